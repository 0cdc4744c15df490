/**
 * `npm start`: serves the client with hot reloading, in front of the embedded instance or, with
 * `--instance https://social.example`, of a real server.
 */
import { createServer } from 'node:net';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { defaultOptions } from '@/demo/options';
import { startInstance } from '@/demo/server';
import { runTool } from './arguments';
import { serverProxy, signInPage } from './proxy';
import { inProject } from '../project';
import { welcome } from './welcome';

const PORT = 8_080;

type MakeConfiguration = (
  env: Record<string, unknown>,
  argv: { mode: 'development' },
) => Configuration;

void runTool('start', async ({ demo, instance, locale }) => {
  const port = demo.port ?? PORT;
  const origin = `http://localhost:${String(port)}`;
  await checkPort(port);
  const target = instance ?? (await startEmbedded({ ...demo, port: 0, origin, followsHost: true }));
  await startDevServer({ port, target, isRemote: instance !== null, locale });
  if (instance === null) {
    console.log(welcome({ address: origin, family: demo.family ?? defaultOptions.family }));
    console.log('  A real server instead: npm start -- --instance https://social.example\n');
  } else {
    console.log(`\n  Linnet: ${origin}\n\n  Everything but the client comes from ${instance}.\n`);
  }
});

async function startEmbedded(options: Parameters<typeof startInstance>[0]): Promise<string> {
  const { port } = await startInstance(options);
  return `http://127.0.0.1:${String(port)}`;
}

interface DevServer {
  port: number;
  target: string;
  isRemote: boolean;
  locale: string | null;
}

async function startDevServer({ port, target, isRemote, locale }: DevServer): Promise<void> {
  const makeConfiguration = require(inProject('webpack.config.js')) as MakeConfiguration;
  const configuration = makeConfiguration({ locale }, { mode: 'development' });
  // The welcome text below prints the addresses.
  configuration.infrastructureLogging = { level: 'warn' };
  const compiler = webpack(configuration);
  if (!compiler) throw new Error('The configuration of webpack makes no compiler');
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port,
      hot: true,
      static: { directory: inProject('static'), publicPath: '/static', watch: false },
      historyApiFallback: { disableDotRule: true },
      proxy: [serverProxy(target, isRemote)],
      setupMiddlewares: (middlewares) =>
        isRemote ? [signInPage(target), ...middlewares] : middlewares,
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
    },
    compiler,
  );
  await server.start();
}

/**
 * Fails if the port is taken; the dev server would silently use the next one, and links would
 * break.
 */
function checkPort(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, 'localhost', () => {
      probe.close(() => {
        resolve();
      });
    });
  });
}

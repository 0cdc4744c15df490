/**
 * `npm run preview`: serves the built client as a real server does, with production headers.
 * `--policy pleroma|akkoma` chooses the content security policy.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { defaultOptions } from '@/demo/options';
import { startInstance } from '@/demo/server';
import { runTool } from './arguments';
import { BadCall } from '../command';
import { dist } from '../project';
import { welcome } from './welcome';

const PORT = 8_080;

void runTool('preview', async ({ demo }) => {
  if (!existsSync(path.join(dist, 'index.html'))) {
    throw new BadCall('Nothing is built yet: run "npm run build" first.');
  }
  const policy = demo.policy ?? 'pleroma';
  const indexPage = demo.indexPage ?? policy;
  const instance = await startInstance({ port: PORT, ...demo, dist, policy, indexPage });
  const family = demo.family ?? defaultOptions.family;
  console.log(welcome({ address: instance.origin, family }));
  console.log(`  Content security policy: ${policy}\n`);
});

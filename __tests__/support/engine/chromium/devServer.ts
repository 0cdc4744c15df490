/** Runs `npm start` for a test file, at a port of its own, and stops it after the tests. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { inProject, root } from '@/tools/project';

export interface DevServer {
  /** The address of the page. */
  address(): string;
  /** The output so far. */
  terminal(): string;
}

/** Long, because nothing is cached yet and other tests keep the machine busy. */
const COMPILED_WITHIN = 180_000;
const ENDED_WITHIN = 15_000;
const BETWEEN = 200;

/** `flags`: what else `npm start` is given. */
export function useDevServer(...flags: string[]): DevServer {
  let port = 0;
  let written = '';
  let running: ChildProcess | undefined;
  const address = () => `http://localhost:${String(port)}`;

  /**
   * Waits for the first answer: the server listens before it has compiled, and holds requests until
   * then.
   */
  async function untilAnswered(child: ChildProcess): Promise<void> {
    const signal = AbortSignal.timeout(COMPILED_WITHIN);
    while (isRunning(child) && !signal.aborted) {
      const answer = await fetch(address(), { signal }).catch(() => null);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, BETWEEN));
    }
    throw new Error(`npm start gave no page:\n${written}`);
  }

  beforeAll(async () => {
    port = await freePort();
    const child = startScript('--port', String(port), ...flags);
    running = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        written += text;
      });
    }
    await untilAnswered(child);
  }, COMPILED_WITHIN + ENDED_WITHIN);

  afterAll(async () => {
    if (running) await end(running);
  }, 2 * ENDED_WITHIN);

  return { address, terminal: () => written };
}

/**
 * The command of the script in package.json. `tsx` loaded as a module of node is one process, while
 * the `tsx` command starts a second one, which could be left behind.
 */
function startScript(...flags: string[]) {
  const about = readFileSync(inProject('package.json'), 'utf8');
  const { start } = (JSON.parse(about) as { scripts: { start: string } }).scripts;
  const [program = '', ...script] = start.split(' ');
  return spawn(process.execPath, ['--import', program, ...script, ...flags], {
    cwd: root,
    // Jest sets NODE_ENV to `test`; a terminal does not.
    env: { ...process.env, NODE_ENV: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode === null && signalCode === null;

async function end(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return;
  const gone = once(child, 'exit');
  const force = setTimeout(() => child.kill('SIGKILL'), ENDED_WITHIN);
  child.kill('SIGTERM');
  await gone;
  clearTimeout(force);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/**
 * Runs another program for a tool: its output goes straight to the terminal, it gets no input, and
 * it is killed with all its children when it takes too long.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './project';

interface RunOptions {
  /** Milliseconds after which it is killed and counts as failed. */
  limit: number;
  env?: Record<string, string>;
}

export interface Outcome {
  succeeded: boolean;
  /** The duration in milliseconds. */
  took: number;
  /** The reason of the failure, in words. */
  reason: string;
}

/** Never rejects: a program that cannot be started counts as failed. */
export function run(
  command: string,
  args: readonly string[],
  { limit, env = {} }: RunOptions,
): Promise<Outcome> {
  const started = Date.now();
  return new Promise((resolve) => {
    let reason = '';
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      // A process group of its own, so that its children are killed with it.
      detached: process.platform !== 'win32',
    });
    const end = (why: string): void => {
      reason = why;
      killGroup(child.pid);
    };
    const timer = setTimeout(() => {
      end(`took longer than ${String(Math.round(limit / 1000))} s`);
    }, limit);
    const interrupt = (): void => {
      end('was interrupted');
    };
    process.once('SIGINT', interrupt).once('SIGTERM', interrupt);

    const settle = (succeeded: boolean, why: string): void => {
      clearTimeout(timer);
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
      resolve({ succeeded, took: Date.now() - started, reason: reason || why });
    };
    child.once('error', (error) => {
      settle(false, error.message);
    });
    child.once('exit', (code, signal) => {
      settle(code === 0 && !reason, `ended with ${signal ?? `code ${String(code)}`}`);
    });
  });
}

/** Runs a command of an installed package; `program` is `package` or `package/command`. */
export async function runLocal(
  program: string,
  args: readonly string[],
  options: RunOptions,
): Promise<Outcome> {
  return run(process.execPath, [scriptOf(program), ...args], options);
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}

/** The script that `node_modules/.bin` would start. */
export function scriptOf(program: string): string {
  const [name = program, command = name] = program.split('/');
  const aboutFile = require.resolve(`${name}/package.json`);
  const { bin } = require(aboutFile) as { bin: string | Record<string, string> };
  const script = typeof bin === 'string' ? bin : bin[command];
  if (!script) throw new Error(`The package ${name} brings no command ${command}`);
  return path.join(path.dirname(aboutFile), script);
}

/** Paths of the project, for tools that run in Node. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(__dirname, '../..');

/** An absolute path inside the project. */
export const inProject = (...parts: string[]): string => path.join(root, ...parts);

export const dist = inProject('dist');

/** The folder for files that tools exchange; not part of the project. */
export const toolCache = inProject('.cache/linnet');

export function projectVersion(): string {
  const about = JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as { version: string };
  return about.version;
}

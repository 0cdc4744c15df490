/** Formats generated files as `npm run format` would, so that they pass its check. */
import { execFileSync } from 'node:child_process';
import { root } from '../project';
import { scriptOf } from '../run';

/** `file` is the path in the project; it decides about the language. */
export const format = (file: string, text: string): string =>
  execFileSync(process.execPath, [scriptOf('oxfmt'), '--stdin-filepath', file], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  });

#!/usr/bin/env node
/** `npx . TOOL …` from a checkout: runs one of the tools for operators and testers. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const tools = ['doctor'];
const here = path.dirname(fileURLToPath(import.meta.url));
const [tool = '', ...rest] = process.argv.slice(2);

if (!tools.includes(tool)) {
  const isAskedFor = tool === '--help';
  console[isAskedFor ? 'log' : 'error'](`Usage: npx . ${tools.join('|')} …`);
  process.exit(isAskedFor ? 0 : 2);
}
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const { status } = spawnSync(
  process.execPath,
  ['--import', loader, path.join(here, tool, `${tool}.ts`), ...rest],
  {
    stdio: 'inherit',
    env: { ...process.env, TSX_TSCONFIG_PATH: path.join(here, '../../tsconfig.json') },
  },
);
process.exit(status ?? 1);

/** `npm run tokens`: writes the fallback theme's values into `src/styles/tokens.css`. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderTokens } from './themeTokens';

const path = join(__dirname, '../../styles/tokens.css');

async function main(): Promise<void> {
  await writeFile(path, renderTokens(await readFile(path, 'utf8')));
}

void main();

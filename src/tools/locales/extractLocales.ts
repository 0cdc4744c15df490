/**
 * `npm run locales:extract`: writes the English texts of the code into `locales/en.json`, for
 * translators and tests. `--check` only compares. `--from <folder>` reads another tree and prints
 * its texts instead.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { collectCatalogue } from './messages';
import { inProject } from '../project';

const CATALOGUE_FILE = inProject('locales/en.json');

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { check: { type: 'boolean' }, from: { type: 'string' } },
  });
  const { texts, faults } = await collectCatalogue(values.from ?? inProject('src'));
  const file = `${JSON.stringify(texts, null, 2)}\n`;
  const outdated = values.check && readFileSync(CATALOGUE_FILE, 'utf8') !== file;
  if (outdated) faults.push('locales/en.json is out of date: run npm run locales:extract');

  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
  if (faults.length > 0 || values.check) return;
  if (values.from) {
    console.log(file);
    return;
  }
  writeFileSync(CATALOGUE_FILE, file);
  console.log(`locales/en.json holds ${String(Object.keys(texts).length)} messages.`);
}

void main();

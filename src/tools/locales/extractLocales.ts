/**
 * `npm run locales:extract`: writes the English texts of the code into `locales/en.json`, for
 * translators and tests.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { collectCatalogue } from './messages';
import { BadCall, runCommand } from '../command';
import { inProject } from '../project';

const CATALOGUE_FILE = inProject('locales/en.json');

const USAGE = `Usage: npm run locales:extract -- [flags]

  --check            only compares
  --from <folder>    reads another tree, and prints its texts instead`;

async function extractLocales(given: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...given],
    options: { check: { type: 'boolean' }, from: { type: 'string' } },
  });
  if (values.from !== undefined && !existsSync(values.from)) {
    throw new BadCall(`There is no folder ${values.from}.`);
  }
  const { texts, faults } = await collectCatalogue(values.from ?? inProject('src'));
  const file = `${JSON.stringify(texts, null, 2)}\n`;
  const outdated = values.check && readFileSync(CATALOGUE_FILE, 'utf8') !== file;
  if (outdated) faults.push('locales/en.json is out of date: run npm run locales:extract');

  for (const fault of faults) console.error(fault);
  if (faults.length > 0) return 1;
  if (values.check) return 0;
  if (values.from) {
    console.log(file);
    return 0;
  }
  writeFileSync(CATALOGUE_FILE, file);
  console.log(`locales/en.json holds ${String(Object.keys(texts).length)} messages.`);
  return 0;
}

void runCommand(USAGE, extractLocales);

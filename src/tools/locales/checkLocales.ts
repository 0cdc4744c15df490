/**
 * `npm run locales:check [code …]`: lists faults of the catalogues in `locales/`, all of them or
 * those that are named.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { languages } from '@/i18n/languages';
import { BadCall, runCommand } from '../command';
import { inProject } from '../project';
import { faultsOf, type SameAsEnglish, type Texts } from './translations';

const read = (file: string): unknown =>
  JSON.parse(readFileSync(inProject(`locales/${file}`), 'utf8')) as unknown;

const codes = languages.map(({ code }) => code).filter((code) => code !== 'en');

const USAGE = `Usage: npm run locales:check -- [code …]

The codes are ${codes.join(', ')}.`;

function checkLocales(given: readonly string[]): number {
  const { positionals: named } = parseArgs({ args: [...given], allowPositionals: true });
  const unknown = named.find((code) => !codes.includes(code));
  if (unknown !== undefined) throw new BadCall(`There is no language "${unknown}".`);
  const english = read('en.json') as Texts;
  const same = read('glossary/same-as-english.json') as SameAsEnglish;
  let count = 0;
  for (const code of named.length > 0 ? named : codes) {
    const faults = faultsOf(code, read(`${code}.json`) as Texts, english, same);
    for (const fault of faults) console.error(`${code}: ${fault}`);
    count += faults.length;
  }
  console.log(count === 0 ? 'Nothing is wrong.' : `${String(count)} things are wrong.`);
  return count === 0 ? 0 : 1;
}

void runCommand(USAGE, checkLocales);

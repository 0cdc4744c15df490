/**
 * `npm run locales:check [code …]`: lists faults of the catalogues in `locales/`, all of them or
 * those that are named.
 */
import { readFileSync } from 'node:fs';
import { languages } from '@/i18n/languages';
import { inProject } from '../project';
import { faultsOf, type SameAsEnglish, type Texts } from './translations';

const read = (file: string): unknown =>
  JSON.parse(readFileSync(inProject(`locales/${file}`), 'utf8')) as unknown;

function main(named: readonly string[]): void {
  const english = read('en.json') as Texts;
  const same = read('glossary/same-as-english.json') as SameAsEnglish;
  const codes = languages.map(({ code }) => code).filter((code) => code !== 'en');
  let count = 0;
  for (const code of named.length > 0 ? named : codes) {
    const faults = faultsOf(code, read(`${code}.json`) as Texts, english, same);
    for (const fault of faults) console.error(`${code}: ${fault}`);
    count += faults.length;
  }
  console.log(count === 0 ? 'Nothing is wrong.' : `${String(count)} things are wrong.`);
  process.exitCode = count === 0 ? 0 : 1;
}

main(process.argv.slice(2));

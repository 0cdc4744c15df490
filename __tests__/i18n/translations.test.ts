/** The languages in `locales/`: each says all that English says, and says it in its own way. */
import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { languages } from '@/i18n/languages';
import { compileLocale, packLocale } from '@/tools/locales/locales.cjs';
import { inProject } from '@/tools/project';
import { faultsOf, type SameAsEnglish, type Texts } from '@/tools/locales/translations';

const read = (file: string): unknown =>
  JSON.parse(readFileSync(inProject(`locales/${file}`), 'utf8')) as unknown;

const english = read('en.json') as Texts;
const same = read('glossary/same-as-english.json') as SameAsEnglish;
const codes = languages.map(({ code }) => code).filter((code) => code !== 'en');

describe.each(codes)('the language %s', (code) => {
  const texts = read(`${code}.json`) as Texts;

  it('says all that English says, with the same values, in its own words and marks', () => {
    expect(faultsOf(code, texts, english, same)).toEqual([]);
  });

  it('is in the order of the English catalogue, so that a change is easily seen', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(english));
  });

  it('weighs 25 kB at most as it is sent', () => {
    const parsed = compileLocale(JSON.stringify(texts), `${code}.json`);
    const sent = JSON.stringify(packLocale(parsed, Object.keys(english)));
    expect(brotliCompressSync(sent).length).toBeLessThanOrEqual(25_000);
  });

  it('has a glossary', () => {
    const glossary = inProject(`locales/glossary/${code}.md`);
    expect(existsSync(glossary)).toBe(true);
    expect(
      readFileSync(glossary, 'utf8')
        .split('\n')
        .filter((line) => /^\| .* \|$/.test(line)).length,
    ).toBeGreaterThan(40);
  });
});

it('what may be the same as in English is so, and is a message', () => {
  const idle = Object.entries(same).flatMap(([code, ids]) =>
    ids
      .filter(
        (id) =>
          !(id in english) || (code !== '*' && (read(`${code}.json`) as Texts)[id] !== english[id]),
      )
      .map((id) => `${code}: ${id}`),
  );
  expect(idle).toEqual([]);
});

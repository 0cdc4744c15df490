/** The catalogues in `locales/`: each is complete, and differs from the English one. */
import { existsSync, readFileSync } from 'node:fs';
import { languages } from '@/i18n/languages';
import { inProject } from '@/tools/project';
import { faultsOf, type SameAsEnglish, type Texts } from '@/tools/locales/translations';

const read = (file: string): unknown =>
  JSON.parse(readFileSync(inProject(`locales/${file}`), 'utf8')) as unknown;

const english = read('en.json') as Texts;
const same = read('glossary/same-as-english.json') as SameAsEnglish;
const codes = languages.map(({ code }) => code).filter((code) => code !== 'en');

describe.each(codes)('the catalogue %s', (code) => {
  const texts = read(`${code}.json`) as Texts;

  it('has every English message, with the same values, translated and with its own punctuation', () => {
    expect(faultsOf(code, texts, english, same)).toEqual([]);
  });

  it('has the order of the English catalogue, for readable diffs', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(english));
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

it('messages that may equal the English ones exist and do equal them', () => {
  const idle = Object.entries(same).flatMap(([code, ids]) => {
    const texts = code === '*' ? english : (read(`${code}.json`) as Texts);
    return ids
      .filter((id) => !(id in english) || texts[id] !== english[id])
      .map((id) => `${code}: ${id}`);
  });
  expect(idle).toEqual([]);
});

/** The pseudolocale: English with accents, which makes untranslated texts visible. */
import { readFileSync } from 'node:fs';
import { parse } from '@formatjs/icu-messageformat-parser';
import { createIntl, type IntlConfig } from 'react-intl';
import { pseudolocalizeMessages } from '@/tools/locales/pseudoLocale.cjs';
import { compileLocale } from '@/tools/locales/locales.cjs';
import { inProject } from '@/tools/project';

/** Formats a message with values. */
function show(text: string, values: Record<string, unknown> = {}): string {
  const messages = pseudolocalizeMessages({ it: parse(text) }) as unknown as IntlConfig['messages'];
  const intl = createIntl({ locale: 'en', messages, onError: fail });
  const all = { b: (parts: unknown[]) => `<b>${parts.join('')}</b>`, ...values };
  return String(intl.formatMessage({ id: 'it' }, all));
}

function fail(error: unknown): never {
  throw error as Error;
}

describe('a pseudolocalised text', () => {
  it('is readable, and differs from an untranslated one', () => {
    expect(show('Favourite')).toBe('[Ƒááṽööûûŕîîţé]');
  });

  it('keeps placeholders, and every form of plurals and selects', () => {
    const text = '{n, plural, one {# reply} other {# replies}} by {name}';
    expect(show(text, { n: 1, name: 'Ben' })).toBe('[1 ŕééééþļý ƀƀýý Ben]');
    expect(show(text, { n: 1_200, name: 'Ben' })).toBe('[1,200 ŕéééþļîîééš ƀƀýý Ben]');
    expect(show('{who, select, me {mine} other {theirs}}', { who: 'me' })).toBe('[ɱîîñéé]');
  });

  it('keeps elements, and changes the text within', () => {
    expect(show('Go <b>home</b>')).toBe('[Ğööö <b>ĥööɱéé</b>]');
  });

  it('does not change texts without words', () => {
    expect(show(' · 404 ')).toBe('[ · 404 ]');
  });

  it('is 40 % longer, in every part of the English catalogue', () => {
    const catalogue = compileLocale(readFileSync(inProject('locales/en.json'), 'utf8'), 'en.json');
    const accented = pseudolocalizeMessages(catalogue);
    expect(Object.keys(accented)).toEqual(Object.keys(catalogue));
    const tight = Object.entries(catalogue).flatMap(([id, elements]) =>
      elements.flatMap((element, at) => {
        // The opening bracket shifts the elements by one.
        const grown = accented[id]?.[at + 1];
        if (!('value' in element) || typeof element.value !== 'string') return [];
        if (!/[a-z]/i.test(element.value) || element.type !== 0) return [];
        const length = grown && 'value' in grown ? String(grown.value).length : 0;
        return length >= element.value.length * 1.4 ? [] : [id];
      }),
    );
    expect(tight).toEqual([]);
  });
});

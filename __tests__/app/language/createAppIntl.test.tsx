import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createIntl, type IntlShape } from 'react-intl';
import fc from 'fast-check';
import { createAppIntl } from '@/app/language/createAppIntl';
import { languages } from '@/i18n/languages';

const english = createAppIntl('en', {});
// An alias, so that the message extractor ignores these calls.
const { formatMessage: say } = english;
const text = (value: string) => [{ type: 0, value }];
const ask = (defaultMessage: string, values?: Parameters<IntlShape['formatMessage']>[1]) =>
  say({ id: 'any', defaultMessage }, values);
const shown = (node: ReactNode) => render(<p>{node}</p>).container.innerHTML;

const reported = jest.fn();
beforeEach(() => {
  reported.mockReset();
  globalThis.reportError = reported;
});

describe('createAppIntl: a message', () => {
  it('is formatted with its values and the plural rules of the language', () => {
    const message = '{count, plural, one {# post} other {# posts}} of {name}';
    expect(ask(message, { count: 1, name: 'Mia' })).toBe('1 post of Mia');
    expect(ask(message, { count: 2_000, name: 'Mia' })).toBe('2,000 posts of Mia');
  });

  it('is shown in English if the language lacks it', () => {
    const german = createAppIntl('de', { yes: text('Ja') });
    const inGerman = german.formatMessage;
    expect(inGerman({ id: 'yes', defaultMessage: 'Yes' })).toBe('Ja');
    const message = { id: 'no', defaultMessage: 'No, {count, number}' };
    expect(inGerman(message, { count: 2_000 })).toBe('No, 2,000');
    expect(inGerman({ id: 'nowhere' })).toBe('nowhere');
  });

  it('may contain elements, which get distinct keys', () => {
    const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const node = ask('By <b>{one} and {two}</b>', {
      one: <i>Mia</i>,
      two: <i>Tom</i>,
      b: (chunks: ReactNode) => <b>{chunks}</b>,
    });
    expect(shown(node as ReactNode)).toBe('<p>By <b><i>Mia</i> and <i>Tom</i></b></p>');
    expect(complain).not.toHaveBeenCalled();
    complain.mockRestore();
  });

  it('that cannot be formatted is reported, and shown in English or as its id', () => {
    const damaged = createAppIntl('de', { hello: [{ type: 1, value: 'nobody' }] }).formatMessage;
    expect(damaged({ id: 'hello', defaultMessage: 'Hello' })).toBe('Hello');
    expect(damaged({ id: 'hello' })).toBe('hello');
    expect(ask('Hello, {name}')).toBe('any');
    expect(reported).toHaveBeenCalledTimes(3);
  });
});

/** The reference: react-intl's own formatting. */
const theirs = (locale: string) => createIntl({ locale, onError: () => undefined });

describe.each(['en', 'de', 'ar', 'ja', 'es'])(
  'createAppIntl in %s formats the same as react-intl:',
  (locale) => {
    const [own, library] = [createAppIntl(locale, {}), theirs(locale)];
    const moment = new Date('2026-03-04T15:06:07Z');

    it('numbers', () => {
      for (const options of [undefined, { style: 'percent' }, { notation: 'compact' }] as const) {
        expect(own.formatNumber(1234.5, options)).toBe(library.formatNumber(1234.5, options));
      }
    });

    it('moments and relative times', () => {
      const options = { dateStyle: 'medium', timeStyle: 'short' } as const;
      expect(own.formatDate(moment, options)).toBe(library.formatDate(moment, options));
      expect(own.formatDate(moment.toISOString())).toBe(library.formatDate(moment.toISOString()));
      const hour = { hour: 'numeric', minute: '2-digit' } as const;
      expect(own.formatTime(moment, hour)).toBe(library.formatTime(moment, hour));
      expect(own.formatRelativeTime(-3, 'day')).toBe(library.formatRelativeTime(-3, 'day'));
    });

    it('lists of words and of elements', () => {
      const words = ['Mia', 'Inés', 'Ivo'];
      const form = { type: 'conjunction' } as const;
      expect(own.formatList(words, form)).toBe(library.formatList(words, form));
      const mixed = ['Mia', <b key="t">Tom</b>, 'Ivo'];
      const [mine, other] = [own, library].map((intl) => shown(intl.formatList(mixed, form)));
      expect(mine).toBe(other);
    });
  },
);

it('createAppIntl formats small and large numbers as Intl does in each language', () => {
  const wordings = languages.map(({ tag }) => [createAppIntl(tag, {}), new Intl.NumberFormat(tag)]);
  const any = fc.oneof(fc.nat(1_200), fc.integer(), fc.double({ noNaN: true, min: -2_000 }));
  // Adding 0 turns -0 into 0, as no count is -0.
  const numbers = any.map((number) => number + 0);
  fc.assert(
    fc.property(numbers, fc.constantFrom(...wordings), (number, [own, theirs]) => {
      expect((own as IntlShape).formatNumber(number)).toBe(
        (theirs as Intl.NumberFormat).format(number),
      );
    }),
  );
});

it('createAppIntl formats an invalid date as empty text and reports it', () => {
  expect(english.formatDate('no date')).toBe('');
  expect(reported).toHaveBeenCalledTimes(1);
});

it('createAppIntl implements every function that the code uses', () => {
  const root = path.join(__dirname, '../../../src');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const used = files
    .filter((file) => /\.tsx?$/.test(file) && !/^(demo|tools)/.test(file))
    .flatMap((file) => [
      ...readFileSync(path.join(root, file), 'utf8').matchAll(
        /\bintl\.(format\w+|\$t)|<Formatted(\w+)/g,
      ),
    ])
    .map(([, method, component]) => method ?? `format${String(component)}`);
  const known = Object.keys(english);
  expect([...new Set(used)].filter((name) => !known.includes(name))).toEqual([]);
});

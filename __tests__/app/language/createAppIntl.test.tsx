import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { IntlShape, MessageFormatElement } from 'react-intl';
import { createAppIntl } from '@/app/language/createAppIntl';
import { languages } from '@/i18n/languages';

const english = createAppIntl('en', {});
// An alias, so that the message extractor ignores these calls.
const { formatMessage: say } = english;
const text = (value: string): MessageFormatElement[] => [{ type: 0, value }];
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
    expect(ask('Hello, {name}')).toBe('Hello, {name}');
    expect(reported).toHaveBeenCalledTimes(3);
  });
});

it.each(languages.map(({ code, tag }) => [code, tag]))(
  'createAppIntl formats dates and numbers in %s as the browser does, without a report',
  (_code, tag) => {
    const { formatDate, formatNumber } = createAppIntl(tag, {});
    const moment = new Date('2026-03-04T15:06:07Z');
    const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
    expect(formatDate(moment, style)).toBe(new Intl.DateTimeFormat(tag, style).format(moment));
    expect(formatNumber(1_234.5)).toBe(new Intl.NumberFormat(tag).format(1_234.5));
    expect(reported).not.toHaveBeenCalled();
  },
);

it('createAppIntl reports a date that it cannot format', () => {
  createAppIntl('en', {}).formatDate('no date');
  expect(reported).toHaveBeenCalledTimes(1);
});

/**
 * Creates the `intl` object that React-Intl hands to components, from the message format and
 * memoised browser formatters. React-Intl's own factory bundles units, ranges and display names
 * that nothing here uses, and looks up a formatter by the full text of its message.
 */
import { IntlMessageFormat } from 'intl-messageformat';
import { createElement, Fragment, type ReactNode } from 'react';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { Messages } from '@/slices/session/language';

type Values = Record<string, ReactNode | ((chunks: ReactNode[]) => ReactNode)>;
type Message = string | Messages[string];

/** The language of the default messages in the code. */
const OWN = 'en';

// Browsers are slow to list their locales, and only the parser, which is not bundled, would ask.
IntlMessageFormat.resolveLocale = () => undefined;

const numberFormat = remembered(Intl.NumberFormat);
/** Languages of ours that may use digits of their own. */
const OWN_DIGITS = /^ar\b/;

/**
 * Small integers look the same nearly everywhere; skipping `Intl.NumberFormat` for them speeds up
 * the first screen.
 */
function getNumberFormat(locale?: Locale, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  if (options || OWN_DIGITS.test(String(locale))) return numberFormat(locale, options);
  const format = (value: number) =>
    Number.isInteger(value) && value >= 0 && value < 1_000
      ? String(value)
      : numberFormat(locale).format(value);
  return { format } as Intl.NumberFormat;
}

const formatters = {
  getNumberFormat,
  getDateTimeFormat: remembered(Intl.DateTimeFormat),
  getPluralRules: remembered(Intl.PluralRules),
};
const listFormat = remembered(Intl.ListFormat);
const distanceFormat = remembered(Intl.RelativeTimeFormat);

type Locale = string | string[];

function remembered<Options, Format>(
  Maker: new (locale?: Locale, options?: Options) => Format,
): (locale?: Locale, options?: Options) => Format {
  const known = new Map<string, Format>();
  return (locale, options) => {
    const key = JSON.stringify([locale, options]);
    let format = known.get(key);
    if (!format) known.set(key, (format = new Maker(locale, options)));
    return format;
  };
}

/** Missing messages fall back to English. */
export function createAppIntl(locale: string, messages: Messages): IntlShape {
  const ready = new Map<Message, IntlMessageFormat>();

  function fill(message: Message, tag: string, values: Values | undefined): ReactNode {
    let format = ready.get(message);
    if (!format) {
      type Parsed = ConstructorParameters<typeof IntlMessageFormat>[0];
      format = new IntlMessageFormat(message as Parsed, tag, undefined, { formatters });
      ready.set(message, format);
    }
    const said = format.format<ReactNode>(withKeys(values));
    return Array.isArray(said) ? keyed(said) : said;
  }

  function formatMessage({ id = '', defaultMessage }: MessageDescriptor, values?: Values) {
    const message = messages[id];
    const own = defaultMessage as Message | undefined;
    return (
      attempt(() => message && fill(message, locale, values)) ??
      attempt(() => own && fill(own, OWN, values)) ??
      id
    );
  }

  const formatDate = (value: Date | string | number, options?: Intl.DateTimeFormatOptions) =>
    attempt(() => formatters.getDateTimeFormat(locale, options).format(new Date(value))) ?? '';

  const wording = {
    locale,
    messages,
    formatMessage,
    formatDate,
    formatTime: formatDate,
    formatNumber: (value: number, options?: Intl.NumberFormatOptions) =>
      formatters.getNumberFormat(locale, options).format(value),
    formatRelativeTime: (
      value: number,
      unit: Intl.RelativeTimeFormatUnit,
      options?: Intl.RelativeTimeFormatOptions,
    ) => distanceFormat(locale, options).format(value, unit),
    formatList: (items: readonly ReactNode[], options?: Intl.ListFormatOptions) =>
      list(items, listFormat(locale, options)),
  };
  // The rest of React-Intl's object is unused; a test makes sure of that.
  return wording as unknown as IntlShape;
}

/** A message that cannot be formatted is our bug, but no reason to show nothing. */
function attempt<Result>(form: () => Result): Result | undefined {
  try {
    return form();
  } catch (error) {
    reportError(error);
    return undefined;
  }
}

function withKeys(values: Values | undefined): Values | undefined {
  if (!values || !Object.values(values).some((value) => typeof value === 'function')) return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'function' ? (chunks) => value(keyed(chunks)) : value,
    ]),
  );
}

/** Keys elements inside a text by their index. */
const keyed = (nodes: readonly ReactNode[]): ReactNode[] =>
  nodes.map((node, key) =>
    typeof node === 'object' ? createElement(Fragment, { key }, node) : node,
  );

/** Private-use characters stand in for elements, as the way words are joined may depend on them. */
const STANDING_IN = 0xe000;

function list(items: readonly ReactNode[], format: Intl.ListFormat): ReactNode {
  const words = items.map((item, at) =>
    typeof item === 'string' ? item : String.fromCharCode(STANDING_IN + at),
  );
  if (items.every((item) => typeof item === 'string')) return format.format(words);
  const parts = format.formatToParts(words);
  let next = 0;
  return keyed(parts.map(({ type, value }) => (type === 'element' ? items[next++] : value)));
}

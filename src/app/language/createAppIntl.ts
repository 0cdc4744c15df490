/**
 * Creates the `intl` object of a language: React-Intl's own, the same in the bundle, in development
 * and in tests.
 */
import { createIntl, ReactIntlErrorCode, type IntlConfig, type IntlShape } from 'react-intl';

/** A missing message is shown in English, and a browser may not know the language. */
const expected: readonly string[] = [
  ReactIntlErrorCode.MISSING_TRANSLATION,
  ReactIntlErrorCode.MISSING_DATA,
];

/** A text that cannot be formatted is our bug, but no reason to show nothing. */
const onError: IntlConfig['onError'] = (error) => {
  if (!expected.includes(error.code)) reportError(error);
};

export const createAppIntl = (locale: string, messages: IntlConfig['messages']): IntlShape =>
  createIntl({ locale, messages, onError });

/**
 * The cookie that tells the server the language of e-mails, its own pages and error texts: the
 * server's locale codes, most preferred first.
 */

const LANGUAGE_COOKIE = 'userLanguage';

/** Browsers limit the age of a cookie to 400 days. */
const LIFE_IN_SECONDS = 400 * 24 * 60 * 60;

const serverCodes: Record<string, string> = { ja_easy: 'ja', zh: 'zh-Hans', zh_Hant: 'zh-HANT' };

/** The server's code for one of our languages. */
export const serverCodeOf = (code: string): string =>
  serverCodes[code] ?? code.replaceAll('_', '-');

/** The cookie's value for a list of our codes, without duplicates. */
export const languageCookieValue = (codes: readonly string[]): string =>
  [...new Set(codes.map(serverCodeOf))].join(',');

/** The complete string to assign to `document.cookie`. */
export const languageCookie = (codes: readonly string[]): string =>
  `${LANGUAGE_COOKIE}=${languageCookieValue(codes)}; path=/; max-age=${LIFE_IN_SECONDS}; samesite=lax`;

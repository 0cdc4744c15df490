/**
 * The cookie by which the server learns in which language to write e-mails, its own pages and error
 * texts: locale codes of the server, the dearest first.
 */

export const LANGUAGE_COOKIE = 'userLanguage';

/** A year and a bit: browsers cap the life of a cookie at 400 days. */
const LIFE_IN_SECONDS = 400 * 24 * 60 * 60;

const serverCodes: Record<string, string> = { ja_easy: 'ja', zh: 'zh-Hans', zh_Hant: 'zh-HANT' };

/** What the server calls a language of ours. */
export const serverCodeOf = (code: string): string =>
  serverCodes[code] ?? code.replaceAll('_', '-');

/** The cookie's value for a list of our codes; each language is named once. */
export const languageCookieValue = (codes: readonly string[]): string =>
  [...new Set(codes.map(serverCodeOf))].join(',');

/** The whole text to assign to `document.cookie`. */
export const languageCookie = (codes: readonly string[]): string =>
  `${LANGUAGE_COOKIE}=${languageCookieValue(codes)}; path=/; max-age=${LIFE_IN_SECONDS}; samesite=lax`;

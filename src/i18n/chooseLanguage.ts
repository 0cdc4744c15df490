/**
 * Chooses the interface language: the user's choice, else the browser's best match, else English.
 */
import { fallbackLanguage, isLanguageCode, languages } from './languages';

/** Scripts and regions that use traditional Chinese characters. */
const TRADITIONAL = /^zh-(hant|tw|hk|mo)\b/;

/** Browser codes that differ from ours. */
const otherNames: Record<string, string> = { no: 'nb', nn: 'nb', nan: 'nan-TW', iw: 'he' };

/**
 * `chosen` is the user's setting, `preferred` the browser's list, most preferred first. The list is
 * tried in order, so that a second choice never wins over a rough match of the first.
 */
export function chooseLanguage(chosen: string | null, preferred: readonly string[]): string {
  if (isLanguageCode(chosen)) return chosen;
  for (const wish of preferred) {
    const code = matchLanguage(wish);
    if (code) return code;
  }
  return fallbackLanguage.code;
}

/** Returns our code for a browser's language tag (`pt-BR` → `pt`, `zh-TW` → `zh_Hant`), or null. */
function matchLanguage(tag: string): string | null {
  const wish = tag.toLowerCase().replaceAll('_', '-');
  const exact = languages.find(({ code }) => code.toLowerCase().replaceAll('_', '-') === wish);
  if (exact) return exact.code;
  if (TRADITIONAL.test(wish)) return 'zh_Hant';
  const [base = ''] = wish.split('-');
  const code = otherNames[base] ?? base;
  return isLanguageCode(code) ? code : null;
}

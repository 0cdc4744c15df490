import { languageCookie, languageCookieValue } from '@/i18n/languageCookie';
import { languages } from '@/i18n/languages';

describe('the cookie that tells the server the language', () => {
  it.each([
    ['ja_easy', 'ja'],
    ['zh', 'zh-Hans'],
    ['zh_Hant', 'zh-HANT'],
    ['nan-TW', 'nan-TW'],
    ['de', 'de'],
  ])('calls %s %s', (code, value) => {
    expect(languageCookieValue([code])).toBe(value);
  });

  it('keeps the order and names each language once', () => {
    expect(languageCookieValue(['ja_easy', 'ja', 'en'])).toBe('ja,en');
  });

  it('never holds what a cookie may not or what the server does not know', () => {
    for (const { code } of languages) {
      expect(languageCookieValue([code])).toMatch(/^[a-zA-Z]+(-[a-zA-Z]+)?$/);
    }
  });

  it('belongs to the whole site and lives long', () => {
    expect(languageCookie(['de'])).toBe('userLanguage=de; path=/; max-age=34560000; samesite=lax');
  });
});

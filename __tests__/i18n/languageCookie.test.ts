import { languageCookie, languageCookieValue } from '@/i18n/languageCookie';
import { languages } from '@/i18n/languages';

describe('the language cookie for the server', () => {
  it.each([
    ['ja_easy', 'ja'],
    ['zh', 'zh-Hans'],
    ['zh_Hant', 'zh-HANT'],
    ['nan-TW', 'nan-TW'],
    ['de', 'de'],
  ])('contains for %s the tag %s', (code, value) => {
    expect(languageCookieValue([code])).toBe(value);
  });

  it('keeps the order without duplicates', () => {
    expect(languageCookieValue(['ja_easy', 'ja', 'en'])).toBe('ja,en');
  });

  it('contains no invalid characters or languages unknown to the server', () => {
    for (const { code } of languages) {
      expect(languageCookieValue([code])).toMatch(/^[a-zA-Z]+(-[a-zA-Z]+)?$/);
    }
  });

  it('applies to the whole site for a long time', () => {
    expect(languageCookie(['de'])).toBe('userLanguage=de; path=/; max-age=34560000; samesite=lax');
  });
});

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fallbackLanguage, isLanguageCode, languageOf, languages } from '@/i18n/languages';

const offered =
  'ar ca cs de eo en es et eu fi fr ga he hu it ja ja_easy ko nan-TW nb nl oc pl pt ro ru sk te uk zh zh_Hant';

describe('the languages', () => {
  it('I18N-01 are the 31 that are offered, each named by its speakers', () => {
    expect(languages.map(({ code }) => code).join(' ')).toBe(offered);
    expect(languages.filter(({ name }) => name.trim() === '')).toEqual([]);
    expect(new Set(languages.map(({ name }) => name)).size).toBe(31);
  });

  it('are written from right to left where they are', () => {
    const rightToLeft = languages.filter(({ direction }) => direction === 'rtl');
    expect(rightToLeft.map(({ code }) => code)).toEqual(['ar', 'he']);
  });

  it.each(languages.map(({ code, tag }) => [code, tag]))(
    '%s is known to Intl as %s, not replaced by another',
    (_code, tag) => {
      expect(() => new Intl.PluralRules(tag)).not.toThrow();
      expect(Intl.DateTimeFormat.supportedLocalesOf([tag])).toEqual([tag]);
    },
  );

  it.each([
    ['ja_easy', 'ja'],
    ['zh_Hant', 'zh-Hant'],
    ['nan-TW', 'zh-TW'],
  ])('%s, which Intl does not know, is told as %s', (code, tag) => {
    expect(languageOf(code).tag).toBe(tag);
  });

  it('I18N-02 end in English for a code that is none', () => {
    expect(languageOf('tlh')).toBe(fallbackLanguage);
    expect(fallbackLanguage.code).toBe('en');
    expect(isLanguageCode('tlh')).toBe(false);
    expect(isLanguageCode(null)).toBe(false);
  });

  it('have a row for every file of translations', () => {
    const files = readdirSync(path.resolve(__dirname, '../../locales'));
    const strangers = files.filter((file) => !isLanguageCode(file.replace(/\.json$/, '')));
    expect(strangers).toEqual(['glossary']);
  });
});

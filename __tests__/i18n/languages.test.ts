import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fallbackLanguage, isLanguageCode, languageOf, languages } from '@/i18n/languages';

const offered =
  'ar ca cs de eo en es et eu fi fr ga he hu it ja ja_easy ko nan-TW nb nl oc pl pt ro ru sk te uk zh zh_Hant';

describe('the list of languages', () => {
  it('I18N-01 contains the 31 that are offered, each with its native name', () => {
    expect(languages.map(({ code }) => code).join(' ')).toBe(offered);
    expect(languages.filter(({ name }) => name.trim() === '')).toEqual([]);
    expect(new Set(languages.map(({ name }) => name)).size).toBe(31);
  });

  it('marks right-to-left languages', () => {
    const rightToLeft = languages.filter(({ direction }) => direction === 'rtl');
    expect(rightToLeft.map(({ code }) => code)).toEqual(['ar', 'he']);
  });

  it.each(languages.map(({ code, tag }) => [code, tag]))(
    'maps %s to a tag that Intl knows as %s, not a replacement',
    (_code, tag) => {
      expect(() => new Intl.PluralRules(tag)).not.toThrow();
      expect(Intl.DateTimeFormat.supportedLocalesOf([tag])).toEqual([tag]);
    },
  );

  it.each([
    ['ja_easy', 'ja'],
    ['zh_Hant', 'zh-Hant'],
    ['nan-TW', 'zh-TW'],
  ])('maps %s, which Intl does not know, to %s', (code, tag) => {
    expect(languageOf(code).tag).toBe(tag);
  });

  it('I18N-02 falls back to English for an unknown code', () => {
    expect(languageOf('tlh')).toBe(fallbackLanguage);
    expect(fallbackLanguage.code).toBe('en');
    expect(isLanguageCode('tlh')).toBe(false);
    expect(isLanguageCode(null)).toBe(false);
  });

  it('has a row for every catalogue', () => {
    const files = readdirSync(path.resolve(__dirname, '../../locales'));
    const strangers = files.filter((file) => !isLanguageCode(file.replace(/\.json$/, '')));
    expect(strangers.sort()).toEqual(['README.md', 'glossary']);
  });
});

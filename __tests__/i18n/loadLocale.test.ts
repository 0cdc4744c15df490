import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@/i18n/languages';
import { loadLocale } from '@/i18n/loadLocale';

const fileOf = (code: string) => path.resolve(__dirname, `../../locales/${code}.json`);

describe('loading a language', () => {
  it('needs no messages for English, which are in the code', async () => {
    expect(existsSync(fileOf('en'))).toBe(true);
    expect(await loadLocale('en')).toEqual({});
  });

  it('I18N-02 falls back to English if the language has no file', async () => {
    for (const { code } of languages.filter((language) => !existsSync(fileOf(language.code)))) {
      expect(await loadLocale(code)).toEqual({});
    }
  });

  it('requests no files for unknown codes', async () => {
    expect(await loadLocale('../package')).toEqual({});
  });
});

describe('the pseudo-locale', () => {
  const mode = process.env.NODE_ENV;
  afterEach(() => {
    process.env.NODE_ENV = mode;
    jest.resetModules();
  });
  async function i18nIn(which: 'development' | 'production') {
    jest.resetModules();
    process.env.NODE_ENV = which;
    return {
      ...(await import('@/i18n/languages')),
      ...(await import('@/i18n/loadLocale')),
      ...(await import('@/i18n/chooseLanguage')),
    };
  }

  it('can be chosen in development, and has all messages', async () => {
    const i18n = await i18nIn('development');
    expect(i18n.chooseLanguage(null, ['en-XA', 'de'])).toBe('en-XA');
    expect(i18n.languageOf('en-XA')).toMatchObject({ tag: 'en-XA', direction: 'ltr' });
    const english = JSON.parse(readFileSync(fileOf('en'), 'utf8')) as object;
    expect(Object.keys(await i18n.loadLocale('en-XA'))).toEqual(Object.keys(english));
  });

  it('is unknown in production', async () => {
    const i18n = await i18nIn('production');
    expect(i18n.chooseLanguage(null, ['en-XA', 'de'])).toBe('en');
    expect(i18n.isLanguageCode('en-XA')).toBe(false);
    expect(await i18n.loadLocale('en-XA')).toEqual({});
  });
});

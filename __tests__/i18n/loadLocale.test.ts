import { existsSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@/i18n/languages';
import { loadLocale } from '@/i18n/loadLocale';

const fileOf = (code: string) => path.resolve(__dirname, `../../locales/${code}.json`);

describe('loading a language', () => {
  it('needs no messages for English, which the code holds', async () => {
    expect(existsSync(fileOf('en'))).toBe(true);
    expect(await loadLocale('en')).toEqual({});
  });

  it('I18N-02 leaves everything in English where a language has no file', async () => {
    for (const { code } of languages.filter((language) => !existsSync(fileOf(language.code)))) {
      expect(await loadLocale(code)).toEqual({});
    }
  });

  it('does not go looking for files by codes that are none of ours', async () => {
    expect(await loadLocale('../package')).toEqual({});
  });
});

import { chooseLanguage } from '@/i18n/chooseLanguage';

describe('choosing the language', () => {
  it("prefers the reader's choice to the browser's languages", () => {
    expect(chooseLanguage('ja_easy', ['de'])).toBe('ja_easy');
  });

  it.each([
    [['de-AT', 'fr'], 'de'],
    [['tlh', 'fr-CA'], 'fr'],
    [['pt-BR'], 'pt'],
    [['PT_br'], 'pt'],
    [['nn-NO'], 'nb'],
    [['no'], 'nb'],
    [['iw'], 'he'],
    [['zh'], 'zh'],
    [['zh-CN'], 'zh'],
    [['zh-Hans-TW'], 'zh'],
    [['zh-TW'], 'zh_Hant'],
    [['zh-HK'], 'zh_Hant'],
    [['zh-Hant-CN'], 'zh_Hant'],
    [['nan'], 'nan-TW'],
    [['nan-TW'], 'nan-TW'],
    [['nan-Hant-TW'], 'nan-TW'],
  ])('resolves %j to %s', (preferred, code) => {
    expect(chooseLanguage(null, preferred)).toBe(code);
  });

  it('keeps the order: a rough match of the first language precedes the second', () => {
    expect(chooseLanguage(null, ['de-CH', 'en'])).toBe('de');
  });

  it('I18N-02 falls back to English', () => {
    expect(chooseLanguage(null, [])).toBe('en');
    expect(chooseLanguage(null, ['tlh', 'xx-YY', ''])).toBe('en');
    expect(chooseLanguage('klingon', [])).toBe('en');
  });
});

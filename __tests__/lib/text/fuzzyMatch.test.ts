/** How well a name fits what is typed: in any order, in any writing. */
import fc from 'fast-check';
import { fitOf, fuzzyQuery, searchable } from '@/lib/text/fuzzyMatch';

const fit = (name: string, typed: string, words: string[] = []): number | null => {
  const query = fuzzyQuery(typed);
  return query && fitOf(searchable(name, words), query);
};
const fits = (name: string, typed: string, words: string[] = []): boolean =>
  fit(name, typed, words) !== null;
/** The names that fit, the best first. */
const order = (typed: string, ...names: string[]): string[] =>
  names
    .map((name) => ({ name, fit: fit(name, typed) }))
    .filter((one): one is { name: string; fit: number } => one.fit !== null)
    .sort((one, other) => other.fit - one.fit)
    .map(({ name }) => name);

describe('the order of what fits', () => {
  it('is: the same, its beginning, a word, a part of a word, further texts, scattered letters', () => {
    const names = ['Liste', 'List settings', 'New list', 'Stylist', 'List', 'Lipstick'];
    expect(order('list', ...names)).toEqual([
      'List',
      'Liste',
      'List settings',
      'New list',
      'Stylist',
      'Lipstick',
    ]);
    const byWords = fit('Timelines', 'list', ['list'])!;
    expect(byWords).toBeLessThan(fit('Stylist', 'list')!);
    expect(byWords).toBeGreaterThan(fit('Lipstick', 'list')!);
  });

  it('takes words in any order, each of which has to fit', () => {
    expect(fits('Two-factor login', 'login two')).toBe(true);
    expect(fits('Two-factor login', 'factor log')).toBe(true);
    expect(fits('Two-factor login', 'login three')).toBe(false);
    expect(order('post new', 'New post', 'Show new posts')).toEqual(['New post', 'Show new posts']);
  });

  it('finds scattered letters of a word, but not of two letters, nor far apart', () => {
    expect(fits('Settings', 'stngs')).toBe(true);
    expect(fits('E-mail address', 'email')).toBe(true);
    expect(fits('Settings', 'sg')).toBe(false);
    expect(fits('Send everything to the next generation, slowly', 'stngs')).toBe(false);
  });
});

describe('writings', () => {
  it.each([
    ['Łódź', 'lodz'],
    ['Ångström', 'angstrom'],
    ['Straße', 'strasse'],
    ['Paramètres', 'PARAMETRES'],
    ['İstanbul', 'istanbul'],
    ['Συζήτησις', 'συζητησισ'],
    ['الإعدادات', 'الاعدادات'],
    ['مستشفى', 'مستشفي'],
    ['הגדרות', 'הגד'],
    ['通知の設定', '設定'],
    ['搜索或前往', '前往'],
    ['설정 검색', '검'],
    ['Ｆｕｌｌ', 'full'],
    ['Don’t', "don't"],
  ])('%s is found by %s', (name, typed) => {
    expect(fits(name, typed)).toBe(true);
  });
});

describe('any text', () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
  );

  it('is found by itself, better than by anything else', () => {
    fc.assert(
      fc.property(text, text, (name, other) => {
        const whole = fit(name, name);
        if (fuzzyQuery(name) === null) return;
        expect(whole).not.toBeNull();
        expect(fit(name, other) ?? -1).toBeLessThanOrEqual(whole!);
      }),
    );
  });

  it('is found by each of its words', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', minLength: 1 })), (words) => {
        const name = words.join(' ');
        for (const word of words) if (fuzzyQuery(word)) expect(fits(name, word)).toBe(true);
      }),
    );
  });

  it('is searched for nothing by spaces', () => {
    expect(fuzzyQuery('')).toBeNull();
    expect(fuzzyQuery(' \t ')).toBeNull();
  });
});

/** The format of shipped locale files: parsed at build time and compact. */
import { compileLocale, packLocale } from '@/tools/locales/locales.cjs';

const file = JSON.stringify({ b: 'Plain', a: 'For {name}', old: 'Old' });

describe('a shipped locale file', () => {
  it('is parsed at build time, plain texts as they are', () => {
    expect(packLocale(compileLocale(file, 'xx.json'))).toEqual({
      a: [expect.objectContaining({ value: 'For ' }), { type: 1, value: 'name' }],
      b: 'Plain',
      old: 'Old',
    });
  });

  it('is a list ordered by the English ids, with gaps for missing messages', () => {
    const sent = packLocale(compileLocale(file, 'xx.json'), ['a', 'b', 'c']);
    expect(sent).toEqual([expect.any(Array), 'Plain', 0]);
  });

  it('with an error is refused, with its name', () => {
    expect(() => compileLocale('{"a":"{half"}', 'xx.json')).toThrow(/xx\.json: “a” does not parse/);
    expect(() => compileLocale('{"a":1}', 'xx.json')).toThrow('xx.json: “a” is not a text');
  });
});

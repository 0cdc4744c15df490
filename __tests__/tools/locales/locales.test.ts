/** How a locale file is sent: parsed ahead, and as short as it can be. */
import { compileLocale, packLocale } from '@/tools/locales/locales.cjs';

const file = JSON.stringify({ b: 'Plain', a: 'For {name}', old: 'Old' });

describe('a locale file', () => {
  it('is sent parsed, plain texts as they are', () => {
    expect(packLocale(compileLocale(file, 'xx.json'))).toEqual({
      a: [expect.objectContaining({ value: 'For ' }), { type: 1, value: 'name' }],
      b: 'Plain',
      old: 'Old',
    });
  });

  it('is a list in the bundle, by the order of the English ids, with places for what it lacks', () => {
    const sent = packLocale(compileLocale(file, 'xx.json'), ['a', 'b', 'c']);
    expect(sent).toEqual([expect.any(Array), 'Plain', 0]);
  });

  it('with a fault is refused, by its name', () => {
    expect(() => compileLocale('{"a":"{half"}', 'xx.json')).toThrow(/xx\.json: “a” does not parse/);
    expect(() => compileLocale('{"a":1}', 'xx.json')).toThrow('xx.json: “a” is not a text');
  });
});

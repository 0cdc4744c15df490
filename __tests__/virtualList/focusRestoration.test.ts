/** Chooses the row that receives the focus when the focused row disappears. */
import fc from 'fast-check';
import { followerOf } from '@/virtualList/focusRestoration';

const after = (lost: string, before: string[], ids: string[]) =>
  followerOf(lost, before, ids, (id) => ids.indexOf(id));

describe('the row that receives the focus', () => {
  it('of a gap is the first row that replaces it', () => {
    expect(after('gap a', ['a', 'gap a', 'd'], ['a', 'b', 'c', 'd'])).toBe('b');
    expect(after('gap a', ['a', 'gap a', 'd'], ['a', 'b', 'gap b', 'd'])).toBe('b');
    expect(after('gap a', ['a', 'gap a', 'd'], ['a', 'd'])).toBe('d');
  });

  it('of a re-rendered row is the same row', () => {
    expect(after('b', ['a', 'b'], ['n', 'a', 'b'])).toBe('b');
  });

  it('of the first row is the new first, and of the last the one before', () => {
    expect(after('a', ['a', 'b'], ['b'])).toBe('b');
    expect(after('b', ['a', 'b'], ['a'])).toBe('a');
    expect(after('a', ['a'], [])).toBe('');
  });

  it('always exists, and is the nearest below the rows that remain above', () => {
    const list = fc.uniqueArray(fc.integer({ min: 0, max: 30 }).map(String), { minLength: 1 });
    fc.assert(
      fc.property(list, list, fc.nat(), (before, ids, at) => {
        const lost = before[at % before.length] ?? '';
        const taker = after(lost, before, ids);
        expect(ids).toContain(taker);
        const above = before.slice(0, before.indexOf(lost)).filter((id) => ids.includes(id));
        const start = above.length > 0 ? ids.indexOf(above.at(-1) ?? '') : -1;
        const expected = ids.includes(lost) ? lost : (ids[start + 1] ?? ids.at(-1));
        expect(taker).toBe(expected);
      }),
    );
  });
});

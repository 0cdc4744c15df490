/** Which row takes the focus of one that goes. */
import fc from 'fast-check';
import { followerOf } from '@/virtualList/focusRestoration';

const after = (lost: string, before: string[], ids: string[]) =>
  followerOf(lost, before, ids, (id) => ids.indexOf(id));

describe('the row that takes the focus', () => {
  it('of a gap is the first that came in its place', () => {
    expect(after('gap a', ['a', 'gap a', 'd'], ['a', 'b', 'c', 'd'])).toBe('b');
    expect(after('gap a', ['a', 'gap a', 'd'], ['a', 'b', 'gap b', 'd'])).toBe('b');
    expect(after('gap a', ['a', 'gap a', 'd'], ['a', 'd'])).toBe('d');
  });

  it('of a row that is drawn anew is itself', () => {
    expect(after('b', ['a', 'b'], ['n', 'a', 'b'])).toBe('b');
  });

  it('of the first is the first, and of the last the one before it', () => {
    expect(after('a', ['a', 'b'], ['b'])).toBe('b');
    expect(after('b', ['a', 'b'], ['a'])).toBe('a');
    expect(after('a', ['a'], [])).toBe('');
  });

  it('is always one that is there, and the nearest below what is left above', () => {
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

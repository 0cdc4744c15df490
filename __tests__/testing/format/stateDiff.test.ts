/** The difference between two states of a flow. */
import fc from 'fast-check';
import { diffStates } from '@/testing/format/stateDiff';

describe('diffStates', () => {
  it('lists added, removed and changed values by path', () => {
    const shared = { deep: [1, 2, { three: 3 }] };
    const before = { shared, config: { theme: 'dark', gone: 1 }, open: false };
    const after = { shared, config: { theme: 'light' }, open: false, more: {} };
    expect(diffStates(before, after)).toEqual({
      count: 3,
      list: [
        { path: ['config', 'theme'], kind: 'changed', before: 'dark', after: 'light' },
        { path: ['config', 'gone'], kind: 'removed', before: 1, after: undefined },
        { path: ['more'], kind: 'added', before: undefined, after: {} },
      ],
    });
  });

  it.each([
    ['comes first', ['b', 'a'], ['c', 'b', 'a'], [['added', '0']]],
    ['comes last', ['b', 'a'], ['b', 'a', 'c'], [['added', '2']]],
    ['goes from the middle', ['a', 'b', 'c'], ['a', 'c'], [['removed', '1']]],
    ['is exchanged', ['a', 'b', 'c'], ['a', 'd', 'c'], [['changed', '1']]],
    [
      'is exchanged for two',
      ['a', 'b', 'c'],
      ['a', 'd', 'e', 'c'],
      [
        ['removed', '1'],
        ['added', '1'],
        ['added', '2'],
      ],
    ],
    ['goes, of equal ones', ['a', 'a'], ['a'], [['removed', '1']]],
  ])('shows of lists only what %s', (_what, before, after, told) => {
    const { list } = diffStates({ ids: before }, { ids: after });
    expect(list.map(({ kind, path }) => [kind, path[1]])).toEqual(told);
  });

  it('distinguishes lists from objects, and null from undefined', () => {
    expect(diffStates({ a: [] }, { a: {} }).list).toMatchObject([{ path: ['a'] }]);
    expect(diffStates({ a: null }, { a: undefined }).list).toMatchObject([{ path: ['a'] }]);
    expect(diffStates({ a: NaN }, { a: NaN }).count).toBe(0);
  });

  it('limits the listed changes, and counts all', () => {
    const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`row${at}`, at]));
    const { list, count } = diffStates({}, many);
    expect(count).toBe(1_000);
    expect(list).toHaveLength(200);
  });

  it('finds no difference in equal states, and some in others', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        const copy: unknown = structuredClone(a);
        expect(diffStates(a, copy).count).toBe(0);
        const same = JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
        expect(diffStates(a, b).count === 0).toBe(same);
      }),
    );
  });
});

/** Sorts keys, so that the order of insertion does not count; -0 becomes 0, as in a file. */
function sorted(value: unknown): unknown {
  if (Object.is(value, -0)) return '-0';
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return { entries: entries.map(([key, inner]) => [key, sorted(inner)]) };
}

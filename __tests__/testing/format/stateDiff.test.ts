/** What a step of a flow changed in the state. */
import fc from 'fast-check';
import { diffStates } from '@/testing/format/stateDiff';

describe('diffStates', () => {
  it('names what came, went and changed by its place', () => {
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
  ])('tells of lists only what %s', (_what, before, after, told) => {
    const { list } = diffStates({ ids: before }, { ids: after });
    expect(list.map(({ kind, path }) => [kind, path[1]])).toEqual(told);
  });

  it('takes a list for another thing than an object, and nothing for another than nothing', () => {
    expect(diffStates({ a: [] }, { a: {} }).list).toMatchObject([{ path: ['a'] }]);
    expect(diffStates({ a: null }, { a: undefined }).list).toMatchObject([{ path: ['a'] }]);
    expect(diffStates({ a: NaN }, { a: NaN }).count).toBe(0);
  });

  it('lists no more than can be read, and counts all', () => {
    const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`row${at}`, at]));
    const { list, count } = diffStates({}, many);
    expect(count).toBe(1_000);
    expect(list).toHaveLength(200);
  });

  it('finds none in what is the same, and some in what is not', () => {
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

/** In the same order whatever the order in which it was made; -0 is 0, as in a file. */
function sorted(value: unknown): unknown {
  if (Object.is(value, -0)) return '-0';
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return { entries: entries.map(([key, inner]) => [key, sorted(inner)]) };
}

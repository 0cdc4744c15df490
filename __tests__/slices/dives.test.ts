import { divesOnPages, underCard, type Dives } from '@/domain/dives';
import dives, { divesRestored, MOST_DIVES, threadDived, threadSurfaced } from '@/slices/dives';
import { threadFolded } from '@/slices/threads';

type Change = Parameters<typeof dives>[1];
const after = (...changes: Change[]): Dives => changes.reduce<Dives>(dives, {});

const where = 'k1 thread s1';
const dive = (nodeId: string, at = where) => threadDived({ where: at, nodeId });

describe('dives in conversations', () => {
  it('can be come back from, the last one first', () => {
    const dived = [dive('a'), dive('b')];
    expect(after(...dived)[where]).toEqual(['a', 'b']);
    expect(after(...dived, threadSurfaced({ where }))[where]).toEqual(['a']);
    // To where one has been: it is not come back to twice.
    expect(after(...dived, dive('a'))[where]).toEqual(['b', 'a']);
    expect(after(dive('a'), threadSurfaced({ where }))).toEqual({});
    expect(after(threadSurfaced({ where }))).toEqual({});
  });

  it('are those of one entry of the history', () => {
    const state = after(dive('a'), dive('b', 'k2 thread s1'));
    expect(state).toEqual({ [where]: ['a'], 'k2 thread s1': ['b'] });
    expect(after(dive('c'), divesRestored(state))).toEqual(state);
  });

  it('are forgotten under a card that is folded, and there alone', () => {
    const state = after(dive('a'), dive('b', underCard('s1')), threadFolded({ statusId: 's1' }));
    expect(state).toEqual({ [where]: ['a'] });
  });

  it('are kept for the last places, and beyond a reload for pages alone', () => {
    const places = Array.from({ length: MOST_DIVES + 5 }, (_each, at) => `k${at} thread s1`);
    expect(Object.keys(after(...places.map((at) => dive('a', at))))).toEqual(places.slice(5));
    expect(divesOnPages({ [where]: ['a'], [underCard('s1')]: ['b'] })).toEqual({ [where]: ['a'] });
  });
});

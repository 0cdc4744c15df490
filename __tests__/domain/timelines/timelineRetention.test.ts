import fc from 'fast-check';
import {
  KEPT_OF_LAST_VIEWED,
  KEPT_PER_UNVIEWED,
  KEPT_OF_ALL_UNVIEWED,
} from '@/domain/engine/limits';
import {
  collapseUnseen,
  retentionShares,
  type UnviewedTimeline,
} from '@/domain/timelines/timelineRetention';

const left = (key: string, changes: Partial<UnviewedTimeline> = {}): UnviewedTimeline => ({
  key,
  lastVisit: 1,
  shown: 20,
  unseen: 0,
  whole: false,
  ...changes,
});

describe('statuses that wait to be shown', () => {
  it('are all kept while there is room', () => {
    expect(collapseUnseen([['c', 'b', 'a']], ['c', 'b'], 2)).toBeNull();
  });

  it('lose their older part, and the list gets a gap there', () => {
    expect(collapseUnseen([['e', 'd', 'c', 'b', 'a']], ['e', 'd', 'c', 'b'], 2)).toEqual({
      ranges: [['e', 'd'], ['a']],
      unseen: ['e', 'd'],
    });
  });

  it('lose no shown status, wherever it is', () => {
    expect(collapseUnseen([['e', 'own', 'c'], ['b'], ['a']], ['e', 'c', 'b'], 1)).toEqual({
      ranges: [['e', 'own'], ['a']],
      unseen: ['e'],
    });
  });

  it('never exceed their limit, never repeat, and keep the order of the list', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 100, max: 999 }).map(String), { maxLength: 60 });
    fc.assert(
      fc.property(ids, fc.nat(), fc.nat(30), (all, seed, most) => {
        const newestFirst = [...all].sort().reverse();
        const unseen = newestFirst.filter((_id, at) => (seed >> (at % 20)) & 1);
        const shown = newestFirst.filter((id) => !unseen.includes(id));
        const collapsed = collapseUnseen([newestFirst], unseen, most);
        if (!collapsed) {
          expect(unseen.length).toBeLessThanOrEqual(most);
          return;
        }
        expect(collapsed.unseen).toEqual(unseen.slice(0, most));
        expect(collapsed.ranges.flat()).toEqual(
          newestFirst.filter((id) => shown.includes(id) || collapsed.unseen.includes(id)),
        );
        expect(collapsed.ranges.every((range) => range.length > 0)).toBe(true);
      }),
    );
  });
});

describe('timelines that are not on screen', () => {
  it('keep a short range around the anchor, the last viewed one a longer range', () => {
    const shares = retentionShares([
      left('old', { lastVisit: 1, shown: 5_000 }),
      left('last', { lastVisit: 9, shown: 5_000 }),
      left('short', { lastVisit: 5, shown: 7 }),
    ]);
    expect(Object.fromEntries(shares)).toEqual({
      last: KEPT_OF_LAST_VIEWED,
      short: 7,
      old: KEPT_PER_UNVIEWED,
    });
  });

  it('are dropped, least recently viewed first, when together they are too large', () => {
    const many = Array.from({ length: 50 }, (_, at) =>
      left(`t${at}`, { lastVisit: at, shown: 100 }),
    );
    const kept = [...retentionShares(many).keys()];
    expect(kept).toEqual(Array.from({ length: 10 }, (_, at) => `t${49 - at}`));
  });

  it('are dropped where a cut could not be continued from', () => {
    const shares = retentionShares([
      left('first', { lastVisit: 9 }),
      left('favorites', { shown: 101, whole: true }),
      left('bookmarks', { shown: 100, whole: true }),
    ]);
    expect(Object.fromEntries(shares)).toEqual({ first: 20, bookmarks: 100 });
  });

  it('never exceed the total limit', () => {
    const anyTimeline = fc.record({
      key: fc.uuid(),
      lastVisit: fc.nat(),
      shown: fc.nat(2_000),
      unseen: fc.nat(400),
      whole: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(anyTimeline), (all) => {
        const shares = retentionShares(all);
        const sum = all
          .filter(({ key }) => shares.has(key))
          .reduce((total, { key, unseen }) => total + (shares.get(key) ?? 0) + unseen, 0);
        expect(sum).toBeLessThanOrEqual(KEPT_OF_ALL_UNVIEWED);
      }),
    );
  });
});

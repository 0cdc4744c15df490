/**
 * The list that the browser kept and the server's first page, in random cases: the rows from the
 * reader's place downwards stay, what is gone goes, what is new waits, and no post gets lost between
 * them without a gap.
 */
import fc from 'fast-check';
import { compareIds, isNewer } from '@/domain/engine/ids';
import { seenUpToIn, tailOf } from '@/domain/session/snapshotContent';
import { gapsOf, withGaps } from '@/domain/timelines/timelineRanges';
import type { Timeline } from '@/slices/timelines/timelineState';
import timelines, { newStatusesShown, timelinePageReceived } from '@/slices/timelines/timelines';

const KEY = 'friends';
const PAGE = 20;
const MOST = 40;
const entities = { statuses: [], users: [] };
const idOf = (n: number) => String(10_000 + n);

/** Posts 1 to `loaded` were loaded; the newest `waiting` of them were not shown. */
const visit = fc
  .record({
    loaded: fc.integer({ min: 12, max: 150 }),
    waiting: fc.integer({ min: 0, max: 10 }),
    /** How many rows the reader has scrolled by; at the top: 0. */
    depth: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 140 })),
    fresh: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 10, max: 60 })),
    deleted: fc.uniqueArray(fc.integer({ min: 1, max: 150 }), { maxLength: 12 }),
  })
  .map(({ loaded, waiting, depth, fresh, deleted }) => {
    const known = Array.from({ length: loaded }, (_, n) => idOf(loaded - n));
    const seen = known.slice(waiting);
    const at = Math.min(depth, seen.length - 1);
    const place =
      at === 0
        ? null
        : { rows: seen.slice(at, at + 6).map((id) => ({ id, offset: 0 })), before: [], depth: at };
    const before = {
      ranges: [known],
      unseen: known.slice(0, waiting),
      syncedUpTo: known[0] ?? null,
    };
    const gone = new Set(deleted.map(idOf));
    const server = Array.from({ length: loaded + fresh }, (_, n) => idOf(loaded + fresh - n));
    return {
      anchor: place?.rows[0]?.id ?? null,
      kept: tailOf({ ...before, place }, MOST),
      seenUpTo: seenUpToIn(before),
      server: server.filter((id) => !gone.has(id)),
      gone,
    };
  });

type Visit = typeof visit extends fc.Arbitrary<infer Value> ? Value : never;

/** Merges as the page does, for a reader at the top or at their anchor. */
function merge({ anchor, kept, seenUpTo, server }: Visit): Timeline {
  const page = { key: KEY, kind: 'first' as const, next: null, entities };
  const show = anchor === null;
  const first = server.slice(0, PAGE);
  const actions = [
    timelinePageReceived({ ...page, ids: kept, from: seenUpTo, show: false, keptAt: 1 }),
    timelinePageReceived({ ...page, ids: first, from: null, show, full: first.length === PAGE }),
    ...(show ? [newStatusesShown({ key: KEY })] : []),
  ];
  const timeline = actions.reduce(timelines, timelines(undefined, { type: 'begin' }))[KEY];
  if (!timeline) throw new Error('There is no list.');
  return timeline;
}

const shownIn = ({ ranges, unseen }: Timeline): string[] =>
  ranges.flat().filter((id) => !unseen.includes(id));

const check = (holds: (visit: Visit, merged: Timeline) => void) =>
  fc.assert(
    fc.property(visit, (each) => {
      holds(each, merge(each));
    }),
    { numRuns: 300, seed: 7 },
  );

describe('the server’s first page, in a list that was kept,', () => {
  it('leaves the rows from the reader’s place downwards, but for deleted ones', () => {
    check(({ anchor, kept, server, gone }, merged) => {
      if (anchor === null) return;
      const oldest = server[PAGE - 1] ?? '';
      const isKnownGone = (id: string) => gone.has(id) && isNewer(id, oldest);
      const held = kept.slice(kept.indexOf(anchor)).filter((id) => !isKnownGone(id));
      const rows = withGaps(shownIn(merged), gapsOf(merged.ranges, merged.syncedUpTo));
      expect(rows.slice(-held.length)).toEqual(held);
    });
  });

  it('waits only with what the reader has not seen, and shows none of it below', () => {
    check(({ anchor, seenUpTo, server }, merged) => {
      const isNews = (id: string) => isNewer(id, seenUpTo ?? '');
      const news = server.slice(0, PAGE).filter(isNews);
      expect(merged.unseen).toEqual(anchor === null ? [] : news);
      if (anchor !== null) expect(shownIn(merged).filter(isNews)).toEqual([]);
      expect(merged.flushMarker).toBe(false);
    });
  });

  it('shows what a reload shows to a reader at the top, and leads on without a gap', () => {
    check(({ anchor, server }, merged) => {
      if (anchor !== null) return;
      const first = server.slice(0, PAGE);
      expect(shownIn(merged).slice(0, first.length)).toEqual(first);
      expect(merged.ranges).toHaveLength(1);
    });
  });

  it('loses no post: what is missing in between lies in a gap', () => {
    check(({ server }, { ranges, syncedUpTo }) => {
      const known = ranges.flat();
      const gaps = gapsOf(ranges, syncedUpTo);
      const oldest = known.at(-1) ?? '';
      for (const id of server) {
        if (known.includes(id) || compareIds(id, oldest) < 0) continue;
        const above = known.findLast((each) => isNewer(each, id));
        expect(gaps).toContain(above);
      }
    });
  });
});

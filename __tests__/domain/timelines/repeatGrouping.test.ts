/** Repeats of a status are grouped with it; no status is lost or moved. */
import fc from 'fast-check';
import {
  GROUPING_WINDOW,
  groupRepeats,
  plainRows,
  type TimelineEntry,
} from '@/domain/timelines/repeatGrouping';
import type { Decision } from '@/domain/timelines/filtering';

const full: Decision = { show: 'full', reasons: [] };
const collapsed: Decision = { show: 'collapsed', reasons: [{ kind: 'sensitive' }] };

const own = (id: string): TimelineEntry => ({ id, shownId: id, repeaterId: null, decision: full });
const repeat = (
  id: string,
  shownId: string,
  repeaterId: string,
  decision = full,
): TimelineEntry => ({
  id,
  shownId,
  repeaterId,
  decision,
});
const others = (count: number): TimelineEntry[] =>
  Array.from({ length: count }, (_, at) => own(`other${at}`));

it('groups repeats into the status, which stays in place', () => {
  const entries = [repeat('r2', 's1', 'bob'), repeat('r1', 's1', 'eve'), own('s2'), own('s1')];
  expect(groupRepeats(entries)).toEqual([
    { id: 's2', entryIds: ['s2'], repeaterIds: [], decision: full },
    { id: 's1', entryIds: ['r2', 'r1', 's1'], repeaterIds: ['bob', 'eve'], decision: full },
  ]);
});

it('groups repeats into an earlier repeat', () => {
  const entries = [repeat('r2', 's1', 'bob'), own('s2'), repeat('r1', 's1', 'eve')];
  expect(groupRepeats(entries).map(({ id, repeaterIds }) => ({ id, repeaterIds }))).toEqual([
    { id: 's2', repeaterIds: [] },
    { id: 'r1', repeaterIds: ['bob', 'eve'] },
  ]);
});

it('looks no further than the last 200 entries', () => {
  const near = [repeat('r1', 's1', 'eve'), ...others(GROUPING_WINDOW - 1), own('s1')];
  expect(groupRepeats(near)).toHaveLength(GROUPING_WINDOW);
  const far = [repeat('r1', 's1', 'eve'), ...others(GROUPING_WINDOW), own('s1')];
  expect(groupRepeats(far)).toHaveLength(GROUPING_WINDOW + 2);
});

it('keeps the row when older pages bring the status itself', () => {
  const entries = [repeat('r1', 's1', 'eve'), own('s2'), own('s1')];
  const rows = groupRepeats(entries, (id) => id === 'r1' || id === 's2');
  expect(rows.map(({ id }) => id)).toEqual(['r1', 's2']);
  expect(rows[0]?.entryIds).toEqual(['r1', 's1']);
});

it('shows a group as its most visible entry, and names who that is due to', () => {
  const entries = [repeat('r2', 's1', 'bob'), repeat('r1', 's1', 'eve', collapsed)];
  expect(groupRepeats(entries)).toEqual([
    { id: 'r1', entryIds: ['r2', 'r1'], repeaterIds: ['bob'], decision: full },
  ]);
});

it('groups nothing if the reader does not want it', () => {
  const entries = [repeat('r1', 's1', 'eve'), own('s1')];
  expect(plainRows(entries)).toEqual([
    { id: 'r1', entryIds: ['r1'], repeaterIds: ['eve'], decision: full },
    { id: 's1', entryIds: ['s1'], repeaterIds: [], decision: full },
  ]);
});

const anyEntries = fc
  .array(fc.record({ of: fc.nat(12), by: fc.constantFrom('eve', 'bob', null) }), { maxLength: 60 })
  .map((drawn) =>
    drawn
      .map(({ of, by }, at) => repeat(`e${at}`, `s${of}`, by ?? '', full))
      .map((entry) => ({
        ...entry,
        repeaterId: entry.repeaterId === '' ? null : entry.repeaterId,
      })),
  );

it('loses and duplicates no entry, shows each status once, and keeps the order', () => {
  fc.assert(
    fc.property(anyEntries, fc.func(fc.boolean()), (entries, wasRow) => {
      const rows = groupRepeats(entries, wasRow);
      expect(rows.flatMap(({ entryIds }) => entryIds).sort()).toEqual(
        entries.map(({ id }) => id).sort(),
      );
      const shown = rows.map(({ id }) => entries.find((entry) => entry.id === id)?.shownId);
      expect(new Set(shown).size).toBe(rows.length);
      const places = rows.map(({ id }) => entries.findIndex((entry) => entry.id === id));
      expect(places).toEqual([...places].sort((a, b) => a - b));
    }),
  );
});

it('moves no row when newer or older statuses are added', () => {
  fc.assert(
    fc.property(anyEntries, fc.nat(), fc.nat(), (entries, a, b) => {
      const [from = 0, to = 0] = [a, b]
        .map((cut) => cut % (entries.length + 1))
        .sort((x, y) => x - y);
      const before = groupRepeats(entries.slice(from, to)).map(({ id }) => id);
      const after = groupRepeats(entries, (id) => before.includes(id)).map(({ id }) => id);
      expect(after.filter((id) => before.includes(id))).toEqual(before);
    }),
  );
});

/** Keeps the timelines small: what waits in them, and what they hold while nobody looks. */
import { current, isDraft } from '@reduxjs/toolkit';
import { compareIds } from '@/domain/ids';
import { MOST_UNSEEN } from '@/domain/limits';
import { collapseUnseen, sharesOf, type Waiting } from '@/domain/neighbourhood';
import { gapsOf, keepNewest } from '@/domain/ranges';
import { isSequence } from '@/domain/timeline';
import type { Timeline } from './timelines';

/** The timeline without the draft around it: reading hundreds of ids through one takes long. */
export const plainly = (timeline: Timeline): Timeline =>
  isDraft(timeline) ? current(timeline) : timeline;

/** Keeps the newest `size` ids; below them the server is asked again. */
export function cut(timeline: Timeline, size: number): void {
  timeline.ranges = keepNewest(timeline.ranges, size);
  const kept = new Set(timeline.ranges.flat());
  timeline.unseen = timeline.unseen.filter((id) => kept.has(id));
  keepEdge(timeline);
  if (gapsOf(timeline.ranges, edgeOf(timeline)).length === 0) timeline.flushMarker = false;
  openBelow(timeline);
}

/** Takes these out, from whatever place they have. */
export function remove(timeline: Timeline, gone: ReadonlySet<string>): void {
  const without = (ids: readonly string[]) => ids.filter((id) => !gone.has(id));
  const { ranges, unseen } = plainly(timeline);
  timeline.ranges = ranges.map(without).filter((range) => range.length > 0);
  timeline.unseen = without(unseen);
  keepEdge(timeline);
}

/** Where the edge itself went, it is what is left below it; what was above comes as news again. */
function keepEdge(timeline: Timeline): void {
  const { edge, ranges } = plainly(timeline);
  if (edge === null) return;
  timeline.edge = ranges.flat().find((id) => compareIds(id, edge) <= 0) ?? '';
}

function openBelow(timeline: Timeline): void {
  timeline.bottomedOut = false;
  timeline.cursor = null;
}

/** The newest up to which all is known: what is newer is news. */
export const edgeOf = ({ edge, ranges }: Timeline): string | null => edge ?? ranges[0]?.[0] ?? null;

/**
 * Takes in what is known and what of it waits. Too much of that collapses into a gap, and the
 * button says so.
 */
export function hold(timeline: Timeline, { ranges, unseen }: Waiting): void {
  const collapsed = collapseUnseen(ranges, unseen, MOST_UNSEEN);
  if (collapsed) {
    timeline.flushMarker = true;
    if (collapsed.ranges.at(-1)?.at(-1) !== ranges.at(-1)?.at(-1)) openBelow(timeline);
  }
  Object.assign(timeline, collapsed ?? { ranges, unseen });
  if (collapsed) keepEdge(timeline);
}

/** Timelines that nobody looks at keep their neighbourhood; those left long ago are forgotten. */
export function shorten(timelines: Record<string, Timeline>): void {
  const left = Object.entries(timelines)
    .filter(([, { viewers, loaded }]) => viewers === 0 && loaded)
    .map(([key, timeline]) => {
      const length = timeline.ranges.flat().length;
      return { key, timeline, length, waiting: timeline.unseen.length };
    });
  const shares = sharesOf(
    left.map(({ key, timeline: { visit }, length, waiting }) => ({
      key,
      visit,
      shown: length - waiting,
      unseen: waiting,
      whole: isSequence(key),
    })),
  );
  for (const { key, timeline, length, waiting } of left) {
    const share = shares.get(key);
    if (share === undefined) Reflect.deleteProperty(timelines, key);
    else if (share + waiting < length) cut(timeline, share + waiting);
  }
}

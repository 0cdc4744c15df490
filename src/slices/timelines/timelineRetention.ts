/**
 * Keeps timelines small: limits the waiting statuses, and truncates timelines that are off screen.
 */
import { current, freeze, isDraft } from '@reduxjs/toolkit';
import { compareIds } from '@/domain/engine/ids';
import { MAX_UNSEEN } from '@/domain/engine/limits';
import {
  collapseUnseen,
  retentionShares,
  type Waiting,
} from '@/domain/timelines/timelineRetention';
import { gapsOf, keepNewest, type Range } from '@/domain/timelines/timelineRanges';
import { isSequence } from '@/domain/timelines/timeline';
import type { Timeline } from './timelineState';

/** Returns the timeline without its draft: reading hundreds of ids through one is slow. */
export const withoutDraft = (timeline: Timeline): Timeline =>
  isDraft(timeline) ? current(timeline) : timeline;

/** Freezes the ranges: the library looks at each id of a list that is not frozen. */
export const frozen = (ranges: readonly Range[]): Range[] =>
  freeze(ranges.map((range) => freeze(range)));

/** Keeps the newest `size` ids; older ones are fetched again when needed. */
export function truncate(timeline: Timeline, size: number): void {
  const { ranges: known, unseen } = withoutDraft(timeline);
  const ranges = keepNewest(known, size);
  const kept = new Set(ranges.flat());
  timeline.ranges = frozen(ranges);
  timeline.unseen = unseen.filter((id) => kept.has(id));
  clampSyncBoundary(timeline);
  if (gapsOf(ranges, syncBoundaryOf(timeline)).length === 0) timeline.flushMarker = false;
  reopenBottom(timeline);
}

/** Removes these statuses, wherever they are. */
export function removeStatuses(timeline: Timeline, gone: ReadonlySet<string>): void {
  const without = (ids: readonly string[]) => ids.filter((id) => !gone.has(id));
  const { ranges, unseen } = withoutDraft(timeline);
  timeline.ranges = frozen(ranges.map(without).filter((range) => range.length > 0));
  timeline.unseen = without(unseen);
  clampSyncBoundary(timeline);
}

/** If the boundary itself was removed, moves it down; statuses above it come as news again. */
function clampSyncBoundary(timeline: Timeline): void {
  const { syncedUpTo, ranges } = withoutDraft(timeline);
  if (syncedUpTo === null) return;
  timeline.syncedUpTo = ranges.flat().find((id) => compareIds(id, syncedUpTo) <= 0) ?? '';
}

function reopenBottom(timeline: Timeline): void {
  timeline.bottomedOut = false;
  timeline.cursor = null;
}

/** Returns the newest id up to which everything is known; anything newer is news. */
export const syncBoundaryOf = ({ syncedUpTo, ranges }: Timeline): string | null =>
  syncedUpTo ?? ranges[0]?.[0] ?? null;

/**
 * Applies the new ranges and waiting statuses. If too many wait, they become a gap, and the button
 * says so.
 */
export function applyUnseenLimit(timeline: Timeline, { ranges, unseen }: Waiting): void {
  const collapsed = collapseUnseen(ranges, unseen, MAX_UNSEEN);
  if (collapsed) {
    timeline.flushMarker = true;
    if (collapsed.ranges.at(-1)?.at(-1) !== ranges.at(-1)?.at(-1)) reopenBottom(timeline);
  }
  const kept = collapsed ?? { ranges, unseen };
  timeline.ranges = frozen(kept.ranges);
  timeline.unseen = freeze(kept.unseen);
  if (collapsed) clampSyncBoundary(timeline);
}

/** Truncates timelines that are off screen; removes those that were left long ago. */
export function truncateUnviewed(timelines: Record<string, Timeline>): void {
  const left = Object.entries(timelines)
    .filter(([, { viewers, loaded }]) => viewers === 0 && loaded)
    .map(([key, timeline]) => {
      const { ranges, unseen } = withoutDraft(timeline);
      return { key, timeline, length: ranges.flat().length, waiting: unseen.length };
    });
  const shares = retentionShares(
    left.map(({ key, timeline: { lastVisit }, length, waiting }) => ({
      key,
      lastVisit,
      shown: length - waiting,
      unseen: waiting,
      whole: isSequence(key),
    })),
  );
  for (const { key, timeline, length, waiting } of left) {
    const share = shares.get(key);
    if (share === undefined) Reflect.deleteProperty(timelines, key);
    else if (share + waiting < length) truncate(timeline, share + waiting);
  }
}

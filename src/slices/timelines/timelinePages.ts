/** Merges a page, or a status from the socket, into a timeline. */
import { compareIds } from '@/domain/engine/ids';
import { isWholeQuery } from '@/domain/engine/paging';
import { extendSequence, gapsOf, insertPage, isKnownIn } from '@/domain/timelines/timelineRanges';
import { isSequence, PAGE_SIZE } from '@/domain/timelines/timeline';
import {
  applyUnseenLimit,
  frozen,
  removeStatuses,
  syncBoundaryOf,
  withoutDraft,
} from './timelineRetention';
import type { Timeline, TimelinePage } from './timelineState';

export function addOlder(timeline: Timeline, page: TimelinePage): void {
  const { key, ids, from, next, full = false } = page;
  const { ranges } = withoutDraft(timeline);
  if (ids.length === 0) {
    timeline.bottomedOut = !full;
  } else if (isSequence(key)) {
    const known = new Set(ranges.flat());
    timeline.ranges = frozen(extendSequence(ranges, ids, 'bottom'));
    // Asked for what is older than an id, a server that does not page by ids begins again.
    const ended = isWholeQuery(timeline.cursor) || ids.every((id) => known.has(id));
    if (next === null && ended) timeline.bottomedOut = true;
  } else {
    timeline.ranges = frozen(insertPage(ranges, { ids, below: from }));
  }
}

/** Inserts the page below the status with the gap; ids that are newer than all shown ones wait. */
export function fillGap(timeline: Timeline, { ids, from }: TimelinePage): void {
  const { ranges, unseen } = withoutDraft(timeline);
  const above = ranges.findIndex((range) => range.includes(from ?? ''));
  // An empty page means that there is no gap.
  const rest = ids.length > 0 ? ids : (ranges[above + 1] ?? []).slice(0, 1);
  const known = ranges.flat();
  const waiting = new Set(unseen);
  const newestShown = known.find((id) => !waiting.has(id)) ?? '';
  for (const id of ids) {
    if (!known.includes(id) && compareIds(id, newestShown) > 0) waiting.add(id);
  }
  const joined = insertPage(ranges, { ids: rest, below: from });
  if (gapsOf(joined, syncBoundaryOf(timeline)).length === 0) timeline.flushMarker = false;
  applyUnseenLimit(timeline, {
    ranges: joined,
    unseen: joined.flat().filter((id) => waiting.has(id)),
  });
}

export function addNews(timeline: Timeline, page: TimelinePage): void {
  const { key, kind, ids, from, show, isStreaming = false, full = ids.length >= PAGE_SIZE } = page;
  const { ranges, unseen } = withoutDraft(timeline);
  const known = new Set(ranges.flat());
  const fresh = ids.filter((id) => !known.has(id));
  const joined = isSequence(key)
    ? extendSequence(ranges, ids, 'top')
    : insertPage(ranges, { ids, above: full ? null : from });
  if (isStreaming) timeline.isStreaming = true;
  const edge = ids[0] ?? from ?? '';
  // Answers may arrive in another order than their requests.
  if (isSequence(key) || compareIds(edge, timeline.syncedUpTo ?? '') >= 0)
    timeline.syncedUpTo = edge;
  if (kind === 'first') {
    timeline.ranges = frozen(joined);
    if (ids.length === 0) timeline.bottomedOut = !full;
    return;
  }
  if (full) {
    // If nothing was known before, there may be more below a full page.
    if (from === null) timeline.bottomedOut = false;
    else if (isSequence(key) ? fresh.length === ids.length : joined.length > 1)
      timeline.flushMarker = true;
  }
  applyUnseenLimit(timeline, { ranges: joined, unseen: show ? unseen : [...fresh, ...unseen] });
}

/**
 * Merges the server's first page into the list that this browser kept. Of the kept statuses go those
 * that the page would show and does not: they were deleted or hidden meanwhile. What is newer than
 * they were waits; older ones, which only were not kept, do not. A part in between stays a gap.
 * For a reader at the top, where there is nothing to hold on to, an unconnected list is replaced.
 */
export function replaceKept(timeline: Timeline, page: TimelinePage): void {
  const { ids, show, full = false } = page;
  const before = withoutDraft(timeline);
  const seenUpTo = syncBoundaryOf(before) ?? '';
  const known = before.ranges.flat();
  const there = new Set(ids);
  const goesFrom = show && !known.some((id) => there.has(id)) ? '' : (ids.at(-1) ?? '');
  // Statuses above the kept ones were streamed in this visit.
  const isGone = (id: string) =>
    !there.has(id) && compareIds(id, goesFrom) > 0 && compareIds(id, seenUpTo) <= 0;
  // Of a page without a single readable status nothing can be said.
  if (ids.length > 0 || !full) removeStatuses(timeline, new Set(known.filter(isGone)));
  addNews(timeline, { ...page, kind: 'news', from: seenUpTo, show: false });
  timeline.unseen = timeline.unseen.filter((id) => compareIds(id, seenUpTo) > 0);
  timeline.flushMarker = false;
}

/**
 * Adds a status of the socket, which keeps the order. One's own post is a range of its own until
 * the statuses before it are known.
 */
export function addStreamed(timeline: Timeline, statusId: string, show: boolean): void {
  const { ranges, unseen, isStreaming } = withoutDraft(timeline);
  const edge = syncBoundaryOf(timeline);
  const known = isKnownIn(ranges, statusId);
  // The socket may deliver one's own post before the server has answered.
  if (known && show) timeline.unseen = unseen.filter((id) => id !== statusId);
  const follows = isStreaming && !show && (edge === null || compareIds(statusId, edge) > 0);
  if (follows) timeline.syncedUpTo = statusId;
  else if (known) return;
  applyUnseenLimit(timeline, {
    ranges: insertPage(ranges, { ids: [statusId], above: follows ? edge : null }),
    unseen: show || known ? unseen : [statusId, ...unseen],
  });
}

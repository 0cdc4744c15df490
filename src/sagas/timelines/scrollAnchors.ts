/**
 * Restores scroll anchors: loads the part of a timeline that an anchor refers to, if it is not
 * loaded any more. The part between it and the newest statuses stays a gap, which the list shows.
 */
import { fetchTimeline } from '@/api/endpoints/timelines/timelines';
import { isNewer } from '@/domain/engine/ids';
import { ENOUGH_ROW } from '@/domain/timelines/enoughRow';
import { gapAbove } from '@/domain/timelines/timelineRanges';
import type { ScrollAnchor, AnchorRow } from '@/domain/timelines/scrollAnchor';
import { isSequence, parseTimelineKey, type TimelineKey } from '@/domain/timelines/timeline';
import { selectServerFiltering } from '@/selectors/session/config';
import { makeSelectRows, type TimelineRows } from '@/selectors/timelines/timelineRows';
import {
  selectBottomedOut,
  selectTimelineLoaded,
  selectViewed,
} from '@/selectors/timelines/timelines';
import { scrollAnchorSaved, scrollAnchorRequested } from '@/slices/timelines/scrollAnchors';
import { timelinePageReceived, timelineScrolled } from '@/slices/timelines/timelines';
import { callApi } from '@/sagas/engine/callApi';
import { call, getContext, put, race, select, takeEvery } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { waitUntil } from '@/sagas/engine/control';
import { pull } from './timelines';

/** The most pages that are searched in a list that is not ordered by id. */
const MOST_PAGES = 10;

export function* scrollAnchorsSaga(): SagaGenerator<void> {
  yield* takeEvery(scrollAnchorRequested, function* ({ payload: { key, entry } }) {
    yield* race({
      found: call(loadUntilAnchor, key, entry),
      gone: call(waitUntil, (state) => !selectViewed(state, key)),
    });
  });
}

function* loadUntilAnchor(key: TimelineKey, entry: string): SagaGenerator<void> {
  yield* call(waitUntil, (state) => selectTimelineLoaded(state, key));
  const anchor = yield* select(({ scrollAnchors: places }) => places[entry] ?? null);
  const selectRows = makeSelectRows();
  const rows = yield* select(selectRows, key);
  if (anchor === null || isThere(anchor, rows)) return;
  // Until it is loaded the page is at its top, where new statuses would show by themselves.
  yield* put(timelineScrolled({ key, atTop: false }));
  try {
    yield* call(isSequence(key) ? pullThrough : pullAround, key, anchor);
  } catch (error) {
    const log = yield* getContext('log');
    log('info', `The place in the timeline ${key} could not be fetched`, error);
  }
  const found = yield* select(selectRows, key);
  if (isThere(anchor, found)) return;
  const row = fallbackRow(anchor, found, isSequence(key));
  yield* put(scrollAnchorSaved({ entry, anchor: row && { ...anchor, rows: [row] } }));
  if (row === null) yield* put(timelineScrolled({ key, atTop: true }));
}

const isThere = ({ rows }: ScrollAnchor, { byId }: TimelineRows): boolean =>
  rows.some(({ id }) => byId.has(id));

/** Fetches the page that begins a little above the anchor. */
function* pullAround(key: TimelineKey, anchor: ScrollAnchor): SagaGenerator<void> {
  const maxId = idAbove(anchor);
  const minId = idsIn(anchor).at(-1) ?? null;
  const left = yield* select(selectServerFiltering);
  const query = { ...left, ...(maxId === null ? { minId } : { maxId }) };
  const { ids, entities } = yield* callApi(fetchTimeline, parseTimelineKey(key), query);
  const known = yield* select(({ timelines }) => timelines[key]?.ranges.flat() ?? []);
  const from = maxId !== null && known.includes(maxId) ? maxId : null;
  yield* put(
    timelinePageReceived({ key, kind: 'gap', ids, entities, from, next: null, show: false }),
  );
  // A page that was fetched upwards ends at the anchor: older statuses are needed below it.
  if (maxId === null) yield* call(pull, key, 'older');
}

/** Fetches page after page from the top, for lists that are not ordered by id. */
function* pullThrough(key: TimelineKey, anchor: ScrollAnchor): SagaGenerator<void> {
  const selectRows = makeSelectRows();
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    if (isThere(anchor, yield* select(selectRows, key))) return;
    if (yield* select(selectBottomedOut, key)) return;
    yield* call(pull, key, 'older');
  }
}

const idsIn = ({ rows }: ScrollAnchor): string[] =>
  rows.map(({ id }) => id).filter((id) => gapAbove(id) === null && id !== ENOUGH_ROW);

/** Returns the id above the anchor, with no gap between; null if the anchor is the first. */
function idAbove(anchor: ScrollAnchor): string | null {
  const first = idsIn(anchor)[0] ?? '';
  let above: string | null = null;
  for (const id of [...anchor.before, anchor.rows[0]?.id ?? '']) {
    if (id === ENOUGH_ROW) continue;
    if (gapAbove(id) !== null) above = null;
    else if (isNewer(id, first)) above ??= id;
  }
  return above;
}

/**
 * Finds the row that the anchor's repeat was merged into, else the next older one; in a list that
 * is not ordered by id, the one at the same index.
 */
function fallbackRow(
  anchor: ScrollAnchor,
  { rows, pinnedCount }: TimelineRows,
  inSequence: boolean,
): AnchorRow | null {
  const [first = ''] = idsIn(anchor);
  const listed = rows.slice(pinnedCount);
  const row =
    rows.find(({ entryIds }) => entryIds.includes(first)) ??
    (inSequence ? rows[anchor.depth] : listed.find(({ id }) => isNewer(first, id))) ??
    listed.at(-1);
  return row ? { id: row.id, offset: anchor.rows[0]?.offset ?? 0 } : null;
}

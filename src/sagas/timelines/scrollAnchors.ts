/**
 * Where readers were in their lists: brings a timeline that does not reach that far any more, or not
 * yet, to hold what stood there. What lies between that and the newest stays a gap, which the list
 * shows.
 */
import { fetchTimeline } from '@/api/endpoints/timelines/timelines';
import { isNewer } from '@/domain/engine/ids';
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

/** Pages that are looked through for a place in a list whose order the ids do not tell. */
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
  // Until it is there, the page is at its top, where what is new would show by itself.
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

/** The page that begins a little above the place. */
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
  // Asked for upwards, it ends with what was in sight: the reader reads on below.
  if (maxId === null) yield* call(pull, key, 'older');
}

/** Page after page: such a list is asked for from its top on. */
function* pullThrough(key: TimelineKey, anchor: ScrollAnchor): SagaGenerator<void> {
  const selectRows = makeSelectRows();
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    if (isThere(anchor, yield* select(selectRows, key))) return;
    if (yield* select(selectBottomedOut, key)) return;
    yield* call(pull, key, 'older');
  }
}

const idsIn = ({ rows }: ScrollAnchor): string[] =>
  rows.map(({ id }) => id).filter((id) => gapAbove(id) === null);

/** Newer than what was in sight, with nothing unknown between; null where that was the first. */
function idAbove(anchor: ScrollAnchor): string | null {
  const first = idsIn(anchor)[0] ?? '';
  let above: string | null = null;
  for (const id of [...anchor.before, anchor.rows[0]?.id ?? '']) {
    if (gapAbove(id) !== null) above = null;
    else if (isNewer(id, first)) above ??= id;
  }
  return above;
}

/** The row that took its repeat in, else the next older one; in a sequence, the one in its place. */
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

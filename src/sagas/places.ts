/**
 * Where readers were in their lists: brings a timeline that does not reach that far any more, or not
 * yet, to hold what stood there. What lies between that and the newest stays a gap, which the list
 * shows.
 */
import { fetchTimeline } from '@/api/endpoints/timelines';
import { isNewer } from '@/domain/ids';
import { gapAbove } from '@/domain/ranges';
import type { ReadersPlace, RowInSight } from '@/domain/readersPlace';
import { isSequence, parseTimelineKey, type TimelineKey } from '@/domain/timeline';
import { selectLeftToServer } from '@/selectors/config';
import { makeSelectRows, type TimelineRows } from '@/selectors/rows';
import { selectBottomedOut, selectTimelineLoaded, selectViewed } from '@/selectors/timelines';
import { placeNoted, placeSought } from '@/slices/places';
import { timelinePageReceived, timelineScrolled } from '@/slices/timelines';
import { callApi } from './engine/callApi';
import { call, getContext, put, race, select, takeEvery } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { waitUntil } from './engine/flow';
import { pull } from './timelines';

/** Pages that are looked through for a place in a list whose order the ids do not tell. */
const MOST_PAGES = 10;

export function* placesSaga(): SagaGenerator<void> {
  yield* takeEvery(placeSought, function* ({ payload: { key, entry } }) {
    yield* race({
      found: call(seek, key, entry),
      gone: call(waitUntil, (state) => !selectViewed(state, key)),
    });
  });
}

function* seek(key: TimelineKey, entry: string): SagaGenerator<void> {
  yield* call(waitUntil, (state) => selectTimelineLoaded(state, key));
  const place = yield* select(({ places }) => places[entry] ?? null);
  const selectRows = makeSelectRows();
  const rows = yield* select(selectRows, key);
  if (place === null || isThere(place, rows)) return;
  // Until it is there, the page is at its top, where what is new would show by itself.
  yield* put(timelineScrolled({ key, atTop: false }));
  try {
    yield* call(isSequence(key) ? pullThrough : pullAround, key, place);
  } catch (error) {
    const log = yield* getContext('log');
    log('info', `The place in the timeline ${key} could not be fetched`, error);
  }
  const found = yield* select(selectRows, key);
  if (isThere(place, found)) return;
  const row = instead(place, found, isSequence(key));
  yield* put(placeNoted({ entry, place: row && { ...place, rows: [row] } }));
  if (row === null) yield* put(timelineScrolled({ key, atTop: true }));
}

const isThere = ({ rows }: ReadersPlace, { byId }: TimelineRows): boolean =>
  rows.some(({ id }) => byId.has(id));

/** The page that begins a little above the place. */
function* pullAround(key: TimelineKey, place: ReadersPlace): SagaGenerator<void> {
  const maxId = idAbove(place);
  const minId = idsIn(place).at(-1) ?? null;
  const left = yield* select(selectLeftToServer);
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
function* pullThrough(key: TimelineKey, place: ReadersPlace): SagaGenerator<void> {
  const selectRows = makeSelectRows();
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    if (isThere(place, yield* select(selectRows, key))) return;
    if (yield* select(selectBottomedOut, key)) return;
    yield* call(pull, key, 'older');
  }
}

const idsIn = ({ rows }: ReadersPlace): string[] =>
  rows.map(({ id }) => id).filter((id) => gapAbove(id) === null);

/** Newer than what was in sight, with nothing unknown between; null where that was the first. */
function idAbove(place: ReadersPlace): string | null {
  const first = idsIn(place)[0] ?? '';
  let above: string | null = null;
  for (const id of [...place.before, place.rows[0]?.id ?? '']) {
    if (gapAbove(id) !== null) above = null;
    else if (isNewer(id, first)) above ??= id;
  }
  return above;
}

/** The row that took its repeat in, else the next older one; in a sequence, the one in its place. */
function instead(
  place: ReadersPlace,
  { rows, apart }: TimelineRows,
  inSequence: boolean,
): RowInSight | null {
  const [first = ''] = idsIn(place);
  const listed = rows.slice(apart);
  const row =
    rows.find(({ entryIds }) => entryIds.includes(first)) ??
    (inSequence ? rows[place.depth] : listed.find(({ id }) => isNewer(first, id))) ??
    listed.at(-1);
  return row ? { id: row.id, offset: place.rows[0]?.offset ?? 0 } : null;
}

/**
 * Saves the page's content for the next start: when new content has arrived and the page is idle, and
 * at once when the page is hidden, as it may be closed next. Deleted with the account, and where the
 * reader wants nothing kept.
 */
import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { OFFLINE_SNAPSHOT_KEY, type OfflineSnapshot } from '@/domain/session/offlineSnapshot';
import { pathTo } from '@/domain/session/routes';
import { statusRequest } from '@/domain/statuses/status';
import { besideListsAt, threadOfPath } from '@/domain/timelines/still';
import { rowIn } from '@/lib/values/rowTable';
import { selectKeepsLastScreen, selectStartPage } from '@/selectors/session/config';
import { selectOfflineSnapshot } from '@/selectors/session/offlineSnapshot';
import { selectSessionUnverified, selectSignedIn } from '@/selectors/session/session';
import { selectPageVisible } from '@/selectors/realtime/realtime';
import { requestFailed } from '@/slices/engine/requests';
import type { RootState } from '@/slices/root';
import type { notificationsReceived } from '@/slices/notifications/notifications';
import { scrollAnchorSaved } from '@/slices/timelines/scrollAnchors';
import { pageVisibilityChanged } from '@/slices/realtime/realtime';
import { capabilityProbed } from '@/slices/session/capabilities';
import { settingChanged } from '@/slices/session/config';
import { loggedOut, userTokenCleared, userTokenReceived } from '@/slices/session/session';
import { statusDeleted } from '@/slices/statuses/statuses';
import { threadContextReceived } from '@/slices/statuses/threadContexts';
import { newStatusesShown, timelinePageReceived } from '@/slices/timelines/timelines';
import { call, delay, getContext, select, takeEvery, takeLatest } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { timelineOfPath } from './startup/lastScreen';

/** Milliseconds in which further changes join the same save. */
const REST = 10_000;

/** Known by its type alone: the slice is loaded for members. */
const NOTIFICATIONS: (typeof notificationsReceived)['type'] = 'notifications/notificationsReceived';

const changing = isAnyOf(
  timelinePageReceived,
  threadContextReceived,
  newStatusesShown,
  { match: (action: UnknownAction): action is UnknownAction => action.type === NOTIFICATIONS },
  scrollAnchorSaved,
  pageVisibilityChanged,
);

const leavesAccount = isAnyOf(loggedOut, userTokenCleared, userTokenReceived);

/** Also a choice about keeping it: what is wanted is saved anew. */
const leaving = (action: unknown): action is UnknownAction =>
  leavesAccount(action) ||
  // The server has closed a list that a visitor was shown.
  (capabilityProbed.match(action) && action.payload.capability.endsWith('ForVisitors')) ||
  (settingChanged.match(action) && action.payload.name === 'keepLastScreen');

export function* offlineSnapshotSaga(): SagaGenerator<void> {
  yield* takeEvery(leaving, removeSnapshot);
  yield* takeEvery(isAnyOf(statusDeleted, requestFailed), forgetGone);
  yield* takeLatest(isAnyOf(changing, leaving), function* (action) {
    if (leaving(action)) return;
    if (yield* select(selectPageVisible)) yield* rest();
    if (yield* select(selectKeepsLastScreen)) yield* saveSnapshot();
  });
}

function* rest(): SagaGenerator<void> {
  const { whenIdle: idle } = yield* getContext('clock');
  yield* delay(REST);
  yield* call(idle);
}

function* saveSnapshot(): SagaGenerator<void> {
  const { now } = yield* getContext('clock');
  const { database: storage } = yield* getContext('storage');
  const record = yield* select(selectOfflineSnapshot, now());
  yield* keepStill(record);
  if (record) yield* call(storage.set, OFFLINE_SNAPSHOT_KEY, record);
}

/** First and at once, as a page that is closed may end before the database has answered. */
function* keepStill(record: OfflineSnapshot | null): SagaGenerator<void> {
  const path = (yield* getContext('page')).location();
  const shown =
    (yield* listOf(path, record)) ?? (yield* threadOf(path)) ?? (yield* notificationsAt(path));
  if (!shown) return;
  // The next page begins with all posts as they are by themselves.
  if (yield* select(({ cardViews }) => shown.ids.some((id) => id in cardViews))) return;
  const { stills } = yield* getContext('storage');
  stills.keep({
    path,
    isStart: (yield* select(selectStartPage, yield* select(selectSignedIn))) === path,
    entry: (yield* getContext('page')).historyKey(),
    at: shown.at,
    newest: shown.newest,
  });
}

/** The posts of the page, and of when they are. */
interface Shown {
  ids: readonly string[];
  newest: string;
  at: number;
}

function* listOf(path: string, record: OfflineSnapshot | null): SagaGenerator<Shown | null> {
  if (!record) return null;
  const key = yield* timelineOfPath(path, record.owner !== null);
  const newest = record.timelines.find((timeline) => timeline.key === key)?.ids[0];
  const ids = record.entities.statuses.map(({ id }) => id);
  return newest === undefined ? null : { ids, newest, at: record.at };
}

/** Null if the next page would show the conversation in another way, or its post is gone. */
function* threadOf(path: string): SagaGenerator<Shown | null> {
  const statusId = threadOfPath(path);
  if (statusId === null || (yield* select(selectSessionUnverified))) return null;
  if (yield* select(isGone, statusId)) return null;
  const context = yield* select((state) => state.threadContexts[statusId]);
  const view = yield* select((state) => state.threadViews[statusId]);
  const entry = `${(yield* getContext('page')).historyKey()} thread ${statusId}`;
  const focus = yield* select(({ threadFocus }) => threadFocus?.[entry]);
  const touched = { ...view?.displays, ...view?.lookedUp, ...focus };
  if (!context || Object.keys(touched).length > 0) return null;
  const { ancestorIds, descendantIds } = context;
  const { now } = yield* getContext('clock');
  const ids = [...ancestorIds, statusId, ...descendantIds];
  return { ids, newest: ids.at(-1) ?? statusId, at: now() };
}

const isGone = ({ statuses, requests }: RootState, statusId: string): boolean =>
  rowIn(statuses.entities, statusId)?.deleted === true ||
  requests[statusRequest(statusId)]?.httpStatus === 404;

type Ending = ReturnType<typeof statusDeleted> | ReturnType<typeof requestFailed>;

/** The id of the post that turns out to be gone, or null. */
function goneWith(action: Ending): string | null {
  if (statusDeleted.match(action)) return action.payload.statusId;
  const { key, httpStatus } = action.payload;
  const name = statusRequest('');
  return httpStatus === 404 && key.startsWith(name) ? key.slice(name.length) : null;
}

/** Each visit to the address would show again what was there. */
function* forgetGone(action: Ending): SagaGenerator<void> {
  const id = goneWith(action);
  if (id === null) return;
  const { stills } = yield* getContext('storage');
  stills.forget(pathTo('conversation', { id }));
}

function* notificationsAt(path: string): SagaGenerator<Shown | null> {
  const { loaded, notifications } = (yield* select((state) => state.notifications)) ?? {};
  const newest = notifications?.[0]?.id;
  if (besideListsAt(path) !== 'notifications' || !loaded || newest === undefined) return null;
  const { now } = yield* getContext('clock');
  return { ids: [], newest, at: now() };
}

function* removeSnapshot(): SagaGenerator<void> {
  const { database: storage, stills } = yield* getContext('storage');
  stills.forget();
  try {
    yield* call(storage.remove, OFFLINE_SNAPSHOT_KEY);
  } catch (error) {
    const log = yield* getContext('log');
    log('warning', 'What was seen last could not be removed', error);
  }
}

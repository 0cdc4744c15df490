/**
 * Restores the offline snapshot while the server is unreachable: each part only where nothing newer
 * has arrived. It reaches the tables through the same actions as a server's answer.
 */
import {
  OFFLINE_SNAPSHOT_KEY,
  readOfflineSnapshot,
  type OfflineSnapshot,
} from '@/domain/session/offlineSnapshot';
import { matchRoute, rootRedirect } from '@/domain/session/routes';
import { timelineOfRoute } from '@/domain/timelines/timeline';
import { selectInstance } from '@/selectors/session/config';
import { selectSnapshotOwner } from '@/selectors/session/offlineSnapshot';
import { selectSignedIn } from '@/selectors/session/session';
import { selectTimelineLoaded } from '@/selectors/timelines/timelines';
import { instanceConfigured } from '@/slices/session/config';
import { notificationsReceived } from '@/slices/notifications/notifications';
import { offlineSnapshotShown } from '@/slices/session/offline';
import { scrollAnchorSaved } from '@/slices/timelines/scrollAnchors';
import { currentUserReceived } from '@/slices/session/session';
import { serverReachabilityChanged } from '@/slices/session/startup';
import { themesReceived } from '@/slices/settings/theme';
import { timelinePageReceived } from '@/slices/timelines/timelines';
import { call, getContext, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';

/** Does nothing if no snapshot was saved for this reader. */
export function* showOfflineSnapshot(): SagaGenerator<void> {
  const seen = yield* loadSnapshot();
  if (!seen) return;
  yield* put(serverReachabilityChanged({ reachable: false }));
  yield* put(offlineSnapshotShown({ at: seen.at }));
  yield* showInstance(seen);
  yield* showReader(seen);
  yield* showTimelines(seen);
}

function* loadSnapshot(): SagaGenerator<OfflineSnapshot | null> {
  const { database: storage } = yield* getContext('storage');
  const { now } = yield* getContext('clock');
  const owner = yield* select(selectSnapshotOwner);
  return readOfflineSnapshot(yield* call(storage.get, OFFLINE_SNAPSHOT_KEY), owner, now());
}

function* showInstance({ instance, settings, themes }: OfflineSnapshot): SagaGenerator<void> {
  yield* put(instanceConfigured({ instance, settings }));
  if ((yield* select(({ theme }) => theme.order)).length === 0) yield* put(themesReceived(themes));
}

function* showReader({
  member,
  entities,
  notifications,
  readUpTo,
}: OfflineSnapshot): SagaGenerator<void> {
  if (!member) return;
  if (!(yield* select(selectSignedIn))) {
    yield* put(currentUserReceived({ user: member, entities, remembered: true }));
  }
  const known = yield* select((state) => state.notifications?.loaded);
  if (!known && notifications.length > 0) {
    yield* put(notificationsReceived({ notifications, entities, readUpTo }));
  }
}

function* showTimelines({ timelines, entities }: OfflineSnapshot): SagaGenerator<void> {
  for (const { key, ids } of timelines) {
    if (yield* select(selectTimelineLoaded, key)) continue;
    const page = { key, kind: 'first', ids, from: null, next: null, show: false } as const;
    yield* put(timelinePageReceived({ ...page, entities }));
  }
  yield* restoreOfflineAnchor(timelines);
}

/** Restores the anchor of the current timeline, unless this tab has a newer one. */
function* restoreOfflineAnchor(timelines: OfflineSnapshot['timelines']): SagaGenerator<void> {
  const path = (yield* getContext('page')).location().split('?')[0] ?? '/';
  const { goTo } = yield* getContext('page');
  const instance = yield* select(selectInstance);
  const shown = path === '/' ? rootRedirect(yield* select(selectSignedIn), instance) : path;
  if (shown !== path) goTo(shown, { replace: true });
  const match = matchRoute(shown);
  const key = match && timelineOfRoute(match.name, match.params);
  const anchor = timelines.find((timeline) => timeline.key === key)?.place;
  const entry = `${(yield* getContext('page')).historyKey()} ${key ?? ''}`;
  const known = yield* select(({ scrollAnchors: places }) => Object.hasOwn(places, entry));
  if (anchor && !known) yield* put(scrollAnchorSaved({ entry, anchor }));
}

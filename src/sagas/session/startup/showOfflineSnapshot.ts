/**
 * Restores the offline snapshot while the server is unreachable: each part only where nothing newer
 * has arrived. It reaches the tables through the same actions as a server's answer.
 */
import type { OfflineSnapshot } from '@/domain/session/offlineSnapshot';
import { selectStartPage } from '@/selectors/session/config';
import { selectSignedIn } from '@/selectors/session/session';
import { notificationsReceived } from '@/slices/notifications/notifications';
import { offlineSnapshotShown } from '@/slices/session/offline';
import { scrollAnchorSaved } from '@/slices/timelines/scrollAnchors';
import { serverReachabilityChanged } from '@/slices/session/startup';
import { getContext, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import {
  loadSnapshot,
  pathOfAddress,
  showInstance,
  showMember,
  showTimeline,
  timelineOfPath,
} from './lastScreen';

/** Does nothing if no snapshot was saved for this reader. */
export function* showOfflineSnapshot(): SagaGenerator<void> {
  const seen = yield* loadSnapshot();
  if (!seen) return;
  yield* put(serverReachabilityChanged({ reachable: false }));
  yield* put(offlineSnapshotShown({ at: seen.at }));
  yield* showInstance(seen);
  yield* showMember(seen);
  yield* showNotifications(seen);
  for (const timeline of seen.timelines) yield* showTimeline(seen, timeline);
  yield* restoreOfflineAnchor(seen.timelines);
}

function* showNotifications({
  member,
  entities,
  notifications,
  readUpTo,
}: OfflineSnapshot): SagaGenerator<void> {
  const known = yield* select((state) => state.notifications?.loaded);
  if (!member || known || notifications.length === 0) return;
  yield* put(notificationsReceived({ notifications, entities, readUpTo }));
}

/** Restores the anchor of the current timeline, unless this tab has a newer one. */
function* restoreOfflineAnchor(timelines: OfflineSnapshot['timelines']): SagaGenerator<void> {
  const { goTo } = yield* getContext('page');
  const signedIn = yield* select(selectSignedIn);
  if ((yield* pathOfAddress()) === '/')
    goTo(yield* select(selectStartPage, signedIn), { replace: true });
  const key = yield* timelineOfPath(yield* pathOfAddress(), signedIn);
  const anchor = timelines.find((timeline) => timeline.key === key)?.place;
  const entry = `${(yield* getContext('page')).historyKey()} ${key ?? ''}`;
  const known = yield* select(({ scrollAnchors: places }) => Object.hasOwn(places, entry));
  if (anchor && !known) yield* put(scrollAnchorSaved({ entry, anchor }));
}

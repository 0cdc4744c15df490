/**
 * Puts what the reader saw last on the page, while the server is out of reach: each part only where
 * nothing newer has come. It takes the same way into the tables as an answer of the server.
 */
import { LAST_SEEN, readLastSeen, type LastSeen } from '@/domain/lastSeen';
import { matchRoute, rootRedirect } from '@/domain/routes';
import { timelineOfRoute } from '@/domain/timeline';
import { selectInstance } from '@/selectors/config';
import { selectRecordOwner } from '@/selectors/lastSeen';
import { selectSignedIn } from '@/selectors/session';
import { selectTimelineLoaded } from '@/selectors/timelines';
import { instanceConfigured } from '@/slices/config';
import { notificationsReceived } from '@/slices/notifications';
import { lastSeenShown } from '@/slices/offline';
import { placeNoted } from '@/slices/places';
import { currentUserReceived } from '@/slices/session';
import { serverReachabilityChanged } from '@/slices/startup';
import { themesReceived } from '@/slices/theme';
import { timelinePageReceived } from '@/slices/timelines';
import { call, getContext, put, select } from './engine/effects';
import type { SagaGenerator } from './engine/effects';

/** Does nothing where nothing was kept for this reader. */
export function* showLastSeen(): SagaGenerator<void> {
  const seen = yield* readRecord();
  if (!seen) return;
  yield* put(serverReachabilityChanged({ reachable: false }));
  yield* put(lastSeenShown({ at: seen.at }));
  yield* showInstance(seen);
  yield* showReader(seen);
  yield* showTimelines(seen);
}

function* readRecord(): SagaGenerator<LastSeen | null> {
  const storage = yield* getContext('storage');
  const now = yield* getContext('now');
  const owner = yield* select(selectRecordOwner);
  return readLastSeen(yield* call(storage.get, LAST_SEEN), owner, now());
}

function* showInstance({ instance, settings, themes }: LastSeen): SagaGenerator<void> {
  yield* put(instanceConfigured({ instance, settings }));
  if ((yield* select(({ theme }) => theme.order)).length === 0) yield* put(themesReceived(themes));
}

function* showReader({ member, entities, notifications, readUpTo }: LastSeen): SagaGenerator<void> {
  if (!member) return;
  if (!(yield* select(selectSignedIn))) {
    yield* put(currentUserReceived({ user: member, entities, remembered: true }));
  }
  const known = yield* select((state) => state.notifications?.loaded);
  if (!known && notifications.length > 0) {
    yield* put(notificationsReceived({ notifications, entities, readUpTo }));
  }
}

function* showTimelines({ timelines, entities }: LastSeen): SagaGenerator<void> {
  for (const { key, ids } of timelines) {
    if (yield* select(selectTimelineLoaded, key)) continue;
    const page = { key, kind: 'first', ids, from: null, next: null, show: false } as const;
    yield* put(timelinePageReceived({ ...page, entities }));
  }
  yield* takePlace(timelines);
}

/** The timeline of the address begins where it was left, unless this tab knows better. */
function* takePlace(timelines: LastSeen['timelines']): SagaGenerator<void> {
  const path = (yield* getContext('location'))().split('?')[0] ?? '/';
  const goTo = yield* getContext('goTo');
  const instance = yield* select(selectInstance);
  const shown = path === '/' ? rootRedirect(yield* select(selectSignedIn), instance) : path;
  if (shown !== path) goTo(shown, { replace: true });
  const match = matchRoute(shown);
  const key = match && timelineOfRoute(match.name, match.params);
  const place = timelines.find((timeline) => timeline.key === key)?.place;
  const entry = `${(yield* getContext('entry'))()} ${key ?? ''}`;
  const known = yield* select(({ places }) => Object.hasOwn(places, entry));
  if (place && !known) yield* put(placeNoted({ entry, place }));
}

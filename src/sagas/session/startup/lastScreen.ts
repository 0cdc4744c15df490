/**
 * Draws what the reader saw last before the server has answered anything: the list of the current
 * address, with the account, instance and themes of that time, from the record that serves offline
 * starts, too. The server's answers then merge into it as a refresh does.
 */
import {
  OFFLINE_SNAPSHOT_KEY,
  readOfflineSnapshot,
  type OfflineSnapshot,
  type SnapshotTimeline,
} from '@/domain/session/offlineSnapshot';
import { matchRoute } from '@/domain/session/routes';
import { forVisitors, timelineOfRoute, type TimelineKey } from '@/domain/timelines/timeline';
import type { Capability } from '@/domain/session/capabilities';
import { selectCan } from '@/selectors/session/capabilities';
import { selectKeepsLastScreen, selectStartPage } from '@/selectors/session/config';
import { selectSignedIn, selectSnapshotOwner } from '@/selectors/session/session';
import { selectTimelineLoaded } from '@/selectors/timelines/timelines';
import { instanceConfigured } from '@/slices/session/config';
import { currentUserReceived } from '@/slices/session/session';
import { themesReceived } from '@/slices/settings/theme';
import { lastScreenRemembered } from '@/slices/session/startup';
import { timelinePageReceived } from '@/slices/timelines/timelines';
import { call, getContext, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { savedAnchor } from '@/sagas/timelines/keptTimeline';

/** Returns the last screen of this reader, if the page shows it now. */
export function* restoreLastScreen(): SagaGenerator<OfflineSnapshot | null> {
  if (!(yield* select(selectKeepsLastScreen))) return null;
  const seen = yield* loadSnapshot();
  if (!seen) return null;
  yield* put(lastScreenRemembered(seen.remembered));
  // It also says where the root leads.
  yield* showInstance(seen);
  const key = yield* timelineOfPath(yield* pathOfAddress(), seen.owner !== null);
  const list = seen.timelines.find((timeline) => timeline.key === key);
  if (!list || !(yield* holdsPlace(list))) return null;
  const open = forVisitors(list.key) as Capability;
  if (seen.owner === null && (yield* select(selectCan, open)) === false) return null;
  yield* showMember(seen);
  yield* showTimeline(seen, list);
  return seen;
}

/** False if the reader went on to rows that were not kept any more: to these a reload leads back. */
function* holdsPlace({ key, ids }: SnapshotTimeline): SagaGenerator<boolean> {
  const anchor = yield* savedAnchor(key);
  return anchor === null || anchor.rows.some(({ id }) => ids.includes(id));
}

/** Null if no snapshot was saved for this reader. */
export function* loadSnapshot(): SagaGenerator<OfflineSnapshot | null> {
  const { database: storage } = yield* getContext('storage');
  const { now } = yield* getContext('clock');
  const owner = yield* select(selectSnapshotOwner);
  return readOfflineSnapshot(yield* call(storage.get, OFFLINE_SNAPSHOT_KEY), owner, now());
}

/** The timeline that this path shows, or that it leads to. */
export function* timelineOfPath(
  path: string,
  signedIn: boolean,
): SagaGenerator<TimelineKey | null> {
  const shown = path === '/' ? yield* select(selectStartPage, signedIn) : path;
  const match = matchRoute(shown);
  return match && timelineOfRoute(match.name, match.params);
}

export function* pathOfAddress(): SagaGenerator<string> {
  return (yield* getContext('page')).location().split('?')[0] ?? '/';
}

export function* showInstance({
  instance,
  settings,
  themes,
}: OfflineSnapshot): SagaGenerator<void> {
  yield* put(instanceConfigured({ instance, settings }));
  if ((yield* select(({ theme }) => theme.order)).length === 0) yield* put(themesReceived(themes));
}

export function* showMember({ member, entities }: OfflineSnapshot): SagaGenerator<void> {
  if (!member || (yield* select(selectSignedIn))) return;
  yield* put(currentUserReceived({ user: member, entities, remembered: true }));
}

/** Does nothing if the server's page is there already. */
export function* showTimeline(
  { at, entities }: OfflineSnapshot,
  { key, ids, seenUpTo }: SnapshotTimeline,
): SagaGenerator<void> {
  if (yield* select(selectTimelineLoaded, key)) return;
  const page = { key, kind: 'first', ids, from: seenUpTo, next: null, show: false } as const;
  yield* put(timelinePageReceived({ ...page, entities, keptAt: at }));
}

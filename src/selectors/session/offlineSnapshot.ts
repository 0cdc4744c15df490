/** Selects the content of the offline snapshot from the state. */
import type { EntityBundle } from '@/domain/engine/entities';
import type { InstanceConfig } from '@/domain/session/instance';
import type { OfflineSnapshot, SnapshotTimeline } from '@/domain/session/offlineSnapshot';
import {
  FEWEST_KEPT,
  isOtherScreen,
  keptTimelines,
  LARGEST,
  createOfflineSnapshot,
  MOST_KEPT,
  seenUpToIn,
  tailOf,
} from '@/domain/session/snapshotContent';
import type { Notification } from '@/domain/notifications/notification';
import type { ScrollAnchor } from '@/domain/timelines/scrollAnchor';
import { reachableFrom } from '@/domain/timelines/cacheEviction';
import type { TimelineKey } from '@/domain/timelines/timeline';
import { rowIn } from '@/lib/values/rowTable';
import type { RootState } from '@/slices/root';
import { selectInstance } from './config';
import {
  selectFollowRequestCount,
  selectLists,
  selectUnreadAnnouncements,
  selectUnreadChats,
} from './navigation';
import { selectOfflineSince } from './offline';
import { selectCurrentUser, selectSessionUnverified, selectSnapshotOwner } from './session';
import { referencesOfNotifications } from '@/selectors/timelines/references';
import { selectKeptAt, selectViewed } from '@/selectors/timelines/timelines';

/** Null if nothing is worth saving, or the content is too large. */
export function selectOfflineSnapshot(state: RootState, now: number): OfflineSnapshot | null {
  if (selectSessionUnverified(state)) return null;
  for (let most = MOST_KEPT; most >= FEWEST_KEPT; most = Math.floor(most / 2)) {
    const record = recordOf(state, now, most);
    if (record.timelines.length === 0) return null;
    if (JSON.stringify(record).length <= LARGEST) return record;
  }
  return null;
}

function recordOf(state: RootState, now: number, most: number): OfflineSnapshot {
  const { config, theme, notifications } = state;
  const member = selectCurrentUser(state);
  const viewed = Object.keys(state.timelines).filter(
    (key) => selectViewed(state, key) && isOtherScreen(key),
  );
  const timelines = [...keptTimelines, ...viewed].flatMap((key) => seenOf(state, key, most));
  const seen = notifications?.notifications.slice(0, most) ?? [];
  return createOfflineSnapshot({
    owner: selectSnapshotOwner(state),
    at: selectOfflineSince(state) ?? keptAtIn(state, timelines) ?? now,
    instance: withoutBulk(selectInstance(state)),
    settings: config.instanceDefaults,
    themes: { order: theme.order, forms: theme.forms, files: theme.files },
    member: member && {
      ...member,
      // The shoutbox token is a secret; the settings are stored separately.
      chatToken: null,
      settingsStore: {},
      followRequestCount: selectFollowRequestCount(state),
    },
    timelines,
    notifications: seen,
    readUpTo: notifications?.readUpTo ?? null,
    remembered: {
      lists: selectLists(state),
      unreadChats: selectUnreadChats(state),
      unreadAnnouncements: selectUnreadAnnouncements(state),
    },
    entities: entitiesOf(state, timelines, seen),
  });
}

function seenOf(state: RootState, key: TimelineKey, most: number): SnapshotTimeline[] {
  const timeline = state.timelines[key];
  if (!timeline?.loaded) return [];
  const { ranges, unseen, syncedUpTo } = timeline;
  const place = anchorIn(state, key);
  const ids = tailOf({ ranges, unseen, syncedUpTo, place }, most);
  const holdsAnchor = place?.rows.some(({ id }) => ids.includes(id)) ?? false;
  if (ids.length === 0) return [];
  const seenUpTo = seenUpToIn({ ranges, unseen, syncedUpTo });
  return [{ key, ids, seenUpTo, place: holdsAnchor ? place : null }];
}

/** The time of a list that is still as an earlier visit kept it. */
const keptAtIn = (state: RootState, timelines: readonly SnapshotTimeline[]): number | null =>
  timelines.map(({ key }) => selectKeptAt(state, key)).find((at) => at !== null) ?? null;

/** The last anchor in this timeline, in any history entry. */
const anchorIn = ({ scrollAnchors: places }: RootState, key: TimelineKey): ScrollAnchor | null =>
  Object.entries(places).findLast(([entry]) => entry.endsWith(` ${key}`))?.[1] ?? null;

function entitiesOf(
  { statuses, users }: RootState,
  timelines: readonly SnapshotTimeline[],
  notifications: readonly Notification[],
): EntityBundle {
  const told = referencesOfNotifications(notifications);
  const needed = reachableFrom(
    { statuses: statuses.entities, users: users.entities },
    {
      statusIds: [...timelines.flatMap(({ ids }) => ids), ...idsIn(told.statuses)],
      userIds: idsIn(told.users),
      threadIds: [],
    },
  );
  return {
    statuses: [...needed.statuses].flatMap((id) => rowIn(statuses.entities, id) ?? []),
    users: [...needed.users].flatMap((id) => rowIn(users.entities, id) ?? []),
  };
}

const idsIn = (ids: readonly (string | null | undefined)[] = []): string[] =>
  ids.filter((id) => typeof id === 'string');

/** Large fields that the shown content does not need. */
const bulk: readonly string[] = [
  'customEmoji',
  'knownDomains',
  'stickers',
  'tos',
  'federationPolicy',
  'rules',
] satisfies (keyof InstanceConfig)[];

const withoutBulk = (instance: InstanceConfig): Partial<InstanceConfig> =>
  Object.fromEntries(Object.entries(instance).filter(([name]) => !bulk.includes(name)));

/** What a browser keeps of what its reader saw last, taken from the state. */
import type { EntityBundle } from '@/domain/entities';
import type { InstanceConfig } from '@/domain/instance';
import {
  FEWEST_KEPT,
  keptTimelines,
  LARGEST,
  lastSeen,
  MOST_KEPT,
  tailOf,
  type LastSeen,
  type SeenTimeline,
} from '@/domain/lastSeen';
import type { Notification } from '@/domain/notification';
import type { ReadersPlace } from '@/domain/readersPlace';
import { neededBy } from '@/domain/sweep';
import type { TimelineKey } from '@/domain/timeline';
import type { RootState } from '@/slices/root';
import { selectInstance } from './config';
import { selectOfflineSince } from './offline';
import { selectCurrentUser, selectUserToken } from './session';
import { needsOfNotifications } from './sweep';

/** Whose record it is; only its owner is shown it. */
export const selectRecordOwner = (state: RootState): string | null =>
  selectUserToken(state) === null ? null : state.session.lastLoginName;

/** Null where nothing is worth keeping, or what is would be too much. */
export function selectLastSeen(state: RootState, now: number): LastSeen | null {
  const member = selectCurrentUser(state);
  // Who the token belongs to is not known yet.
  if ((selectUserToken(state) === null) !== (member === null)) return null;
  for (let most = MOST_KEPT; most >= FEWEST_KEPT; most = Math.floor(most / 2)) {
    const record = recordOf(state, now, most);
    if (record.timelines.length === 0) return null;
    if (JSON.stringify(record).length <= LARGEST) return record;
  }
  return null;
}

function recordOf(state: RootState, now: number, most: number): LastSeen {
  const { config, theme, notifications } = state;
  const member = selectCurrentUser(state);
  const timelines = keptTimelines.flatMap((key) => seenOf(state, key, most));
  const seen = notifications?.notifications.slice(0, most) ?? [];
  return lastSeen({
    owner: selectRecordOwner(state),
    at: selectOfflineSince(state) ?? now,
    instance: withoutBulk(selectInstance(state)),
    settings: config.instanceDefaults,
    themes: { order: theme.order, forms: theme.forms, files: theme.files },
    // What opens the shoutbox is a secret; the settings are kept by themselves.
    member: member && { ...member, chatToken: null, settingsStore: {} },
    timelines,
    notifications: seen,
    readUpTo: notifications?.readUpTo ?? null,
    entities: entitiesOf(state, timelines, seen),
  });
}

function seenOf(state: RootState, key: TimelineKey, most: number): SeenTimeline[] {
  const timeline = state.timelines[key];
  if (!timeline?.loaded) return [];
  const { ranges, unseen, edge } = timeline;
  const place = placeIn(state, key);
  const ids = tailOf({ ranges, unseen, edge, place }, most);
  const holdsPlace = place?.rows.some(({ id }) => ids.includes(id)) ?? false;
  return ids.length === 0 ? [] : [{ key, ids, place: holdsPlace ? place : null }];
}

/** Where the reader was in it last, in whichever entry of the history. */
const placeIn = ({ places }: RootState, key: TimelineKey): ReadersPlace | null =>
  Object.entries(places).findLast(([entry]) => entry.endsWith(` ${key}`))?.[1] ?? null;

function entitiesOf(
  { statuses, users }: RootState,
  timelines: readonly SeenTimeline[],
  notifications: readonly Notification[],
): EntityBundle {
  const told = needsOfNotifications(notifications);
  const needed = neededBy(
    { statuses: statuses.entities, users: users.entities },
    {
      statusIds: [...timelines.flatMap(({ ids }) => ids), ...idsIn(told.statuses)],
      userIds: idsIn(told.users),
      threadIds: [],
    },
  );
  return {
    statuses: [...needed.statuses].flatMap((id) => statuses.entities[id] ?? []),
    users: [...needed.users].flatMap((id) => users.entities[id] ?? []),
  };
}

const idsIn = (ids: readonly (string | null | undefined)[] = []): string[] =>
  ids.filter((id) => typeof id === 'string');

/** What is long, and of no use to what is shown. */
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

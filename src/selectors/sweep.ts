/**
 * Who needs which rows of the tables, slice by slice. A new slice has to say here what it holds ids
 * of, or that it holds none; what nobody names is swept out when the tables are full.
 */
import { statusOfDraft } from '@/domain/draft';
import type { Interactions } from '@/domain/interaction';
import { MOST_STATUSES, MOST_USERS, SWEEP_ROOM } from '@/domain/limits';
import type { Notification } from '@/domain/notification';
import { addressOfRoute, profileKey } from '@/domain/profile';
import { leftOver, type Roots, type Rows } from '@/domain/sweep';
import { timelineKey } from '@/domain/timeline';
import type { DialogEntry } from '@/slices/dialogs';
import type { RootState } from '@/slices/root';

type Ids = readonly (string | null | undefined)[];
export interface Needs {
  statuses?: Ids;
  users?: Ids;
  threads?: Ids;
}
const LAST_THREADS = 2;

type NeedsOf = (state: RootState) => Needs;

const needsOf: Record<keyof RootState, NeedsOf | null> = {
  about: ({ about }) => ({ users: about?.staffIds ?? [] }),
  adminConfig: null,
  announcements: null,
  bonds: ({ bonds }) => ({ users: Object.keys(bonds?.wishes ?? {}) }),
  capabilities: null,
  // Go together with the rows of the statuses.
  cardViews: null,
  chatMessages: ({ chatMessages, chats }) => ({
    users: chats.chats.filter(({ id }) => chatMessages?.threads[id]).map(({ userId }) => userId),
  }),
  chats: ({ chats }) => ({
    users: chats.chats.flatMap(({ userId, lastMessage }) => [userId, lastMessage?.userId]),
  }),
  composers: null,
  completions: ({ completions }) => ({ users: completions?.userIds ?? [] }),
  config: null,
  // What it tells of people, it holds itself.
  crowd: null,
  conversations: ({ conversations, interface: { route } }) => {
    const around = route.name === 'conversation' ? conversations[route.params.id ?? ''] : null;
    return { statuses: around ? [...around.ancestorIds, ...around.descendantIds] : [] };
  },
  directs: ({ directs }) => ({
    statuses: directs?.rows.map(({ lastStatusId }) => lastStatusId) ?? [],
    users: directs?.rows.flatMap(({ userIds }) => userIds) ?? [],
  }),
  // Of conversations, which hold them.
  dives: null,
  dialogs: ({ dialogs }) => needsOfDialogs(dialogs),
  discardedDrafts: ({ discardedDrafts = {} }) => ({
    statuses: Object.keys(discardedDrafts).map(statusOfDraft),
  }),
  drafts: ({ drafts }) => ({ statuses: Object.keys(drafts).map(statusOfDraft) }),
  outbox: ({ outbox = {} }) => ({
    statuses: Object.values(outbox).map(({ target }) => statusOfDraft(target)),
  }),
  emoji: null,
  emojiPacks: null,
  emojiUse: null,
  filters: null,
  // The state of then, which holds its own.
  flowView: null,
  followRequests: ({ followRequests }) => ({
    users: [...(followRequests?.userIds ?? []), ...(followRequests?.olderIds ?? [])],
  }),
  governor: null,
  frontends: null,
  happenings: ({ happenings }) =>
    needsOfNotifications(Object.values(happenings ?? {}).flatMap(({ entries }) => entries)),
  // Of a dialog that names the status itself.
  histories: null,
  interactions: ({ interactions: { known, shown } }) => ({
    statuses: shown,
    users: shown.flatMap((id) => peopleIn(known[id])),
  }),
  interface: needsOfRoute,
  language: null,
  listEditor: ({ listEditor }) => ({
    users: [
      ...(listEditor?.chosen ?? []),
      ...(listEditor?.changed ?? []),
      ...(listEditor?.found?.userIds ?? []),
    ],
  }),
  // Of the list that is open; others are asked for again.
  lists: ({ lists, listEditor }) => ({
    users: lists?.lists.find(({ id }) => id === listEditor?.listId)?.accountIds ?? [],
  }),
  // Of a dialog that names the person itself.
  lookTrial: null,
  memberships: null,
  notes: ({ notes }) => ({ users: Object.keys(notes ?? {}) }),
  notices: null,
  notifications: ({ notifications }) => needsOfNotifications(notifications?.notifications ?? []),
  offline: null,
  // Shown by cards, whose statuses their lists need.
  polls: null,
  passwordReset: null,
  peopleLists: ({ peopleLists }) => ({
    users: Object.values(peopleLists ?? {}).flatMap(({ userIds }) => userIds),
  }),
  // Of profiles that are open; others are asked for again.
  pinned: ({ pinned, timelines }) => ({
    statuses: Object.entries(pinned)
      .filter(([userId]) => (timelines[timelineKey('user', userId)]?.viewers ?? 0) > 0)
      .flatMap(([, ids]) => ids),
  }),
  // What is gone when the reader comes back is fetched again.
  places: null,
  preferences: null,
  // Names of people who are known; they go together with their rows.
  profileEditor: null,
  profileOptions: null,
  profiles: null,
  reactions: ({ reactions }) => ({ statuses: Object.keys(reactions) }),
  realtime: null,
  // Go together with the rows of the people.
  recording: null,
  registration: null,
  relationships: null,
  reporting: ({ reporting = {} }) => ({
    statuses: Object.values(reporting).flatMap(({ statusIds }) => statusIds),
    users: Object.keys(reporting),
  }),
  reports: null,
  requests: null,
  // Go together with the rows of the people.
  scrobbles: null,
  search: ({ search }) => ({
    statuses: Object.values(search?.found ?? {}).flatMap(({ statusIds }) => statusIds),
    users: Object.values(search?.found ?? {}).flatMap(({ userIds }) => userIds),
  }),
  dataTransfer: null,
  domainMutes: null,
  security: null,
  session: ({ session }) => ({ users: [session.currentUser?.id] }),
  shout: ({ shout }) => ({ users: shout?.shouts.map(({ userId }) => userId) ?? [] }),
  startup: null,
  // Go together with the rows of the statuses.
  statusActions: null,
  // What was pressed and is not yet confirmed.
  statuses: ({ statuses }) => ({ statuses: Object.keys(statuses.wishes) }),
  storage: null,
  suggestions: ({ suggestions }) => ({ users: suggestions?.userIds ?? [] }),
  theme: null,
  themeEditor: null,
  threads: needsOfThreads,
  timelines: ({ timelines }) => ({
    statuses: Object.values(timelines).flatMap(({ ranges }) => ranges.flat()),
  }),
  told: null,
  unicodeEmoji: null,
  uploads: null,
  users: null,
  // Names of conversations, to be met again or not.
  visits: null,
};

const peopleIn = (known: Interactions | undefined): Ids =>
  known
    ? [known.favouritedBy, known.repeatedBy, ...Object.values(known.reactedBy)].flatMap(
        (ids) => ids ?? [],
      )
    : [];

export const needsOfNotifications = (notifications: readonly Notification[]): Needs => ({
  statuses: notifications.flatMap(({ statusId, report }) => [
    statusId,
    ...(report?.statusIds ?? []),
  ]),
  users: notifications.flatMap(({ userId, targetUserId, chatMessage, report }) => [
    userId,
    targetUserId,
    chatMessage?.userId,
    report?.reportedUserId,
    report?.reporterId,
    ...(report?.notes ?? []).map((note) => note.userId),
  ]),
});

/** Those that stand under their cards, and the last that were looked at, to which Back leads. */
function needsOfThreads({ threads, conversations }: RootState): Needs {
  const last = new Set(Object.keys(threads).slice(-LAST_THREADS));
  const kept = Object.keys(threads).filter((id) => last.has(id) || threads[id]?.unfolded);
  const around = kept.flatMap((id) => conversations[id] ?? []);
  return {
    statuses: [
      ...kept,
      ...around.flatMap(({ ancestorIds, descendantIds }) => [...ancestorIds, ...descendantIds]),
    ],
  };
}

function needsOfRoute({ interface: { route }, profiles }: RootState): Needs {
  if (route.name === 'conversation') return { threads: [route.params.id] };
  return { users: [profiles[profileKey(addressOfRoute(route.params))]] };
}

function needsOfDialogs(dialogs: readonly DialogEntry[]): Needs {
  const needs = { statuses: [] as string[], users: [] as string[] };
  for (const { props } of dialogs) {
    if (props === null) continue;
    if ('statusId' in props) needs.statuses.push(props.statusId);
    if ('preTickedIds' in props) needs.statuses.push(...props.preTickedIds);
    if ('userId' in props) needs.users.push(props.userId);
  }
  return needs;
}

/** Everything that somebody looks at now, or may look at again without asking the server. */
export function selectRoots(state: RootState): Roots {
  const all = Object.values(needsOf).flatMap((needs) => needs?.(state) ?? []);
  const idsOf = (kind: keyof Needs): string[] =>
    all.flatMap((needs) => needs[kind] ?? []).filter((id) => typeof id === 'string');
  return { statusIds: idsOf('statuses'), userIds: idsOf('users'), threadIds: idsOf('threads') };
}

/** The rows that nobody needs. */
export const selectLeftOver = (state: RootState): Rows =>
  leftOver({ statuses: state.statuses.entities, users: state.users.entities }, selectRoots(state));

/** How many rows there are, and whether that is more than the tables should hold. */
export const selectRowCount = ({ statuses, users }: RootState): number =>
  statuses.ids.length + users.ids.length;

export const selectTablesFull = ({ statuses, users }: RootState): boolean =>
  Math.max(statuses.ids.length - MOST_STATUSES, users.ids.length - MOST_USERS) > -SWEEP_ROOM;

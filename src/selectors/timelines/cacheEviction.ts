/**
 * Lists, slice by slice, the rows of the tables that are still needed; the others are evicted when
 * the tables are full. A new slice declares here which ids it holds, or that it holds none.
 */
import { statusOfDraft } from '@/domain/composer/draft';
import { directoryQuery, exploreLists } from '@/domain/discovery/explore';
import type { StatusEngagement } from '@/domain/statuses/statusEngagement';
import { addressOfRoute, profileKey } from '@/domain/people/profile';
import {
  unreferencedEntities,
  type EvictionRoots,
  type EvictedIds,
} from '@/domain/timelines/cacheEviction';
import { timelineKey } from '@/domain/timelines/timeline';
import { nothingExplored } from '@/slices/discovery/explore';
import type { DialogEntry } from '@/slices/engine/dialogs';
import type { RootState } from '@/slices/root';
import { referencesOfNotifications, type Ids, type References } from './references';
import * as staff from './staffReferences';

const LAST_THREADS = 2;

type ReferencesOf = (state: RootState) => References;

const referencesOf: Record<keyof RootState, ReferencesOf | null> = {
  ...staff.withoutReferences,
  accounts: null,
  about: ({ about }) => ({ users: about?.staffIds ?? [] }),
  announcementReactions: null,
  announcements: null,
  relationshipActions: ({ relationshipActions }) => ({
    users: Object.keys(relationshipActions?.pending ?? {}),
  }),
  // Of the open folder only; others are fetched again.
  bookmarkFolders: ({ bookmarkFolders }) => ({ statuses: bookmarkFolders?.shown?.ids ?? [] }),
  capabilities: null,
  // Removed together with the status rows.
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
  // It holds its own data about people.
  bulkActions: null,
  threadContexts: ({ threadContexts, interface: { route } }) => {
    const around = route.name === 'conversation' ? threadContexts[route.params.id ?? ''] : null;
    return { statuses: around ? [...around.ancestorIds, ...around.descendantIds] : [] };
  },
  conversations: ({ conversations }) => ({
    statuses: conversations?.rows.map(({ lastStatusId }) => lastStatusId) ?? [],
    users: conversations?.rows.flatMap(({ userIds }) => userIds) ?? [],
  }),
  // Its statuses belong to threads, which refer to them.
  threadFocus: null,
  dialogs: ({ dialogs }) => referencesOfDialogs(dialogs),
  discardedDrafts: ({ discardedDrafts = {} }) => ({
    statuses: Object.keys(discardedDrafts).map(statusOfDraft),
  }),
  drafts: ({ drafts }) => ({ statuses: Object.keys(drafts).map(statusOfDraft) }),
  outbox: ({ outbox = {} }) => ({
    statuses: Object.values(outbox).map(({ target }) => statusOfDraft(target)),
  }),
  emoji: null,
  emojiUse: null,
  filters: null,
  // The recorded state holds its own rows.
  flowViewer: null,
  palette: ({ palette }) => ({ users: palette?.userIds ?? [] }),
  explore: referencesOfExplore,
  // It belongs to a profile that refers to the person itself.
  featuredTags: null,
  followRequests: ({ followRequests }) => ({
    users: [...(followRequests?.userIds ?? []), ...(followRequests?.olderIds ?? [])],
  }),
  rateLimit: null,
  interactionFeeds: ({ interactionFeeds }) =>
    referencesOfNotifications(
      Object.values(interactionFeeds ?? {}).flatMap(({ entries }) => entries),
    ),
  // It belongs to a dialog that refers to the status itself.
  histories: null,
  quoteLists: ({ quoteLists = {} }) => ({
    statuses: Object.values(quoteLists).flatMap(({ ids }) => ids),
  }),
  statusEngagement: ({ statusEngagement: { known = {}, shown = [] } = {} }) => ({
    statuses: shown,
    users: shown.flatMap((id) => peopleIn(known[id])),
  }),
  interface: referencesOfRoute,
  interactionDefaults: null,
  interactionRequests: ({ interactionRequests }) =>
    referencesOfNotifications(
      Object.values(interactionRequests?.lists ?? {}).flatMap(({ requests }) => requests),
    ),
  language: null,
  // Bounded by itself; a post that comes back shows its translation again.
  translations: null,
  listEditor: ({ listEditor }) => ({
    users: [
      ...(listEditor?.chosen ?? []),
      ...(listEditor?.changed ?? []),
      ...(listEditor?.found?.userIds ?? []),
    ],
  }),
  // The open list only; others are fetched again.
  lists: ({ lists, listEditor }) => ({
    users: lists?.lists.find(({ id }) => id === listEditor?.listId)?.accountIds ?? [],
  }),
  textSizeTrial: null,
  // It belongs to a dialog that refers to the person itself.
  memberships: null,
  notes: ({ notes }) => ({ users: Object.keys(notes ?? {}) }),
  notices: null,
  notificationPolicy: null,
  notificationRequests: ({ notificationRequests }) => {
    const { requests, looked = {} } = notificationRequests ?? {};
    const rest = referencesOfNotifications(Object.values(looked).flat());
    return {
      ...rest,
      users: [...(rest.users ?? []), ...(requests ?? []).map(({ userId }) => userId)],
      statuses: [
        ...(rest.statuses ?? []),
        ...(requests ?? []).flatMap(({ lastStatusId }) => lastStatusId ?? []),
      ],
    };
  },
  notifications: ({ notifications }) =>
    referencesOfNotifications(notifications?.notifications ?? []),
  offline: null,
  // Shown by cards, whose lists refer to their statuses.
  polls: null,
  passwordReset: null,
  peopleLists: ({ peopleLists }) => ({
    users: Object.values(peopleLists ?? {}).flatMap(({ userIds }) => userIds),
  }),
  // Of open profiles only; others are fetched again.
  pinned: ({ pinned, timelines }) => ({
    statuses: Object.entries(pinned)
      .filter(([userId]) => (timelines[timelineKey('user', userId)]?.viewers ?? 0) > 0)
      .flatMap(([, ids]) => ids),
  }),
  // Statuses that are missing when the reader comes back are fetched again.
  scrollAnchors: null,
  preferences: null,
  pictureEditor: null,
  profileEditor: null,
  profileOptions: null,
  // Names of known people; removed together with their rows.
  profiles: null,
  reactions: ({ reactions }) => ({ statuses: Object.keys(reactions) }),
  realtime: null,
  recording: null,
  registration: null,
  // Removed together with the rows of people.
  relationships: null,
  reporting: ({ reporting = {} }) => ({
    statuses: Object.values(reporting).flatMap(({ statusIds }) => statusIds),
    users: Object.keys(reporting),
  }),
  reports: null,
  reportQueue: staff.referencesOfReports,
  requests: null,
  invites: null,
  // Removed together with the rows of people.
  scheduledPosts: null,
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
  staffContent: staff.referencesOfStaffContent,
  staffPeople: staff.referencesOfStaffPeople,
  startup: null,
  // Removed together with the status rows.
  statusCommands: null,
  // Statuses with pending toggles.
  statuses: ({ statuses }) => ({ statuses: Object.keys(statuses.pendingToggles) }),
  storage: null,
  // Keyed by statuses of home, which refers to them itself.
  tags: null,
  suggestions: ({ suggestions }) => ({ users: suggestions?.userIds ?? [] }),
  tabDrafts: null,
  tabs: null,
  theme: null,
  themeEditor: null,
  threadRefreshes: null,
  threadViews: referencesOfThreads,
  timelines: ({ timelines }) => ({
    statuses: Object.values(timelines).flatMap(({ ranges }) => ranges.flat()),
  }),
  desktopNotifications: null,
  readingLimit: null,
  unicodeEmoji: null,
  uploads: null,
  users: null,
  // Names of threads, which need no rows.
  visits: null,
};

function referencesOfExplore({ explore = nothingExplored }: RootState): References {
  const people = exploreLists.filter((list) => directoryQuery(list) !== null);
  const authors = Object.values(explore.links).flatMap(({ card }) => card.authors ?? []);
  return {
    statuses: explore.lists.posts?.ids ?? [],
    users: [
      ...people.flatMap((list) => explore.lists[list]?.ids ?? []),
      ...authors.map(({ userId }) => userId ?? undefined),
    ],
  };
}

const peopleIn = (known: StatusEngagement | undefined): Ids =>
  known
    ? [known.favouritedBy, known.repeatedBy, ...Object.values(known.reactedBy)].flatMap(
        (ids) => ids ?? [],
      )
    : [];

/** Threads unfolded under cards, and the last ones opened, to which Back leads. */
function referencesOfThreads({ threadViews: threads, threadContexts }: RootState): References {
  const last = new Set(Object.keys(threads).slice(-LAST_THREADS));
  const kept = Object.keys(threads).filter((id) => last.has(id) || threads[id]?.unfolded);
  const around = kept.flatMap((id) => threadContexts[id] ?? []);
  return {
    statuses: [
      ...kept,
      ...around.flatMap(({ ancestorIds, descendantIds }) => [...ancestorIds, ...descendantIds]),
    ],
  };
}

function referencesOfRoute({ interface: { route }, profiles }: RootState): References {
  if (route.name === 'conversation') return { threads: [route.params.id] };
  return { users: [profiles?.[profileKey(addressOfRoute(route.params))]] };
}

function referencesOfDialogs(dialogs: readonly DialogEntry[]): References {
  const needs = { statuses: [] as string[], users: [] as string[] };
  for (const { props } of dialogs) {
    if (props === null) continue;
    if ('statusId' in props && props.statusId !== null) needs.statuses.push(props.statusId);
    if ('preTickedIds' in props) needs.statuses.push(...props.preTickedIds);
    if ('userId' in props) needs.users.push(props.userId);
  }
  return needs;
}

/** Everything that is on screen, or may be again without a request. */
function selectEvictionRoots(state: RootState): EvictionRoots {
  const all = Object.values(referencesOf).flatMap((needs) => needs?.(state) ?? []);
  const idsOf = (kind: keyof References): string[] =>
    all.flatMap((needs) => needs[kind] ?? []).filter((id) => typeof id === 'string');
  return { statusIds: idsOf('statuses'), userIds: idsOf('users'), threadIds: idsOf('threads') };
}

/** The rows that nothing refers to. */
export const selectEvictableEntities = (state: RootState): EvictedIds =>
  unreferencedEntities(
    { statuses: state.statuses.entities, users: state.users.entities },
    selectEvictionRoots(state),
  );

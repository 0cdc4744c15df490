/**
 * Checks that domain objects are complete, field by field, for tests that feed decoders with bad
 * input. The compiler makes sure that no field is forgotten.
 */
import { quotePolicies } from '@/domain/composer/options/reactionPolicies';
import type { Announcement } from '@/domain/talk/announcement';
import type { Chat, ChatMessage } from '@/domain/talk/chat';
import type { InstanceEmoji } from '@/domain/composer/emoji/emoji';
import type { EntityBundle } from '@/domain/engine/entities';
import { filterContexts } from '@/domain/timelines/filter';
import type { ListEntry } from '@/domain/people/list';
import {
  notificationTypes,
  type Notification,
  type ServerGroup,
  type ServerNotice,
} from '@/domain/notifications/notification';
import { privileges } from '@/domain/session/privileges';
import type { Relationship } from '@/domain/people/relationship';
import type { Report, ReportNote } from '@/domain/people/report';
import type { CurrentUser } from '@/domain/session/session';
import type {
  Attachment,
  FilterMatch,
  LinkAuthor,
  LinkCard,
  MediaFocus,
  MediaMeta,
  Mention,
  Poll,
  PollOption,
  Reaction,
  Status,
} from '@/domain/statuses/status';
import type { CustomEmoji, ProfileField, User } from '@/domain/people/user';

/** Returns what is wrong; empty when nothing is. */
type Check = (value: unknown, at: string) => string[];

const check =
  (what: string, holds: (value: unknown) => boolean): Check =>
  (value, at) =>
    holds(value) ? [] : [`${at} is ${JSON.stringify(value)}, no ${what}`];

const text = check('text', (value) => typeof value === 'string');
const id = check('id', (value) => typeof value === 'string' && value !== '');
const flag = check('flag', (value) => typeof value === 'boolean');
const count = check('count', (value) => Number.isInteger(value) && Number(value) >= 0);
const side = check('side', (value) => Math.abs(Number(value)) <= 1);
const isWeb = (value: unknown) => typeof value === 'string' && /^https?:\/\//.test(value);
const web = check('address', isWeb);
const moment = check('moment', (value) => !Number.isNaN(Date.parse(String(value))));
const none = (value: unknown) => value === '' || value === null;

const orNone =
  (inner: Check): Check =>
  (value, at) =>
    none(value) ? [] : inner(value, at);
const orNull =
  (inner: Check): Check =>
  (value, at) =>
    value === null ? [] : inner(value, at);
const orLeftOut =
  (inner: Check): Check =>
  (value, at) =>
    value === undefined ? [] : inner(value, at);
const list =
  (inner: Check): Check =>
  (value, at) =>
    Array.isArray(value)
      ? value.flatMap((item, index) => inner(item, `${at}[${index}]`))
      : [`${at} is no list`];
const oneOf = (options: readonly unknown[]): Check =>
  check(options.join(' or '), (value) => options.includes(value));
const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const anything: Check = (value, at) => (value === undefined ? [`${at} is not there`] : []);
const table = check('table', isTable);

function shape<Value>(fields: Record<keyof Value, Check>): Check {
  return (value, at) => {
    if (!isTable(value)) return [`${at} is no object`];
    const strays = Object.keys(value).filter((name) => !Object.hasOwn(fields, name));
    return [
      ...strays.map((name) => `${at}.${name} is unknown`),
      ...Object.entries<Check>(fields).flatMap(([name, inner]) =>
        inner(value[name], `${at}.${name}`),
      ),
    ];
  };
}

const rights = shape<{ admin: boolean; moderator: boolean }>({ admin: flag, moderator: flag });
const visibility = oneOf(['public', 'unlisted', 'private', 'direct', 'local', 'list']);
const emoji = shape<CustomEmoji>({ shortcode: id, url: web, staticUrl: web });
const field = shape<ProfileField>({ name: text, html: text, verifiedAt: orNull(moment) });

export const user = shape<User>({
  id,
  screenName: text,
  shownScreenName: text,
  fullName: text,
  name: text,
  emoji: list(emoji),
  bioHtml: text,
  avatarUrl: orNone(web),
  avatarStaticUrl: orNone(web),
  avatarDescription: text,
  bannerUrl: orNone(web),
  bannerStaticUrl: orNone(web),
  bannerDescription: text,
  profileUrl: orNone(web),
  uri: text,
  faviconUrl: orNull(web),
  isLocal: flag,
  isLocked: flag,
  isBot: flag,
  actorType: oneOf(['Person', 'Service', 'Group']),
  isDiscoverable: flag,
  createdAt: orNone(moment),
  lastStatusAt: orNull(moment),
  birthday: orNull(moment),
  statusCount: count,
  followerCount: count,
  followingCount: count,
  hidesFollowers: flag,
  hidesFollowing: flag,
  hidesFollowerCount: flag,
  hidesFollowingCount: flag,
  hidesFavourites: flag,
  fields: list(field),
  rights,
  role: oneOf(['admin', 'moderator', 'member']),
  roleNames: orLeftOut(list(id)),
  privileges: list(oneOf(privileges)),
  tags: list(text),
  deactivated: flag,
  isSuggested: flag,
  acceptsChatMessages: orNull(flag),
  backgroundUrl: orNull(web),
  movedToId: orNull(id),
});

export const currentUser = shape<CurrentUser>({
  id,
  screenName: text,
  fullName: text,
  locked: flag,
  isLocal: flag,
  role: oneOf(['admin', 'moderator', 'member']),
  rights,
  privileges: list(oneOf(privileges)),
  permissions: orLeftOut(count),
  deactivated: flag,
  tags: list(text),
  createdAt: orNone(moment),
  source: shape<CurrentUser['source']>({
    privacy: visibility,
    sensitive: flag,
    quotePolicy: orLeftOut(oneOf(quotePolicies)),
  }),
  showsRole: flag,
  showsBirthday: flag,
  stripsRichText: flag,
  notificationSettings: shape<CurrentUser['notificationSettings']>({
    blocksStrangers: flag,
    hidesContents: flag,
  }),
  inLists: list(id),
  friendIds: list(id),
  followerIds: list(id),
  blockIds: list(id),
  muteIds: list(id),
  domainMutes: list(text),
  pinnedStatusIds: list(id),
  latestScrobble: anything,
  allowsFollowingMove: flag,
  unreadChatCount: orNull(count),
  followRequestCount: count,
  chatToken: orNull(id),
  backgroundUrl: orNull(web),
  settingsStore: table,
});

export const relationship = shape<Relationship>({
  id,
  following: flag,
  followedBy: flag,
  requested: flag,
  requestedBy: flag,
  blocking: flag,
  blockedBy: flag,
  muting: flag,
  mutingNotifications: flag,
  muteExpiresAt: orNull(moment),
  subscribing: flag,
  showingRepeats: flag,
  domainBlocking: flag,
  endorsed: flag,
  note: orNull(text),
});

const attachment = shape<Attachment>({
  id,
  kind: oneOf(['image', 'video', 'audio', 'flash', 'unknown']),
  mimeType: text,
  fileName: orNull(id),
  url: orNull(web),
  thumbUrl: orNull(web),
  largeThumbUrl: orNull(web),
  description: text,
  blurhash: orNull(id),
  meta: shape<MediaMeta>({
    width: orNull(count),
    height: orNull(count),
    duration: orNull(check('length', (value) => Number(value) > 0)),
    loops: flag,
    focus: orLeftOut(shape<MediaFocus>({ x: side, y: side })),
  }),
  oembed: orNull(shape({ title: text, html: text })),
});

const card = shape<LinkCard>({
  url: web,
  title: text,
  description: text,
  imageUrl: orNull(web),
  imageDescription: text,
  providerName: text,
  plays: orLeftOut(check('flag or address', (value) => value === true || isWeb(value))),
  authors: orLeftOut(list(shape<LinkAuthor>({ userId: orNull(id), name: text, url: orNull(web) }))),
});

const poll = shape<Poll>({
  id,
  expiresAt: orNull(moment),
  expired: flag,
  multiple: flag,
  votesCount: count,
  votersCount: orNull(count),
  options: list(shape<PollOption>({ title: text, votesCount: orNull(count) })),
  emoji: list(emoji),
  voted: flag,
  ownVotes: list(count),
  votersArePublic: flag,
});

const reaction = shape<Reaction>({
  name: id,
  count,
  mine: flag,
  url: orNull(web),
  userIds: list(id),
});

export const status = shape<Status>({
  id,
  userId: text,
  uri: text,
  url: orNull(web),
  createdAt: orNone(moment),
  editedAt: orNull(moment),
  html: text,
  text,
  summary: text,
  visibility,
  sensitive: flag,
  language: orNull(id),
  subjectLanguage: orLeftOut(orNull(id)),
  inReplyToId: orNull(id),
  inReplyToUserId: orNull(id),
  inReplyToUri: orNull(text),
  inReplyToScreenName: orNull(id),
  parentVisible: flag,
  conversationId: orNull(id),
  directConversationId: orNull(id),
  repeatOfId: orNull(id),
  quoteId: orNull(id),
  quoteUrl: orNull(web),
  quoteVisible: flag,
  quoteState: oneOf(['none', 'shown', 'pending', 'refused', 'deleted', 'muted', 'unavailable']),
  quotePolicy: oneOf(['public', 'followers', 'nobody', null]),
  quoteConsent: oneOf(['automatic', 'manual', 'denied', undefined]),
  replyCount: count,
  repeatCount: count,
  favouriteCount: count,
  quoteCount: count,
  favourited: flag,
  repeated: flag,
  bookmarked: flag,
  bookmarkFolderId: orNull(id),
  muted: flag,
  threadMuted: flag,
  pinned: flag,
  isLocal: flag,
  media: list(attachment),
  mentions: list(shape<Mention>({ userId: id, screenName: text, url: orNone(web) })),
  hashtags: list(id),
  emoji: list(emoji),
  reactions: list(reaction),
  card: orNull(card),
  poll: orNull(poll),
  application: orNull(id),
  expiresAt: orNull(moment),
  filtered: orNull(
    list(
      shape<FilterMatch>({
        id,
        title: text,
        action: oneOf(['warn', 'hide', 'blur']),
        contexts: list(oneOf(filterContexts)),
      }),
    ),
  ),
  deleted: flag,
});

const chatMessage = shape<ChatMessage>({
  id,
  chatId: id,
  userId: id,
  html: text,
  text,
  createdAt: orNone(moment),
  emoji: list(emoji),
  attachment: orNull(attachment),
  card: orNull(card),
  unread: flag,
  idempotencyKey: orNull(id),
});

export const chat = shape<Chat>({
  id,
  userId: id,
  unread: count,
  lastMessage: orNull(chatMessage),
  updatedAt: orNone(moment),
});

const note = shape<ReportNote>({
  id,
  html: text,
  userId: orNull(id),
  createdAt: orNone(moment),
});

const report = shape<Report>({
  id,
  state: oneOf(['open', 'closed', 'resolved']),
  html: text,
  createdAt: orNone(moment),
  reportedUserId: orNull(id),
  reporterId: orNull(id),
  statusIds: list(id),
  notes: list(note),
  rules: list(id),
});

export const notification = shape<Notification>({
  id,
  type: oneOf(Object.keys(notificationTypes)),
  wireType: text,
  seen: flag,
  muted: flag,
  createdAt: orNone(moment),
  userId: id,
  statusId: orNull(id),
  targetUserId: orNull(id),
  emoji: orNull(id),
  emojiUrl: orNull(web),
  chatMessage: orNull(chatMessage),
  report: orNull(report),
  notice: orLeftOut(
    shape<ServerNotice>({ reason: text, subject: text, followers: count, following: count }),
  ),
  groupKey: orLeftOut(id),
  group: orLeftOut(shape<ServerGroup>({ count, userIds: list(id) })),
});

export const announcement = shape<Announcement>({
  id,
  html: text,
  rawContent: orNull(id),
  startsAt: orNull(moment),
  endsAt: orNull(moment),
  allDay: flag,
  publishedAt: orNone(moment),
  read: flag,
  inactive: flag,
  emoji: list(emoji),
  reactions: list(reaction),
});

export const listEntry = shape<Required<ListEntry>>({
  id,
  title: text,
  exclusive: orNull(flag),
  repliesPolicy: orNull(oneOf(['followed', 'list', 'none'])),
});

export const instanceEmoji = shape<InstanceEmoji>({
  shortcode: id,
  url: web,
  staticUrl: web,
  tags: list(text),
});

export const messages = list(chatMessage);

/** Checks entities, and that everything that their rows refer to is there. */
export const entities: Check = (value, at) => {
  const { statuses, users } = value as EntityBundle;
  const statusIds = new Set(statuses.map((row) => row.id));
  const userIds = new Set(users.map((row) => row.id));
  const missing = statuses.flatMap((row) => [
    ...(row.repeatOfId === null || statusIds.has(row.repeatOfId) ? [] : [`repeat ${row.id}`]),
    ...(row.userId === '' || userIds.has(row.userId) ? [] : [`author of ${row.id}`]),
  ]);
  const doubles = [
    ...(statusIds.size === statuses.length ? [] : ['a status is there twice']),
    ...(userIds.size === users.length ? [] : ['a person is there twice']),
  ];
  return [
    ...missing.map((what) => `${at}: the ${what} is missing`),
    ...doubles,
    ...list(status)(statuses, `${at}.statuses`),
    ...list(user)(users, `${at}.users`),
  ];
};

/** Everything that is wrong with a value; empty when it is complete. */
export const flaws = (value: unknown, whole: Check): string[] => whole(value, 'it');
export const flawsOfAll = (values: readonly unknown[], whole: Check): string[] =>
  list(whole)(values, 'them');

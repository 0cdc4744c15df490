/** The whole state of an embedded instance, and the events that it sends to the sockets. */
import { dialectOf, type DemoOptions, type Dialect } from '../options';
import type { Clock } from './clock';
import { createClock } from './clock';
import type { Ids } from './ids';
import { createIds } from './ids';
import type { OAuthState } from './credentials';
import { emptyOAuth } from './credentials';
import type { Random } from './random';
import { createRandom } from './random';
import type { InteractionRequest } from './policies';
import type { Notification, Report } from './notification';
import type { ConfigurationEntry } from './admin/configurationEntry';
import type { PackData } from './admin/packData';
import type {
  Announcement,
  Chat,
  ChatMessage,
  CustomEmoji,
  List,
  Media,
  MediaFile,
  Person,
  Poll,
  Post,
  Scheduled,
} from './types';
import type { Invite } from './admin/staffSide';

export type WorldEvent =
  | { type: 'posted'; post: Post }
  | { type: 'edited'; post: Post }
  | { type: 'deleted'; post: Post }
  | { type: 'notified'; person: Person; notification: Notification }
  /** A person has read their notifications up to some point. */
  | { type: 'read'; person: Person }
  /** Filtered notifications were accepted, and stand in their list. */
  | { type: 'merged'; person: Person }
  | { type: 'chatted'; chat: Chat; message: ChatMessage }
  | { type: 'messageDeleted'; chat: Chat; markerId: string }
  | { type: 'filtersChanged'; person: Person }
  | { type: 'followChanged'; state: FollowState; follower: Person; following: Person }
  | { type: 'tokenRevoked'; token: string };

export type FollowState = 'follow_pending' | 'follow_accept' | 'unfollow';

export interface World {
  options: DemoOptions;
  /** The API dialect that it speaks. */
  dialect: Dialect;
  /** Where readers reach the instance, without a final slash. */
  origin: string;
  host: string;
  title: string;
  description: string;
  clock: Clock;
  ids: Ids;
  random: Random;
  people: Map<string, Person>;
  posts: Map<string, Post>;
  /** Reactions that wait for approval. */
  interactionRequests: InteractionRequest[];
  /** All posts and repeats, oldest first. */
  stream: Post[];
  /** Posts of other servers that nobody has fetched yet, by address. */
  elsewhere: Map<string, Post>;
  /** The addresses of unfetched parents, by the id of the reply. */
  answersElsewhere: Map<string, string>;
  media: Map<string, Media>;
  files: Map<string, MediaFile>;
  polls: Map<string, Poll>;
  chats: Map<string, Chat>;
  /** The newest read post of each conversation, by reader and context. */
  conversationsRead: Map<string, string>;
  lists: Map<string, List>;
  reports: Map<string, Report>;
  invites: Invite[];
  /** The people and reports that only staff sees are there; created on first use. */
  hasCaseload: boolean;
  announcements: Announcement[];
  scheduled: Scheduled[];
  emoji: Map<string, CustomEmoji>;
  emojiPacks: Map<string, PackData>;
  /** The current and the default configuration; created on first use. */
  configuration: ConfigurationEntry[] | null;
  usualConfiguration: ConfigurationEntry[] | null;
  /** True if some changes need a restart. */
  needsReboot: boolean;
  /** The installed versions of each front-end, by name. */
  frontends: Map<string, string[]>;
  oauth: OAuthState;
  /** The solutions of open captchas, by token. */
  captchas: Map<string, string>;
  /** Invitations that were used, successfully or not. */
  usedInvites: Set<string>;
  /** Answers kept by idempotency key, for the whole server. */
  replays: Map<string, { status: number; body: string; type: string; at: number }>;
  pushSubscriptions: Map<string, { id: string; endpoint: string; alerts: Record<string, boolean> }>;
  listeners: Set<(event: WorldEvent) => void>;
}

export function createWorld(options: DemoOptions, origin: string): World {
  const clock = createClock(options.clock);
  const dialect = dialectOf(options.family);
  return {
    options,
    dialect,
    origin,
    host: new URL(origin).host,
    title: 'Reedbank',
    description:
      'A small instance about reeds, bread and slow trains, made up for trying things out',
    clock,
    ids: createIds(options.family, clock),
    random: createRandom(options.seed),
    people: new Map(),
    posts: new Map(),
    interactionRequests: [],
    stream: [],
    elsewhere: new Map(),
    answersElsewhere: new Map(),
    media: new Map(),
    files: new Map(),
    polls: new Map(),
    chats: new Map(),
    conversationsRead: new Map(),
    lists: new Map(),
    reports: new Map(),
    invites: [],
    hasCaseload: false,
    announcements: [],
    scheduled: [],
    emoji: new Map(),
    emojiPacks: new Map(),
    configuration: null,
    usualConfiguration: null,
    needsReboot: false,
    frontends: new Map([['pleroma-fe', ['develop']]]),
    oauth: emptyOAuth(),
    captchas: new Map(),
    usedInvites: new Set(),
    replays: new Map(),
    pushSubscriptions: new Map(),
    listeners: new Set(),
  };
}

export function announce(world: World, event: WorldEvent): void {
  world.listeners.forEach((listen) => {
    listen(event);
  });
}

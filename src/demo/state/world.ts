/** The whole state of an embedded instance, and the way it tells the sockets what happened. */
import { dialectOf, type DemoOptions, type Dialect } from '../options';
import type { Clock } from './clock';
import { createClock } from './clock';
import type { Ids } from './ids';
import { createIds } from './ids';
import type { OAuthState } from './credentials';
import { emptyOAuth } from './credentials';
import type { Random } from './random';
import { createRandom } from './random';
import type { Notification, Report } from './notification';
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
  ConfigurationEntry,
  PackData,
} from './types';

export type WorldEvent =
  | { type: 'posted'; post: Post }
  | { type: 'edited'; post: Post }
  | { type: 'deleted'; post: Post }
  | { type: 'notified'; person: Person; notification: Notification }
  /** How far somebody has read their notifications. */
  | { type: 'read'; person: Person }
  | { type: 'chatted'; chat: Chat; message: ChatMessage }
  | { type: 'messageDeleted'; chat: Chat; markerId: string }
  | { type: 'filtersChanged'; person: Person }
  | { type: 'followChanged'; state: FollowState; follower: Person; following: Person }
  | { type: 'tokenRevoked'; token: string };

export type FollowState = 'follow_pending' | 'follow_accept' | 'unfollow';

export interface World {
  options: DemoOptions;
  /** In whose words it answers. */
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
  /** Every post and repeat, oldest first. */
  stream: Post[];
  /** Posts of other servers that nobody has asked for yet, by their names. */
  elsewhere: Map<string, Post>;
  /** Which of them a reply answers, by the id of the reply. */
  answersElsewhere: Map<string, string>;
  media: Map<string, Media>;
  files: Map<string, MediaFile>;
  polls: Map<string, Poll>;
  chats: Map<string, Chat>;
  /** The newest post read of a direct conversation, by reader and context. */
  conversationsRead: Map<string, string>;
  lists: Map<string, List>;
  reports: Map<string, Report>;
  announcements: Announcement[];
  scheduled: Scheduled[];
  emoji: Map<string, CustomEmoji>;
  emojiPacks: Map<string, PackData>;
  /** As administrators have it, and as it came; made when it is first asked for. */
  configuration: ConfigurationEntry[] | null;
  usualConfiguration: ConfigurationEntry[] | null;
  /** Some changes wait for a restart. */
  needsReboot: boolean;
  /** Versions that are installed, by name. */
  frontends: Map<string, string[]>;
  oauth: OAuthState;
  /** Answers to the captchas that are open, by their tokens. */
  captchas: Map<string, string>;
  /** Invitations that were tried with, whatever came of it. */
  usedInvites: Set<string>;
  /** Answers kept by idempotency key: the key space belongs to the whole server. */
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

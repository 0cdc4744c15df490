/** The types of the world. Objects refer to each other by id. */
import type { PostPolicies, UsualPolicies } from './policies';
import type { StaffSide } from './admin/staffSide';
import type { FilteredNotifications, Notification } from './notification';

export type PostVisibility = 'public' | 'unlisted' | 'private' | 'direct' | 'local' | 'list';

export type ContentType = 'text/plain' | 'text/html' | 'text/markdown' | 'text/bbcode';

export interface ProfileField {
  name: string;
  value: string;
  /** The time when the server found a link back on the named page. */
  verifiedAt?: string;
}

export interface SecondFactor {
  secret: string;
  confirmed: boolean;
  recoveryCodes: string[];
}

export interface Mute {
  notifications: boolean;
  expiresAt: number | null;
}

/** A favourite or bookmark; its own id is the cursor for paging. */
export type Kept = Record<'cursor' | 'postId', string>;

/** A hashtag with the id of its record, by which lists of them are paged. */
export type NamedTag = Record<'id' | 'name', string>;

export interface Person extends UsualPolicies, FilteredNotifications, StaffSide {
  id: string;
  nickname: string;
  /** Null for people of this instance. */
  host: string | null;
  displayName: string;
  /** The biography as typed; its HTML is made when rendering. */
  note: string;
  fields: ProfileField[];
  /** Names of files, or null for the standard pictures. */
  avatar: string | null;
  header: string | null;
  background: string | null;
  createdAt: number;
  email: string | null;
  /** Null for people of other instances. */
  password: string | null;
  secondFactor: SecondFactor | null;
  role: 'admin' | 'moderator' | null;
  actorType: 'Person' | 'Service' | 'Group';
  locked: boolean;
  isConfirmed: boolean;
  isApproved: boolean;
  isActive: boolean;
  isSuggested: boolean;
  mustResetPassword: boolean;
  flags: PersonFlags;
  defaultScope: PostVisibility;
  birthday: string | null;
  settingsStore: Record<string, unknown>;
  tags: string[];
  aliases: string[];
  /** Hashtags that they follow, and that they show on their profile: the latest first. */
  followedTags: NamedTag[];
  featuredTags: NamedTag[];
  /** The new account after a move; only Mastodon sends it. */
  movedTo: string | null;
  statusesCount: number;
  lastStatusAt: number | null;
  followers: Set<string>;
  following: Set<string>;
  requests: Set<string>;
  blocks: Set<string>;
  mutes: Map<string, Mute>;
  repeatsHidden: Set<string>;
  subscribed: Set<string>;
  endorsed: Set<string>;
  privateNotes: Map<string, string>;
  mutedContexts: Set<string>;
  domainBlocks: Set<string>;
  bookmarks: (Kept & { folderId?: string | null })[];
  bookmarkFolders: (Record<'id' | 'name', string> & { emoji: string | null })[];
  favourites: Kept[];
  pinned: { postId: string; at: number }[];
  notifications: Notification[];
  marker: { lastReadId: string; version: number; updatedAt: number } | null;
  dismissedAnnouncements: Set<string>;
  dismissedSuggestions: Set<string>;
  filters: Filter[];
}

export interface PersonFlags {
  hideFollowers: boolean;
  hideFollows: boolean;
  hideFollowersCount: boolean;
  hideFollowsCount: boolean;
  hideFavourites: boolean;
  skipThreadContainment: boolean;
  allowFollowingMove: boolean;
  acceptsChats: boolean;
  discoverable: boolean;
  showRole: boolean;
  showBirthday: boolean;
  noRichText: boolean;
  blockFromStrangers: boolean;
  hideNotificationContents: boolean;
}

export interface Reaction {
  /** A unicode emoji, a shortcode of this instance, or `shortcode@host`. */
  name: string;
  url: string | null;
  by: string[];
}

export interface Edition {
  html: string;
  subject: string;
  sensitive: boolean;
  mediaIds: string[];
  /** The descriptions of its files at the time, in the same order. */
  descriptions: string[];
  pollId: string | null;
  emoji: string[];
  at: number;
}

export interface LinkCard {
  url: string;
  title: string;
  description: string;
  /** Names of files; the sound is one that the page has. */
  image: string | null;
  sound?: string;
}

export interface Post extends PostPolicies {
  id: string;
  uri: string;
  authorId: string;
  createdAt: number;
  editedAt: number | null;
  source: string;
  contentType: ContentType;
  html: string;
  subject: string;
  visibility: PostVisibility;
  sensitive: boolean;
  language: string | null;
  replyTo: string | null;
  context: string;
  repeatOf: string | null;
  quoteOf: string | null;
  quoteUrl: string | null;
  mediaIds: string[];
  pollId: string | null;
  mentions: string[];
  hashtags: string[];
  emoji: string[];
  reactions: Reaction[];
  favouritedBy: string[];
  /** The wrappers that repeat this post. */
  repeats: string[];
  replies: string[];
  quotes: string[];
  listId: string | null;
  expiresAt: number | null;
  card: LinkCard | null;
  history: Edition[];
}

export interface MediaFile {
  type: string;
  bytes: () => Uint8Array;
}

export interface Media {
  id: string;
  ownerId: string;
  file: string;
  kind: 'image' | 'video' | 'audio' | 'unknown';
  mimeType: string;
  description: string;
  size: { width: number; height: number } | null;
  /** From -1 to 1; only Mastodon keeps it, as it does the picture of a video. */
  focus: { x: number; y: number } | null;
  poster: string | null;
  blurhash: (() => string) | null;
  /** The server is still processing it until then. */
  readyAt: number;
}

export interface Poll {
  id: string;
  authorId: string;
  options: { title: string; by: string[] }[];
  multiple: boolean;
  expiresAt: number;
  votes: Map<string, number[]>;
  ended: boolean;
}

export interface ChatMessage {
  id: string;
  authorId: string;
  html: string | null;
  emoji: string[];
  mediaId: string | null;
  createdAt: number;
  idempotencyKey: string | null;
}

/** One chat between two people; each sees it under an id of their own. */
export interface Chat {
  id: string;
  ownerId: string;
  partnerId: string;
  messages: ChatMessage[];
  /** Ids of messages the owner has not read. */
  unread: Set<string>;
  updatedAt: number;
}

export interface List {
  id: string;
  ownerId: string;
  title: string;
  members: Set<string>;
  /** The members' posts stay out of the home timeline; only Mastodon has this. */
  exclusive?: boolean;
  repliesPolicy?: string;
}

export interface FilterKeyword {
  id: string;
  phrase: string;
  wholeWord: boolean;
}

/** API v1 shows each filter's first keyword only. */
export interface Filter {
  id: string;
  title: string;
  context: string[];
  /** `blur` shows the post but covers its files; only API v2 has it. */
  action: 'warn' | 'hide' | 'blur';
  keywords: FilterKeyword[];
  posts: { id: string; postId: string }[];
  expiresAt: number | null;
}

export interface Announcement {
  id: string;
  reactions?: Reaction[];
  source: string;
  html: string;
  allDay: boolean;
  startsAt: number | null;
  endsAt: number | null;
  publishedAt: number;
}

export interface Scheduled {
  id: string;
  ownerId: string;
  scheduledAt: number;
  params: Record<string, unknown>;
  mediaIds: string[];
  publish: () => void;
}

export interface CustomEmoji {
  shortcode: string;
  /** The path on this server. */
  path: string;
  tags: string[];
}

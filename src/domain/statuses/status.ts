/** Statuses: what the tables keep of a post, and what the reader's unconfirmed presses make of it. */
import type { Filter } from '@/domain/timelines/filter';
import type { CustomEmoji } from '@/domain/people/user';

export type Visibility = 'public' | 'unlisted' | 'private' | 'direct' | 'local' | 'list';

export type MediaKind = 'image' | 'video' | 'audio' | 'flash' | 'unknown';

export interface Attachment {
  id: string;
  kind: MediaKind;
  /** Empty when the server does not say. */
  mimeType: string;
  fileName: string | null;
  /** Null while the server still works on it. */
  url: string | null;
  /** A small form of it; the file itself where the server makes none. */
  thumbUrl: string | null;
  largeThumbUrl: string | null;
  description: string;
  blurhash: string | null;
  meta: MediaMeta;
  /** What the page said that the file was found on. */
  oembed: { title: string; html: string } | null;
}

/** What servers measure; most of it is often unknown. */
export interface MediaMeta {
  /** In pixels. Where only a smaller form was measured, those of that: the shape is what counts. */
  width: number | null;
  height: number | null;
  /** Seconds. */
  duration: number | null;
  /** A film without sound that stands for an animated picture. */
  loops: boolean;
}

export interface PollOption {
  title: string;
  votesCount: number | null;
}

export interface Poll {
  id: string;
  expiresAt: string | null;
  expired: boolean;
  multiple: boolean;
  votesCount: number;
  /** Null when it is not known; votes then stand in for voters. */
  votersCount: number | null;
  options: PollOption[];
  emoji: CustomEmoji[];
  voted: boolean;
  ownVotes: number[];
  /** Everybody may see who voted for what. */
  votersArePublic: boolean;
}

export interface LinkCard {
  url: string;
  title: string;
  description: string;
  imageUrl: string | null;
  imageDescription: string;
  providerName: string;
}

export interface Reaction {
  name: string;
  count: number;
  mine: boolean;
  url: string | null;
  userIds: string[];
}

export interface Mention {
  userId: string;
  screenName: string;
  url: string;
}

/** What the server says of one of the reader's filters that this status hit. */
export type FilterMatch = Pick<Filter, 'id' | 'title' | 'action' | 'contexts'>;

/** What became of a quote. Some servers ask the quoted author first; most tell only whether one may see it. */
export type QuoteState =
  | 'none'
  | 'shown'
  /** The quoted author has not answered yet. */
  | 'pending'
  /** They do not want to be quoted, or no longer. */
  | 'refused'
  | 'deleted'
  /** By somebody whom the reader muted or blocked. */
  | 'muted'
  | 'unavailable';

export interface Status {
  id: string;
  /** Empty when the server withholds the author. */
  userId: string;
  uri: string;
  url: string | null;
  createdAt: string;
  editedAt: string | null;
  /** Cleaned HTML. */
  html: string;
  /** The same without markup, for mute words, labels and previews. */
  text: string;
  /** The subject, plain. */
  summary: string;
  visibility: Visibility;
  sensitive: boolean;
  language: string | null;
  inReplyToId: string | null;
  inReplyToUserId: string | null;
  /** The name of what it answers, where the server tells: also of what it does not have. */
  inReplyToUri: string | null;
  inReplyToScreenName: string | null;
  parentVisible: boolean;
  conversationId: string | null;
  directConversationId: string | null;
  repeatOfId: string | null;
  quoteId: string | null;
  quoteUrl: string | null;
  quoteVisible: boolean;
  quoteState: QuoteState;
  replyCount: number;
  repeatCount: number;
  favouriteCount: number;
  quoteCount: number;
  favourited: boolean;
  repeated: boolean;
  bookmarked: boolean;
  bookmarkFolderId: string | null;
  muted: boolean;
  threadMuted: boolean;
  pinned: boolean;
  isLocal: boolean;
  media: Attachment[];
  mentions: Mention[];
  hashtags: string[];
  emoji: CustomEmoji[];
  reactions: Reaction[];
  card: LinkCard | null;
  poll: Poll | null;
  application: string | null;
  expiresAt: string | null;
  /** Null where the server leaves its filters to us. */
  filtered: FilterMatch[] | null;
  deleted: boolean;
}

/** What a reader can switch on and off on a status; muting is about its conversation. */
export type StatusToggle = 'favourited' | 'repeated' | 'bookmarked' | 'pinned' | 'threadMuted';

/** What the reader asked for and the server has not yet confirmed. */
export type PendingToggles = Partial<Record<StatusToggle, boolean>>;

const countOf = { favourited: 'favouriteCount', repeated: 'repeatCount' } as const;

/** The status as the reader should see it: the server's word, bent by the wish. */
export function applyPendingToggles(status: Status, pending: PendingToggles | undefined): Status {
  if (!pending) return status;
  const seen = { ...status, ...pending };
  for (const toggle of ['favourited', 'repeated'] as const) {
    if (seen[toggle] !== status[toggle]) seen[countOf[toggle]] += seen[toggle] ? 1 : -1;
  }
  if (seen.threadMuted !== status.threadMuted) seen.muted = seen.threadMuted;
  return seen;
}

/** Under which key `requests` knows the fetching of one status. */
export const statusRequest = (statusId: string): string => `status ${statusId}`;

/** The same where it is shown beside another. */
export const statusPreviewRequest = (statusId: string): string => `preview ${statusId}`;

/** And of what was written before and after it. */
export const threadContextRequest = (statusId: string): string => `conversation ${statusId}`;

/** Of the look-up of replies to one, and of what one answers. */
export const missingRepliesRequest = (statusId: string): string => `replies ${statusId}`;
export const missingParentRequest = (replyId: string): string => `parent ${replyId}`;

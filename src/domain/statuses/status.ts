/** Statuses: their rows in the tables, and the reader's pending toggles. */
import type { Filter } from '@/domain/timelines/filter';
import type { CustomEmoji } from '@/domain/people/user';

export type Visibility = 'public' | 'unlisted' | 'private' | 'direct' | 'local' | 'list';

export type MediaKind = 'image' | 'video' | 'audio' | 'flash' | 'unknown';

export interface Attachment {
  id: string;
  kind: MediaKind;
  /** Empty if the server does not say. */
  mimeType: string;
  fileName: string | null;
  /** Null while the server processes it. */
  url: string | null;
  /** A thumbnail, or the file itself. */
  thumbUrl: string | null;
  largeThumbUrl: string | null;
  description: string;
  blurhash: string | null;
  meta: MediaMeta;
  /** The embed information of its page. */
  oembed: { title: string; html: string } | null;
}

/** Measured by servers; often mostly unknown. */
export interface MediaMeta {
  /** In pixels. May be those of a smaller version: only the shape matters. */
  width: number | null;
  height: number | null;
  /** Seconds. */
  duration: number | null;
  /** A silent video in place of an animated picture. */
  loops: boolean;
  /** The point that stays in sight where a picture is cropped; the middle if it is left out. */
  focus?: MediaFocus;
}

/** From -1 to 1: left to right, and bottom to top. */
export interface MediaFocus {
  x: number;
  y: number;
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
  /** Null if unknown; votes are then used instead. */
  votersCount: number | null;
  options: PollOption[];
  emoji: CustomEmoji[];
  voted: boolean;
  ownVotes: number[];
  /** True if votes are public. */
  votersArePublic: boolean;
}

export interface LinkCard {
  url: string;
  title: string;
  description: string;
  imageUrl: string | null;
  imageDescription: string;
  providerName: string;
  /**
   * The page has a player, such as of a video; it is opened, as no frame of others is shown. Where it
   * names a sound, such as an episode of a podcast, its address.
   */
  plays?: true | string;
  /** Left out where the page names none. */
  authors?: LinkAuthor[];
}

/** A person who wrote the page that a link leads to. */
export interface LinkAuthor {
  /** Null if the author has no account that the server knows. */
  userId: string | null;
  name: string;
  url: string | null;
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

/** The server's match of one of the reader's filters. */
export type FilterMatch = Pick<Filter, 'id' | 'title' | 'action' | 'contexts'>;

/**
 * The state of a quote. Some servers ask the quoted author first; most say only if one may see it.
 */
export type QuoteState =
  | 'none'
  | 'shown'
  /** The quoted author has not agreed yet. */
  | 'pending'
  /** They declined it. */
  | 'refused'
  /** They agreed, and took it back. */
  | 'revoked'
  | 'deleted'
  /** By somebody muted or blocked. */
  | 'muted'
  /** The reader may not see it. */
  | 'forbidden'
  | 'unavailable';

/** A quote is shown at once, once its author agrees, or never. */
export type QuoteConsent = 'automatic' | 'manual' | 'denied';

export interface Status {
  id: string;
  /** Empty if the server withholds the author. */
  userId: string;
  uri: string;
  url: string | null;
  createdAt: string;
  editedAt: string | null;
  /** Cleaned HTML. */
  html: string;
  /** The text without markup, for mute words, labels and previews. */
  text: string;
  /** The subject, as plain text. */
  summary: string;
  visibility: Visibility;
  sensitive: boolean;
  language: string | null;
  /** Only of a post that is shown in translation. */
  subjectLanguage?: string | null;
  inReplyToId: string | null;
  inReplyToUserId: string | null;
  /** The ActivityPub id of the answered post, if sent: also for posts unknown to the server. */
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
  /** The people who may quote it without being asked about; null if the server does not tell. */
  quotePolicy: 'public' | 'followers' | 'nobody' | null;
  /** The answer that a quote by the reader gets; left out if the server does not tell. */
  quoteConsent?: QuoteConsent;
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
  /** Null if the server leaves filtering to this client. */
  filtered: FilterMatch[] | null;
  deleted: boolean;
}

/** The toggles of a status; muting applies to its thread. */
export type StatusToggle = 'favourited' | 'repeated' | 'bookmarked' | 'pinned' | 'threadMuted';

/** The reader's unconfirmed changes. */
export type PendingToggles = Partial<Record<StatusToggle, boolean>>;

const countOf = { favourited: 'favouriteCount', repeated: 'repeatCount' } as const;

/** Applies the pending toggles to a status. */
export function applyPendingToggles(status: Status, pending: PendingToggles | undefined): Status {
  if (!pending) return status;
  const seen = { ...status, ...pending };
  for (const toggle of ['favourited', 'repeated'] as const) {
    if (seen[toggle] !== status[toggle]) seen[countOf[toggle]] += seen[toggle] ? 1 : -1;
  }
  if (seen.threadMuted !== status.threadMuted) seen.muted = seen.threadMuted;
  return seen;
}

/** The key of the request for one status. */
export const statusRequest = (statusId: string): string => `status ${statusId}`;

/** The key of the request for its preview. */
export const statusPreviewRequest = (statusId: string): string => `preview ${statusId}`;

/** The key of the request for its thread context. */
export const threadContextRequest = (statusId: string): string => `conversation ${statusId}`;

/** The key of the search for its missing replies and the post it answers. */
export const missingRepliesRequest = (statusId: string): string => `replies ${statusId}`;
export const missingParentRequest = (replyId: string): string => `parent ${replyId}`;

/** The keys of the requests for its quotes. */
export const quotesRequest = (statusId: string): string => `quotes ${statusId}`;
export const olderQuotesRequest = (statusId: string): string => `older quotes ${statusId}`;

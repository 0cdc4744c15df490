/**
 * A status as the server sends it, with its parts. Optional fields are missing on at least one of
 * Mastodon, Pleroma and Akkoma, for visitors, or in repeats.
 */
import type { WireEmoji } from './emoji';
import type { WireHiddenUser, WireUser } from './user';

export interface WireAttachment {
  id: string;
  type: string;
  /** Null while the server processes it. */
  url: string | null;
  remote_url?: string | null;
  preview_url?: string | null;
  text_url?: string;
  description?: string | null;
  blurhash?: string | null;
  meta?: {
    original?: { width?: number; height?: number; aspect?: number; duration?: number };
    small?: { width?: number; height?: number; aspect?: number };
    focus?: { x?: number; y?: number };
    /** Seconds; some servers also send it in words. */
    duration?: number;
  };
  /** From older servers. */
  oembed?: { title?: string; oembedHTML?: string; html?: string } | null;
  pleroma?: { mime_type?: string; name?: string };
}

export interface WirePoll {
  id: string;
  expires_at?: string | null;
  expired?: boolean;
  multiple?: boolean;
  votes_count?: number;
  voters_count?: number | null;
  options: { title: string; votes_count?: number | null }[];
  emojis?: WireEmoji[];
  voted?: boolean;
  own_votes?: (number | null)[];
  pleroma?: { non_anonymous?: boolean };
}

export interface WireCard {
  type?: string;
  url: string;
  title?: string;
  description?: string;
  image?: string | null;
  image_description?: string;
  provider_name?: string;
  provider_url?: string;
  author_name?: string;
  author_url?: string;
  /** Mastodon from 4.3 on; the account if the author has confirmed it on the page. */
  authors?: { name?: string; url?: string; account?: WireUser | null }[];
  html?: string;
  width?: number;
  height?: number;
  embed_url?: string;
  blurhash?: string | null;
  published_at?: string | null;
  pleroma?: { opengraph?: Record<string, unknown> };
}

export interface WireMention {
  id: string;
  acct: string;
  username: string;
  url: string;
}

export interface WireTag {
  name: string;
  url?: string;
}

export interface WireReaction {
  /** A character, `shortcode`, or `shortcode@host`. */
  name: string;
  count: number;
  me?: boolean;
  url?: string | null;
  account_ids?: string[];
  /** Instead of the ids, in the list of reactions. */
  accounts?: WireUser[];
}

/** Mastodon's quote; nested ones have an id instead of the status. */
export interface WireQuoteState {
  state: string;
  quoted_status?: WireStatus | null;
  quoted_status_id?: string;
}

export interface WireStatusPleroma {
  local?: boolean;
  conversation_id?: number | null;
  context?: string | null;
  direct_conversation_id?: number | null;
  in_reply_to_account_acct?: string | null;
  content?: Record<string, string>;
  content_type?: string | null;
  spoiler_text?: Record<string, string>;
  emoji_reactions?: WireReaction[];
  parent_visible?: boolean;
  thread_muted?: boolean;
  expires_at?: string | null;
  pinned_at?: string | null;
  quote?: WireStatus | null;
  quote_id?: string | null;
  quote_url?: string | null;
  quote_visible?: boolean;
  quotes_count?: number;
  bookmark_folder?: string | null;
  list_id?: number | string | null;
}

export interface WireStatusAkkoma {
  source?: string | { content?: string; mediaType?: string } | null;
  in_reply_to_apid?: string | null;
  quote_apid?: string | null;
}

/** A version 2 filter of the reader that a status matches. */
export interface WireFilterMatch {
  filter: { id: string; title: string; context: string[]; filter_action: string };
  keyword_matches?: string[] | null;
  status_matches?: string[] | null;
}

export interface WireStatus {
  id: string;
  uri: string;
  url: string | null;
  created_at: string;
  edited_at?: string | null;
  account: WireUser | WireHiddenUser;
  content: string;
  /** The source; only in the answer to a deletion. */
  text?: string | null;
  spoiler_text?: string;
  visibility: string;
  sensitive?: boolean;
  language?: string | null;
  in_reply_to_id?: string | null;
  in_reply_to_account_id?: string | null;
  reblog?: WireStatus | null;
  replies_count?: number;
  reblogs_count?: number;
  favourites_count?: number;
  quotes_count?: number;
  favourited?: boolean;
  reblogged?: boolean;
  bookmarked?: boolean;
  muted?: boolean;
  pinned?: boolean;
  media_attachments?: WireAttachment[];
  mentions?: WireMention[];
  tags?: WireTag[];
  emojis?: WireEmoji[];
  card?: WireCard | null;
  poll?: WirePoll | null;
  application?: { name: string; website?: string | null } | null;
  quote?: WireStatus | WireQuoteState | null;
  /** On GoToSocial. */
  local_only?: boolean;
  /** Mastodon's rule about quotes. */
  quote_approval?: { automatic: string[]; manual: string[]; current_user: string } | null;
  quote_id?: string | null;
  emoji_reactions?: WireReaction[];
  filtered?: WireFilterMatch[];
  pleroma?: WireStatusPleroma;
  akkoma?: WireStatusAkkoma;
}

export interface WireContext {
  ancestors: WireStatus[];
  descendants: WireStatus[];
}

/** A version of a status; it has no id. */
export interface WireStatusEdit {
  account?: WireUser;
  content: string;
  spoiler_text?: string;
  sensitive?: boolean;
  created_at: string;
  media_attachments?: WireAttachment[];
  emojis?: WireEmoji[];
  poll?: WirePoll | { options: { title: string }[] } | null;
}

export interface WireStatusSource {
  id: string;
  text: string;
  spoiler_text?: string;
  content_type?: string;
}

export interface WireScheduledStatus {
  id: string;
  scheduled_at: string;
  params: Record<string, unknown>;
  media_attachments?: WireAttachment[];
}

export interface WireConversation {
  id: string;
  unread?: boolean;
  accounts?: WireUser[];
  last_status?: WireStatus | null;
}

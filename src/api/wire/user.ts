/**
 * An account as the server sends it. Optional fields are missing on at least one of Mastodon,
 * Pleroma and Akkoma, or for accounts of others.
 */
import type { WireEmoji } from './emoji';
import type { WireRelationship } from './relationship';

export interface WireField {
  name: string;
  /** HTML; the raw text in `source`. */
  value: string;
  verified_at?: string | null;
}

/** A role of Mastodon or GoToSocial, in the own account and in answers to staff. */
export interface WireRole {
  id?: string | number;
  name?: string;
  /** A number in which each bit is a right, as a text. */
  permissions?: string | number;
}

export interface WireUserSource {
  note?: string;
  fields?: WireField[];
  sensitive?: boolean;
  privacy?: string;
  language?: string | null;
  quote_policy?: string;
  follow_requests_count?: number;
  pleroma?: {
    discoverable?: boolean;
    actor_type?: string;
    show_role?: boolean;
    no_rich_text?: boolean;
    show_birthday?: boolean;
  };
}

export interface WireUserPleroma {
  ap_id?: string;
  also_known_as?: string[];
  is_confirmed?: boolean;
  is_suggested?: boolean;
  tags?: string[];
  hide_followers?: boolean;
  hide_follows?: boolean;
  hide_followers_count?: boolean;
  hide_follows_count?: boolean;
  hide_favorites?: boolean;
  skip_thread_containment?: boolean;
  background_image?: string | null;
  /** Empty unless requested. */
  relationship?: Partial<WireRelationship>;
  favicon?: string | null;
  accepts_chat_messages?: boolean | null;
  avatar_description?: string;
  header_description?: string;
  is_admin?: boolean;
  is_moderator?: boolean;
  privileges?: string[];
  deactivated?: boolean;
  birthday?: string | null;
  location?: string | null;
  allow_following_move?: boolean;
  notification_settings?: {
    block_from_strangers?: boolean;
    hide_notification_contents?: boolean;
  };
  unread_conversation_count?: number;
  unread_notifications_count?: number;
  /** No current server sends these two. */
  unread_chat_count?: number;
  follow_request_count?: number;
  email?: string | null;
  accepts_email_list?: boolean;
  settings_store?: Record<string, unknown>;
  chat_token?: string;
}

interface WireUserAkkoma {
  instance?: { name?: string; favicon?: string | null; nodeinfo?: object | null } | null;
  status_ttl_days?: number | null;
  permit_followback?: boolean;
}

export interface WireUser {
  id: string;
  username: string;
  /** `nick` for local people, `nick@host` for remote ones. */
  acct: string;
  fqn?: string;
  url: string;
  uri?: string;
  display_name: string;
  note?: string;
  avatar?: string;
  avatar_static?: string;
  avatar_description?: string;
  header?: string;
  header_static?: string;
  header_description?: string;
  locked?: boolean;
  bot?: boolean;
  group?: boolean;
  discoverable?: boolean | null;
  created_at?: string;
  last_status_at?: string | null;
  statuses_count?: number;
  followers_count?: number;
  following_count?: number;
  follow_requests_count?: number;
  emojis?: WireEmoji[];
  fields?: WireField[];
  roles?: { id: string | number; name: string; color?: string }[];
  moved?: WireUser | null;
  suspended?: boolean;
  limited?: boolean;
  /** Of the own account. */
  role?: WireRole;
  memorial?: boolean;
  mute_expires_at?: string | null;
  accepts_direct_messages_from?: string;
  source?: WireUserSource;
  pleroma?: WireUserPleroma;
  akkoma?: WireUserAkkoma;
}

/** Sent instead of an account that the reader may not see. */
export type WireHiddenUser = Record<string, never>;

/** A row of `/api/v2/suggestions`. */
export interface WireSuggestion {
  source?: string;
  sources?: string[];
  account: WireUser;
}

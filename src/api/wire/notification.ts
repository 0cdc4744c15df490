/** What happened to the reader, the reports that staff are told of, and the read marks. */
import type { WireChatMessage } from './chat';
import type { WireStatus } from './status';
import type { WireHiddenUser, WireUser } from './user';

/** An account with what staff know of it. */
export interface WireReportedUser extends WireUser {
  nickname?: string;
  is_active?: boolean;
  is_approved?: boolean;
  local?: boolean;
  email?: string | null;
}

export interface WireReportNote {
  id: number;
  content: string;
  user?: WireReportedUser;
  created_at: string;
}

export interface WireReport {
  id: string;
  /** Who is reported. */
  account?: WireReportedUser | WireHiddenUser;
  /** Who reports. */
  actor?: WireReportedUser | WireHiddenUser;
  target_account?: WireUser;
  /** HTML. */
  content?: string | null;
  /** The same as plain text, with what became of it, on Mastodon. */
  comment?: string;
  action_taken?: boolean;
  status_ids?: string[];
  created_at: string;
  state?: string;
  statuses?: WireStatus[];
  notes?: WireReportNote[];
  rules?: { id: string; text: string; hint?: string }[];
}

export interface WireNotification {
  id: string;
  type: string;
  group_key?: string;
  created_at: string;
  account: WireUser | WireHiddenUser;
  status?: WireStatus | null;
  target?: WireUser | WireHiddenUser;
  /** A character or `:shortcode:`. */
  emoji?: string;
  emoji_url?: string | null;
  chat_message?: WireChatMessage;
  report?: WireReport;
  pleroma?: { is_seen?: boolean; is_muted?: boolean };
}

export interface WireMarker {
  last_read_id: string;
  version?: number;
  updated_at?: string;
  pleroma?: { unread_count?: number };
}

export type WireMarkers = Partial<Record<'home' | 'notifications', WireMarker>>;

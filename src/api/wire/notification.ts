/** Notifications, the reports that staff are notified of, and the read markers. */
import type { WireChatMessage } from './chat';
import type { WireStatus } from './status';
import type { WireHiddenUser, WireUser } from './user';

/** An account with the fields for staff. */
interface WireReportedUser extends WireUser {
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
  /** The reported account. */
  account?: WireReportedUser | WireHiddenUser;
  /** The reporting account. */
  actor?: WireReportedUser | WireHiddenUser;
  target_account?: WireUser;
  /** HTML. */
  content?: string | null;
  /** The same as plain text, on Mastodon, with the outcome. */
  comment?: string;
  action_taken?: boolean;
  status_ids?: string[];
  created_at: string;
  state?: string;
  statuses?: WireStatus[];
  notes?: WireReportNote[];
  rules?: { id: string; text: string; hint?: string }[];
}

/** Relationships that a block or a suspension has severed. */
export interface WireSeverance {
  id: string;
  type: string;
  purged: boolean;
  target_name: string;
  followers_count: number;
  following_count: number;
  created_at: string;
}

export interface WireWarning {
  id: string;
  action: string;
  /** Plain text. */
  text: string;
  status_ids?: string[] | null;
  created_at: string;
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
  event?: WireSeverance | null;
  moderation_warning?: WireWarning | null;
  annual_report?: { year: string };
  pleroma?: { is_seen?: boolean; is_muted?: boolean };
}

/** Several notifications as one; its people and post stand beside it in the answer. */
export interface WireNotificationGroup {
  group_key: string;
  notifications_count: number;
  type: string;
  most_recent_notification_id: number | string;
  page_min_id?: string;
  page_max_id?: string;
  latest_page_notification_at?: string;
  sample_account_ids: string[];
  status_id?: string | null;
}

export interface WireMarker {
  last_read_id: string;
  version?: number;
  updated_at?: string;
  pleroma?: { unread_count?: number };
}

export type WireMarkers = Partial<Record<'home' | 'notifications', WireMarker>>;

/** Announcements. */
import type { WireEmoji } from './emoji';

export interface WireAnnouncement {
  id: string;
  content: string;
  starts_at?: string | null;
  ends_at?: string | null;
  all_day?: boolean;
  published_at?: string;
  updated_at?: string;
  read?: boolean;
  mentions?: unknown[];
  statuses?: unknown[];
  tags?: unknown[];
  emojis?: WireEmoji[];
  reactions?: WireAnnouncementReaction[];
  /** Only in the list for staff. */
  pleroma?: { raw_content?: string };
}

export interface WireAnnouncementReaction {
  name: string;
  count: number;
  me?: boolean;
  /** Of a custom emoji. */
  url?: string;
  static_url?: string;
  announcement_id?: string;
}

/** What staff tell everybody. */
import type { CustomEmoji } from './user';

export interface Announcement {
  id: string;
  /** Cleaned HTML. */
  html: string;
  /** What staff typed; null for everybody else. */
  rawContent: string | null;
  startsAt: string | null;
  endsAt: string | null;
  allDay: boolean;
  publishedAt: string;
  read: boolean;
  /** Known to staff, but not shown to people now. */
  inactive: boolean;
  emoji: CustomEmoji[];
}

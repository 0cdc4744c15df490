/** Announcements of the staff, with the reactions to them. */
import type { Reaction } from './types';

export interface Announcement {
  id: string;
  reactions?: Reaction[];
  /** The text as typed. */
  source: string;
  html: string;
  allDay: boolean;
  startsAt: number | null;
  endsAt: number | null;
  publishedAt: number;
}

/** Announcements, and which of them are current. */
import type { CustomEmoji } from '@/domain/people/user';
import type { Reaction } from '@/domain/statuses/status';

export interface Announcement {
  id: string;
  /** Cleaned HTML. */
  html: string;
  /** The raw text; null for everybody but staff. */
  rawContent: string | null;
  startsAt: string | null;
  endsAt: string | null;
  allDay: boolean;
  publishedAt: string;
  read: boolean;
  /** Visible to staff only at present. */
  inactive: boolean;
  emoji: CustomEmoji[];
  reactions: Reaction[];
}

/** The complete fields of an announcement to save: omitted ones may stay as they were. */
export interface AnnouncementInput {
  content: string;
  /** ISO 8601. */
  startsAt: string | null;
  endsAt: string | null;
  allDay: boolean;
}

/** The key of the request for all of them. */
export const ANNOUNCEMENTS = 'announcements';

/** The id of a new, unsaved announcement. */
export const NEW_ANNOUNCEMENT = '';

/** The key of the request that creates, changes or deletes one. */
export const announcementRequest = (announcementId: string): string =>
  `announcement ${announcementId}`;

/**
 * Merges the staff's list, which lacks what is read and what is visible, with the public list,
 * which has both.
 */
export function mergeForStaff(
  all: readonly Announcement[],
  active: readonly Announcement[],
): Announcement[] {
  const shown = new Map(active.map((each) => [each.id, each]));
  const known = new Set(all.map(({ id }) => id));
  return [
    ...all.map((each) => {
      const its = shown.get(each.id);
      return its ? { ...each, read: its.read, inactive: false } : { ...each, inactive: true };
    }),
    // Posted between the two requests.
    ...active.filter(({ id }) => !known.has(id)),
  ];
}

/** True if it is visible at that time (milliseconds since 1970). */
export const isShownAt = ({ startsAt, endsAt }: Announcement, now: number): boolean =>
  (startsAt === null || Date.parse(startsAt) <= now) &&
  (endsAt === null || Date.parse(endsAt) >= now);

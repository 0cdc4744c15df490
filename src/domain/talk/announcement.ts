/** What staff tell everybody, and which of it counts now. */
import type { CustomEmoji } from '@/domain/people/user';

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

/** What staff ask the server for: all of it each time, as what is left out may stay as it was. */
export interface AnnouncementInput {
  content: string;
  /** ISO 8601. */
  startsAt: string | null;
  endsAt: string | null;
  allDay: boolean;
}

/** Names the request for all of them. */
export const ANNOUNCEMENTS = 'announcements';

/** Stands for the one that is being written, which has no id yet. */
export const NEW_ANNOUNCEMENT = '';

/** Names the request that posts, changes or deletes one. */
export const announcementRequest = (announcementId: string): string =>
  `announcement ${announcementId}`;

/**
 * Staff have a list of their own, which knows neither what was read nor what shows: both is told by
 * the list that everybody gets.
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
    // Posted between the two answers.
    ...active.filter(({ id }) => !known.has(id)),
  ];
}

/** Whether people get to see it at that time (milliseconds since 1970). */
export const isShownAt = ({ startsAt, endsAt }: Announcement, now: number): boolean =>
  (startsAt === null || Date.parse(startsAt) <= now) &&
  (endsAt === null || Date.parse(endsAt) >= now);

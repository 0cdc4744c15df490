/**
 * How much was read today in this browser, and the place of the line that says when it is as much as
 * the reader wanted: between rows that are not in sight yet, so that it moves nothing.
 */
import { fieldsOf, textOf } from '@/lib/values/fields';

export interface ReadingDay {
  /** `2026-11-26`, by the wall clock. */
  day: string;
  posts: number;
  seconds: number;
  /** The reader was told, which happens once a day. */
  told: boolean;
}

/** Zero for no limit. */
export interface ReadingLimits {
  posts: number;
  minutes: number;
}

export interface ReachedLimit {
  by: 'posts' | 'minutes';
  count: number;
}

/** Returns the day of a moment by the wall clock. */
export function dayOf(at: number): string {
  const date = new Date(at);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

const countOf = (value: unknown): number =>
  typeof value === 'number' && value >= 0 && Number.isFinite(value) ? value : 0;

/** Reads what is stored; empty if it is from another day. */
export function readReadingDay(stored: unknown, today: string): ReadingDay {
  const { day, posts, seconds, told } = fieldsOf(stored);
  return textOf(day) === today
    ? { day: today, posts: countOf(posts), seconds: countOf(seconds), told: told === true }
    : { day: today, posts: 0, seconds: 0, told: false };
}

/** Null while there is more to read, and once the reader was told. */
export function limitReached(
  { posts, seconds, told }: ReadingDay,
  limits: ReadingLimits,
): ReachedLimit | null {
  if (told) return null;
  if (limits.posts > 0 && posts >= limits.posts) return { by: 'posts', count: posts };
  const minutes = Math.floor(seconds / 60);
  if (limits.minutes > 0 && minutes >= limits.minutes) return { by: 'minutes', count: minutes };
  return null;
}

/** Rows out of sight between the last one in sight and the new row. */
const DISTANCE = 2;

/** The row to put the line below; null at the end of the list, where there is no place yet. */
export const placeOutOfSight = (rows: readonly string[], lastInSight: number): string | null => {
  const at = lastInSight + DISTANCE;
  return at < rows.length - 1 ? (rows[at] ?? null) : null;
};

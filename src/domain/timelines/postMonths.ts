/**
 * Jumping to the posts of a month. Servers page by ids, so this needs an id that is as old as a
 * moment. Where the software is known to number posts by their time, one can be made:
 *
 * - Mastodon: the time in milliseconds, and 16 bits of a sequence; a decimal number.
 * - Pleroma and Akkoma: the time, and 64 bits of worker and sequence; in base 62. It is the time at
 *   which the post came to the server.
 * - GoToSocial: a ULID, which is the time and 80 random bits; in Crockford's base 32.
 * - Hollo: a UUID of version 7, which begins with the time.
 *
 * Other software may count its posts, or number them by chance.
 */
import type { InstanceConfig } from '@/domain/session/instance';
import { isPleromaFamily } from '@/domain/session/serverFamily';
import { timelineKey, type TimelineKey } from './timeline';

type Server = Pick<InstanceConfig, 'family' | 'features' | 'backendName'>;

const BASE_32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BASE_62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Returns an id older than all posts from this moment on (milliseconds since 1970); null if unknown. */
export function idBefore(server: Server, moment: number): string | null {
  const time = BigInt(Math.max(0, Math.floor(moment)));
  if (isPleromaFamily(server)) return inDigits(time << 64n, BASE_62);
  if (server.family === 'mastodon') return String(time << 16n);
  if (server.family === 'gotosocial') return inDigits(time << 80n, BASE_32).padStart(26, '0');
  if (server.backendName !== 'hollo') return null;
  const hex = time.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

/** True if posts of other servers are numbered by the time of their arrival. */
export const countsArrivals = (server: Server): boolean => isPleromaFamily(server);

function inDigits(value: bigint, digits: string): string {
  const base = BigInt(digits.length);
  let text = '';
  for (let rest = value; rest > 0n; rest /= base) {
    text = (digits[Number(rest % base)] ?? '') + text;
  }
  return text;
}

export interface Month {
  year: number;
  /** From 1. */
  month: number;
}

/** Reads `2024-03`; null if it is no month. */
export function readMonth(text: string | null): Month | null {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text ?? '') ?? [];
  return year === undefined ? null : { year: Number(year), month: Number(month) };
}

export const writeMonth = ({ year, month }: Month): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;

/** The first moment after the month, in the reader's time zone. */
export const endOfMonth = ({ year, month }: Month): number => new Date(year, month, 1).getTime();

/** Returns the months of this year in which the account existed, from 1. */
export function monthsOf(year: number, createdAt: string, now: number): number[] {
  const [first, last] = [monthAt(createdAt, now), monthAt(now, now)];
  const from = year === first.year ? first.month : 1;
  const to = year === last.year ? last.month : 12;
  return range(from, to);
}

/** Returns the years in which the account existed, newest first. */
export const yearsOf = (createdAt: string, now: number): number[] =>
  range(monthAt(createdAt, now).year, new Date(now).getFullYear()).reverse();

/** An unknown date, or one in the future, counts as now. */
export function monthAt(date: string | number, now: number): Month {
  const time = new Date(date).getTime();
  const at = new Date(time <= now ? time : now);
  return { year: at.getFullYear(), month: at.getMonth() + 1 };
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);

/** The posts of a person that are older than this id. */
export const postsBeforeKey = (userId: string, id: string): TimelineKey =>
  timelineKey('user', `${userId} ${new URLSearchParams({ max_id: id }).toString()}`);

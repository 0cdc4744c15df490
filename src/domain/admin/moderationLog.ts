/** The log of moderation: who did what to whom. */

/** A thing that an entry is about, as far as the server names it. */
export interface LogSubject {
  kind: 'user' | 'status' | 'report';
  id: string;
  /** The handle of a user. */
  name: string | null;
}

export interface LogEntry {
  id: string;
  /** Null where the account is gone. */
  actor: { id: string | null; name: string } | null;
  /** The server's own sentence. */
  message: string;
  at: string | null;
  subjects: LogSubject[];
}

export interface LogFilter {
  /** The id of an account; null for everybody. */
  actorId: string | null;
  /** Days in this browser's time zone, such as `2026-11-20`; empty for no limit. */
  from: string;
  to: string;
  words: string;
  /** The reader's own actions of today, whatever else is chosen. */
  mineToday: boolean;
}

export const wholeLog: LogFilter = { actorId: null, from: '', to: '', words: '', mineToday: false };

export const MODERATION_LOG = 'moderation log';
export const MORE_LOG = 'moderation log more';

/** The day of a moment in this browser's time zone. */
export function dayOf(time: number): string {
  const date = new Date(time);
  const two = (part: number) => String(part).padStart(2, '0');
  return [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
}

/** The first or the last moment of a day; null if it is no day. */
export function momentOfDay(day: string, edge: 'start' | 'end'): string | null {
  const date = new Date(`${day}T${edge === 'start' ? '00:00:00.000' : '23:59:59.999'}`);
  return day === '' || Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** Posts that the server keeps until their time, and the times that can be chosen. */
import {
  draftTarget,
  emptyDraft,
  type Draft,
  type DraftPoll,
  type DraftTarget,
} from '@/domain/composer/draft';
import { draftFileOf } from '@/domain/composer/editing';
import type { PressPolicy, QuotePolicy, ReplyPolicy } from './reactionPolicies';
import type { Attachment, Visibility } from '@/domain/statuses/status';

export interface ScheduledPost {
  id: string;
  /** Milliseconds since 1970. */
  scheduledAt: number;
  text: string;
  subject: string;
  visibility: Visibility;
  /** For the visibility `list`. */
  listId: string | null;
  sensitive: boolean;
  /** Null if the server does not tell, as most of the Pleroma family. */
  language: string | null;
  contentType: string | null;
  inReplyToId: string | null;
  quoteId: string | null;
  poll: DraftPoll | null;
  /** Seconds; null if it does not delete itself. */
  expiresIn: number | null;
  quotePolicy: QuotePolicy | null;
  replyPolicy: ReplyPolicy | null;
  favouritePolicy: PressPolicy | null;
  repeatPolicy: PressPolicy | null;
  media: Attachment[];
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Servers refuse a nearer time, or post at once. */
export const SHORTEST_LEAD = 5 * MINUTE;
/** A pause between choosing and sending must not make the nearest choice too near. */
const COMFORTABLE_LEAD = 2 * SHORTEST_LEAD;

export const isTooSoon = (time: number, now: number): boolean => time - now < SHORTEST_LEAD;

/** The key of the list in `requests`. */
export const SCHEDULED_REQUEST = 'scheduled posts';

/** The key of a change of one in `requests`. */
export const scheduledRequest = (id: string): string => `scheduled post ${id}`;

/** Stands in for the id of a status, which it does not have yet. */
export const scheduledReference = (id: string): string => `scheduled ${id}`;

/**
 * Returns the draft that takes the place of a scheduled post, which stays until that is sent. The
 * conversation that it is for is known from elsewhere.
 */
export function draftOfScheduled(
  post: ScheduledPost,
  fresh: Draft,
  conversationId: string | null = null,
): Draft {
  const { id, scheduledAt, inReplyToId, quoteId } = post;
  return {
    ...emptyDraft,
    text: post.text,
    subject: post.subject,
    visibility: post.visibility,
    listId: post.listId,
    contentType: post.contentType ?? fresh.contentType,
    sensitive: post.sensitive,
    language: post.language ?? fresh.language,
    files: post.media.map(draftFileOf),
    poll: post.poll,
    scheduledAt,
    expiresIn: post.expiresIn,
    quotePolicy: post.quotePolicy,
    replyPolicy: post.replyPolicy,
    favouritePolicy: post.favouritePolicy,
    repeatPolicy: post.repeatPolicy,
    conversationId,
    replaces: { id, scheduledAt, inReplyToId, quoteId, conversationId, removed: false },
  };
}

export const scheduledTarget = ({ id }: Pick<ScheduledPost, 'id'>): DraftTarget =>
  draftTarget('scheduled', id);

/** The next to be posted first. */
export const soonestFirst = (posts: readonly ScheduledPost[]): ScheduledPost[] =>
  posts.toSorted(
    (one, other) => one.scheduledAt - other.scheduledAt || one.id.localeCompare(other.id),
  );

export type SchedulePreset = 'inAnHour' | 'tonight' | 'tomorrow' | 'monday';

const EVENING = 20;
const MORNING = 9;
const MONDAY = 1;
const WEEK = 7;

/** Returns the presets whose time is far enough ahead, in the time zone of this browser. */
export function schedulePresets(now: number): { preset: SchedulePreset; time: number }[] {
  const day = new Date(now).getDay();
  const untilMonday = (MONDAY - day + WEEK) % WEEK || WEEK;
  return [
    { preset: 'inAnHour' as const, time: wholeMinute(now + HOUR) },
    { preset: 'tonight' as const, time: atHour(now, 0, EVENING) },
    { preset: 'tomorrow' as const, time: atHour(now, 1, MORNING) },
    { preset: 'monday' as const, time: atHour(now, untilMonday, MORNING) },
  ].filter(
    ({ preset, time }) =>
      time - now >= COMFORTABLE_LEAD && !(preset === 'monday' && untilMonday === 1),
  );
}

/** The hour on the clock that day, also over a change of summer time. */
function atHour(now: number, daysAhead: number, hour: number): number {
  const day = new Date(now);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + daysAhead, hour).getTime();
}

const wholeMinute = (time: number): number => Math.ceil(time / MINUTE) * MINUTE;

/** The time that is offered first. */
export const firstOffer = (now: number): number =>
  schedulePresets(now).find(({ preset }) => preset === 'tomorrow')?.time ?? now + DAY;

/** Returns a time as the value of a form field, in local time: `2027-05-01T18:30`. */
export function fieldOfTime(time: number): string {
  const date = new Date(time);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [
    String(date.getFullYear()).padStart(4, '0'),
    two(date.getMonth() + 1),
    two(date.getDate()),
  ].join('-');
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Null for an incomplete value. */
export function timeOfField(value: string): number | null {
  const time = new Date(value).getTime();
  return value === '' || Number.isNaN(time) ? null : time;
}

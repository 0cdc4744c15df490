/** Numbers about the own server that are for its staff. */
import type { Statistics } from '@/domain/session/about';

export const measures = [
  'active_users',
  'new_users',
  'interactions',
  'opened_reports',
  'resolved_reports',
] as const;

export type MeasureName = (typeof measures)[number];

export interface Point {
  /** A moment of the day or the month that it stands for. */
  at: string;
  value: number;
}

export interface Measured {
  name: MeasureName;
  /** It need not be the sum of all days, as somebody who is active on two counts once. */
  total: number;
  /** The total of as many days before; null where the server does not compare. */
  before: number | null;
  points: Point[];
}

/** Rankings by number. */
export const rankings = ['languages', 'sources', 'servers', 'space_usage'] as const;

export type Ranking = (typeof rankings)[number];

export interface RankedRow {
  key: string;
  name: string;
  value: number;
}

export interface Dimensions {
  rankings: Record<Ranking, RankedRow[]>;
  versions: { name: string; version: string }[];
}

/** People who signed up in the same month, and the share of them that came back later. */
export interface Cohort {
  month: string;
  people: number;
  /** Later months, each with a share from 0 to 1. */
  shares: Point[];
}

export const visibilities = ['public', 'unlisted', 'private', 'direct'] as const;

export type CountedVisibility = (typeof visibilities)[number];

/** Each part is asked for by itself, so that one refusal does not hide the rest. */
export interface StatisticsParts {
  counts: Statistics;
  /** The number of posts that the server knows. */
  visibilities: Record<CountedVisibility, number>;
  measures: Measured[];
  dimensions: Dimensions;
  retention: Cohort[];
}

export type StatisticsPart = keyof StatisticsParts;

/** Days, the newest of which is today. */
export const periods = ['7', '30', '90'] as const;

export type Period = (typeof periods)[number];

/** The request for what only staff may know; each family has one such. Refused, the login lacks a scope. */
export const STAFF_STATISTICS = 'server statistics';

export const statisticsRequest = (part: StatisticsPart): string =>
  part === 'measures' || part === 'visibilities'
    ? STAFF_STATISTICS
    : `${STAFF_STATISTICS}: ${part}`;

/** The span of days that a call asks for, in the notation of `YYYY-MM-DD`. */
export interface DaySpan {
  from: string;
  to: string;
}

const DAY = 86_400_000;

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The server counts days of universal time. */
export const lastDays = (now: number, days: number): DaySpan => ({
  from: isoDay(now - (days - 1) * DAY),
  to: isoDay(now),
});

/** From the first day of a month on, this one included. */
export function lastMonths(now: number, months: number): DaySpan {
  const today = new Date(now);
  const first = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - months + 1, 1);
  return { from: isoDay(first), to: isoDay(now) };
}

/** The part of the largest number, from 0 to 1. */
export function shareOfMost(value: number, values: readonly number[]): number {
  const most = Math.max(0, ...values);
  return most === 0 ? 0 : value / most;
}

/** Trends: posts, hashtags and links that many share, which staff lets the public see or not. */
import type { LinkCard } from '@/domain/statuses/status';

export const trendKinds = ['posts', 'hashtags', 'links'] as const;

export type TrendKind = (typeof trendKinds)[number];

export interface Trend {
  /** Unique among all kinds. */
  key: string;
  id: string;
  kind: TrendKind;
  /** The hashtag, or the title of the page; empty for posts. */
  name: string;
  card: LinkCard | null;
  statusId: string | null;
  /** By how many people it was used in the last days. */
  people: number;
  /** Nobody has decided on it yet. */
  waits: boolean;
  /** Null where the server does not say. */
  allowed: boolean | null;
}

export interface TrendAction {
  kind: 'trend';
  wanted: boolean;
}

export const trendKey = (kind: TrendKind, id: string): string => `${kind} ${id}`;

export const isTrendToBeDone = (trend: Trend, { wanted }: TrendAction): boolean =>
  trend.waits || trend.allowed !== wanted;

/** True if somebody else has decided since it was shown. */
export const isTrendOvertaken = (shown: Trend, fresh: Trend): boolean =>
  (shown.waits && !fresh.waits) ||
  (shown.allowed !== null && fresh.allowed !== null && shown.allowed !== fresh.allowed);

export const afterTrendAction = (trend: Trend, { wanted }: TrendAction): Trend => ({
  ...trend,
  waits: false,
  allowed: wanted,
});

/** The keys of requests. */
export const trendsRequest = (kind: TrendKind): string => `staff trends ${kind}`;
export const moreTrendsRequest = (kind: TrendKind): string => `staff trends ${kind} more`;

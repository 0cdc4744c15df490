/** Rate limits, off by default: Pleroma's buckets send no headers, Mastodon's do. */
import type { Call, Route } from './http/call';
import { refuse } from './http/refusal';
import type { RateLimitPreset } from './options';
import { MINUTE, SECOND } from './state/clock';

interface Limit {
  calls: number;
  within: number;
}

/** Limits by the bucket names of the routes. */
const pleromaBuckets: Record<string, Limit> = {
  authentication: { calls: 15, within: 60 * SECOND },
  'timeline:home': { calls: 3, within: 500 },
  'timeline:public': { calls: 3, within: 500 },
  'timeline:tag': { calls: 3, within: 500 },
  'timeline:list': { calls: 3, within: 500 },
  'timeline:direct': { calls: 3, within: 500 },
  'timeline:bubble': { calls: 3, within: 500 },
  search: { calls: 30, within: SECOND },
  app_account_creation: { calls: 25, within: 30 * MINUTE },
  relations_actions: { calls: 10, within: 10 * SECOND },
  statuses_actions: { calls: 15, within: 10 * SECOND },
};

/** Buckets that also count each id in the path separately. */
const perTarget: Record<string, Limit> = {
  relations_actions: { calls: 2, within: 60 * SECOND },
  statuses_actions: { calls: 3, within: 60 * SECOND },
};

const ANONYMOUS_SEARCH: Limit = { calls: 10, within: SECOND };
const MASTODON_ALL: Limit = { calls: 300, within: 5 * MINUTE };
const mastodonBuckets: Record<string, Limit> = {
  media: { calls: 30, within: 30 * MINUTE },
  delete: { calls: 30, within: 30 * MINUTE },
  app_account_creation: { calls: 5, within: 30 * MINUTE },
};

export interface RateLimiter {
  preset: RateLimitPreset;
  /** Times of the calls that still count, by bucket and caller. */
  calls: Map<string, number[]>;
}

export const createLimiter = (preset: RateLimitPreset): RateLimiter => ({
  preset,
  calls: new Map(),
});

interface Count {
  left: number;
  resetAt: number;
  limit: number;
}

/** Counts a call and throws 429 when it is one too many. */
export function countCall(
  limiter: RateLimiter,
  call: Call,
  route: Route,
  address: string,
  headers: Headers,
): void {
  if (limiter.preset === 'off') return;
  const who = call.viewer?.id ?? address;
  const now = call.world.clock.now();
  const { bucket } = route;
  if (limiter.preset === 'mastodon') {
    const special = bucket === undefined ? undefined : mastodonBuckets[bucket];
    const limit = special ?? MASTODON_ALL;
    const count = note(limiter, `${special ? (bucket ?? '') : 'all'}/${who}`, limit, now);
    headers.set('x-ratelimit-limit', String(count.limit));
    headers.set('x-ratelimit-remaining', String(Math.max(0, count.left)));
    headers.set('x-ratelimit-reset', new Date(count.resetAt).toISOString());
    if (count.left < 0) throw refuse(429, 'Too many requests');
    return;
  }
  if (bucket === undefined) return;
  const limit = bucket === 'search' && !call.viewer ? ANONYMOUS_SEARCH : pleromaBuckets[bucket];
  const counts = limit ? [note(limiter, `${bucket}/${who}`, limit, now)] : [];
  const single = perTarget[bucket];
  const { id } = call.path;
  if (single && id !== undefined) {
    const kind = route.path.split('/').at(-1)?.replace(/^un/, '') ?? '';
    counts.push(note(limiter, `${bucket}/${kind}/${id}/${who}`, single, now));
  }
  if (counts.some(({ left }) => left < 0)) throw refuse(429, 'Throttled');
}

function note(limiter: RateLimiter, key: string, { calls, within }: Limit, now: number): Count {
  const recent = (limiter.calls.get(key) ?? []).filter((time) => now - time < within);
  if (recent.length < calls) recent.push(now);
  else return { left: -1, resetAt: (recent[0] ?? now) + within, limit: calls };
  limiter.calls.set(key, recent);
  return { left: calls - recent.length, resetAt: (recent[0] ?? now) + within, limit: calls };
}

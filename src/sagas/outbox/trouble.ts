/** What it means for a post that sending it came to nothing. */
import { ApiError } from '@/api/errors';
import { isTrouble } from '../engine/attempt';
import { reasonOf } from '../engine/failure';

export type Trouble = { reason: string } &
  /** The server will not have it: a definite answer. */
  (
    | { kind: 'refusal' }
    /** Nothing is wrong with it, only not now. */
    | { kind: 'pause'; until: number }
    /** It may have arrived all the same. `replayed`: the answer is one from before, and will stay. */
    | { kind: 'unknown'; replayed: boolean }
  );

const PAUSE = 10_000;

export function troubleOf(error: unknown, now: number): Trouble {
  const reason = reasonOf(error);
  // An error of our own may have come before or after the server had it.
  if (!(error instanceof ApiError)) return { kind: 'unknown', replayed: false, reason };
  const { kind, status, retryAfter, replayed } = error;
  if (kind !== 'http' || status === null || isTrouble(status)) {
    return { kind: 'unknown', replayed, reason };
  }
  if (status === 429) return { kind: 'pause', until: now + (retryAfter ?? PAUSE), reason };
  return { kind: 'refusal', reason };
}

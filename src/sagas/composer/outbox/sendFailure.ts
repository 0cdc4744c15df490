/** What it means for a post that sending it came to nothing. */
import { ApiError } from '@/api/errors';
import { isRetryableStatus } from '@/sagas/engine/requestScheduler/attempt';
import { reasonOf } from '@/sagas/engine/failure';

export type SendFailure = { reason: string } &
  /** The server will not have it: a definite answer. */
  (
    | { kind: 'refusal' }
    /** Nothing is wrong with it, only not now. */
    | { kind: 'pause'; until: number }
    /** It may have arrived all the same. `replayed`: the answer is one from before, and will stay. */
    | { kind: 'unknown'; replayed: boolean }
  );

const PAUSE = 10_000;

export function classifySendError(error: unknown, now: number): SendFailure {
  const reason = reasonOf(error);
  // An error of our own may have come before or after the server had it.
  if (!(error instanceof ApiError)) return { kind: 'unknown', replayed: false, reason };
  const { kind, status, retryAfter, replayed } = error;
  if (kind !== 'http' || status === null || isRetryableStatus(status)) {
    return { kind: 'unknown', replayed, reason };
  }
  if (status === 429) return { kind: 'pause', until: now + (retryAfter ?? PAUSE), reason };
  return { kind: 'refusal', reason };
}

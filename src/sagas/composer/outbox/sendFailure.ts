/** Classifies the failure of sending a post. */
import { ApiError } from '@/api/errors';
import { isRetryableStatus } from '@/sagas/engine/requestScheduler/attempt';
import { reasonOf } from '@/sagas/engine/failure';

type SendFailure = { reason: string } &
  /** The server refused it: a definite answer. */
  (
    | { kind: 'refusal' }
    /** The post is fine, but has to wait. */
    | { kind: 'pause'; until: number }
    /**
     * The post may have arrived. `replayed`: the server repeated an earlier answer, and will again.
     */
    | { kind: 'unknown'; replayed: boolean }
  );

const PAUSE = 10_000;

export function classifySendError(error: unknown, now: number): SendFailure {
  const reason = reasonOf(error);
  // An error in our own code may have happened before or after the server received the post.
  if (!(error instanceof ApiError)) return { kind: 'unknown', replayed: false, reason };
  const { kind, status, retryAfter, replayed } = error;
  if (kind !== 'http' || status === null || isRetryableStatus(status)) {
    return { kind: 'unknown', replayed, reason };
  }
  if (status === 429) return { kind: 'pause', until: now + (retryAfter ?? PAUSE), reason };
  return { kind: 'refusal', reason };
}

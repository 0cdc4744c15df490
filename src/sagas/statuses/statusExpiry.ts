/**
 * Takes statuses off the page whose time has come. One clock looks at all of them each minute, and
 * asks the server before: its clock may differ from ours, and it deletes in its own time.
 */
import { ApiError } from '@/api/errors';
import { fetchStatus } from '@/api/endpoints/statuses/statuses';
import { selectExpiring } from '@/selectors/statuses/statusExpiry';
import { statusDeleted, statusReceived } from '@/slices/statuses/statuses';
import { expiringStatusShown } from '@/slices/statuses/statusExpiry';
import { callApiWith } from '@/sagas/engine/callApi';
import { delay, getContext, put, select, takeLeading } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';

const LOOK = 60_000;
/** A server that does not delete it after so many questions does not mean to. */
const MOST_QUESTIONS = 5;

export function* statusExpirySaga(): SagaGenerator<void> {
  yield* takeLeading(expiringStatusShown, watch);
}

/** Ends when nothing on the page will expire any more; the next card begins anew. */
function* watch(): SagaGenerator<void> {
  const { now } = yield* getContext('clock');
  const asked = new Map<string, number>();
  for (;;) {
    const { due, later } = yield* select(selectExpiring, now());
    const open = due.filter((id) => (asked.get(id) ?? 0) < MOST_QUESTIONS);
    for (const id of open) {
      asked.set(id, (asked.get(id) ?? 0) + 1);
      yield* ask(id);
    }
    if (open.length === 0 && !later) return;
    yield* delay(LOOK);
  }
}

function* ask(statusId: string): SagaGenerator<void> {
  try {
    const answer = yield* callApiWith({ priority: 'background' }, fetchStatus, statusId);
    yield* put(statusReceived(answer));
  } catch (error) {
    const isGone = error instanceof ApiError && (error.status === 404 || error.status === 410);
    if (isGone) yield* put(statusDeleted({ statusId }));
  }
}

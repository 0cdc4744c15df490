/**
 * Carries out changes to the rules for other servers, some at a time, in their order. Each looks at
 * the server's rule first: what is done already counts as done, and what somebody else has changed
 * is left to them. A failure says its reason and leaves the others to go on, unless they would fail
 * as well.
 */
import { federationApi } from '@/api/endpoints/admin/federationApi';
import { changeKey, type FederationChange } from '@/domain/admin/federation';
import { selectFederation } from '@/selectors/admin/federation';
import { changesFailed, changesSettled, changesStarted } from '@/slices/admin/federation';
import type { RootState } from '@/slices/root';
import { callApiWith } from '@/sagas/engine/callApi';
import { call, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { waitUntil } from '@/sagas/engine/control';
import { httpStatusOf, reasonOf } from '@/sagas/engine/failure';
import { offersToAsk } from './federation';

/** Answers that the next change would get as well. */
const CLOSED: readonly (number | null)[] = [null, 401, 403, 429];

const hasWork = (state: RootState): boolean => {
  const { changes, sent, paused } = selectFederation(state);
  return !paused && sent < changes.length;
};

export function* federationWorkSaga(): SagaGenerator<void> {
  for (;;) {
    yield* waitUntil(hasWork);
    yield* call(carryOut);
  }
}

function* carryOut(): SagaGenerator<void> {
  const offers = yield* offersToAsk();
  const { changes: all, sent } = yield* select(selectFederation);
  const changes: FederationChange[] = all.slice(sent, sent + (offers?.together ?? 1));
  const keys = changes.map(changeKey);
  yield* put(changesStarted({ count: changes.length }));
  try {
    if (offers === null) throw new Error('not allowed');
    const { change } = federationApi(offers);
    const outcomes = yield* callApiWith({ priority: 'press' }, change, changes);
    const settled = keys.flatMap((key, at) => {
      const outcome = outcomes[at];
      return outcome ? [{ key, outcome }] : [];
    });
    yield* put(changesSettled({ settled }));
  } catch (error) {
    const stops = CLOSED.includes(httpStatusOf(error));
    yield* put(changesFailed({ keys, reason: reasonOf(error), stops }));
  }
}

/**
 * Carries out changes to the rules for other servers, some at a time, in their order. Each looks at
 * the server's rule first: what is done already counts as done, and what somebody else has changed
 * is left to them. Some that are refused together are sent in halves, so that only those fail that
 * the server does not want. A failure says its reason and leaves the others to go on, unless they
 * would fail as well.
 */
import { federationApi } from '@/api/endpoints/admin/federationApi';
import { changeKey, type FederationChange, type FederationOffers } from '@/domain/admin/federation';
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

/** A server that refuses many at once may take most of them; one of them may be the reason. */
const isForOneOfThem = (error: unknown, { length }: readonly FederationChange[]): boolean => {
  const status = httpStatusOf(error) ?? 0;
  return length > 1 && status >= 400 && status < 500 && !CLOSED.includes(status);
};

function* carryOut(): SagaGenerator<void> {
  const offers = yield* offersToAsk();
  const { changes: all, sent } = yield* select(selectFederation);
  const changes: FederationChange[] = all.slice(sent, sent + (offers?.together ?? 1));
  yield* put(changesStarted({ count: changes.length }));
  const closed = yield* call(settle, offers, changes);
  if (closed !== null) yield* put(changesFailed(closed));
}

interface Failure {
  keys: string[];
  reason: string;
  stops: boolean;
}

/** Returns what failed since the server lets nothing in any more; null if it goes on. */
function* settle(
  offers: FederationOffers | null,
  changes: FederationChange[],
): SagaGenerator<Failure | null> {
  const keys = changes.map(changeKey);
  try {
    if (offers === null) throw new Error('not allowed');
    const { change } = federationApi(offers);
    const outcomes = yield* callApiWith({ priority: 'press' }, change, changes);
    const settled = keys.flatMap((key, at) => {
      const outcome = outcomes[at];
      return outcome ? [{ key, outcome }] : [];
    });
    yield* put(changesSettled({ settled }));
    return null;
  } catch (error) {
    if (isForOneOfThem(error, changes)) return yield* settleHalves(offers, changes);
    const failure = { keys, reason: reasonOf(error), stops: CLOSED.includes(httpStatusOf(error)) };
    if (failure.stops) return failure;
    yield* put(changesFailed(failure));
    return null;
  }
}

function* settleHalves(
  offers: FederationOffers | null,
  changes: FederationChange[],
): SagaGenerator<Failure | null> {
  const half = Math.ceil(changes.length / 2);
  const closed = yield* settle(offers, changes.slice(0, half));
  if (closed === null) return yield* settle(offers, changes.slice(half));
  return { ...closed, keys: [...closed.keys, ...changes.slice(half).map(changeKey)] };
}

/** Changes who may quote a post, and takes the reader's post out of a quote. */
import { revokeQuote, setQuotePolicy } from '@/api/endpoints/statuses/quotes';
import type { StatusAnswer } from '@/api/decode/statuses/status';
import { selectStatus } from '@/selectors/statuses/statuses';
import { quotePolicyChosen, quoteRemovalRequested } from '@/slices/statuses/quotes';
import { statusReceived } from '@/slices/statuses/statuses';
import { callApi } from '@/sagas/engine/callApi';
import { takeLeadingBy } from '@/sagas/engine/control';
import { put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { reasonOf } from '@/sagas/engine/failure';
import { showNotice } from '@/sagas/engine/showNotice';

interface OfStatus {
  payload: { statusId: string };
}

const idOf = ({ payload }: OfStatus): string => payload.statusId;

export function* quotesSaga(): SagaGenerator<void> {
  yield* takeLeadingBy(quotePolicyChosen, idOf, ({ payload: { statusId, policy } }) =>
    change(() => callApi(setQuotePolicy, statusId, policy)),
  );
  yield* takeLeadingBy(quoteRemovalRequested, idOf, removeFromQuote);
}

function* removeFromQuote({ payload: { statusId } }: OfStatus): SagaGenerator<void> {
  const quoteId = (yield* select(selectStatus, statusId))?.quoteId ?? null;
  if (quoteId === null) return;
  yield* change(() => callApi(revokeQuote, quoteId, statusId));
}

/** A refusal leaves the post as it is, and a notice says why. */
function* change(ask: () => SagaGenerator<StatusAnswer>): SagaGenerator<void> {
  try {
    const { statusId, entities } = yield* ask();
    yield* put(statusReceived({ statusId, entities }));
  } catch (error) {
    yield* showNotice('error', 'general.generic_error_message', { detail: reasonOf(error) });
  }
}

/**
 * Lists the quotes of a post, changes who may quote it, and takes the reader's post out of a quote.
 */
import { fetchQuotes, revokeQuote, setQuotePolicy } from '@/api/endpoints/statuses/quotes';
import type { StatusAnswer } from '@/api/decode/statuses/status';
import { olderQuotesRequest, quotesRequest } from '@/domain/statuses/status';
import { selectQuotesCursor } from '@/selectors/statuses/quotes';
import { selectStatus } from '@/selectors/statuses/statuses';
import { quotePolicyChosen, quoteRemovalRequested } from '@/slices/statuses/quotes';
import {
  olderQuotesRequested,
  quotesClosed,
  quotesOpened,
  quotesReceived,
} from '@/slices/statuses/quoteLists';
import { statusReceived } from '@/slices/statuses/statuses';
import { callApi } from '@/sagas/engine/callApi';
import { takeLeadingBy } from '@/sagas/engine/control';
import { put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { reasonOf } from '@/sagas/engine/failure';
import { handleRequest, handleRequestWhileMounted } from '@/sagas/engine/handleRequest';
import { showNotice } from '@/sagas/engine/showNotice';

interface OfStatus {
  payload: { statusId: string };
}

const idOf = ({ payload }: OfStatus): string => payload.statusId;

export function* quotesSaga(): SagaGenerator<void> {
  yield* handleRequestWhileMounted(
    {
      opened: quotesOpened,
      closed: quotesClosed,
      keyOf: (action: OfStatus) => quotesRequest(idOf(action)),
    },
    ({ payload: { statusId } }) => pull(statusId, null),
  );
  yield* handleRequest(
    olderQuotesRequested,
    (action) => olderQuotesRequest(idOf(action)),
    function* ({ payload: { statusId } }) {
      const next = yield* select(selectQuotesCursor, statusId);
      if (next !== null) yield* pull(statusId, next);
    },
  );
  yield* takeLeadingBy(quotePolicyChosen, idOf, ({ payload: { statusId, policy } }) =>
    change(() => callApi(setQuotePolicy, statusId, policy)),
  );
  yield* takeLeadingBy(quoteRemovalRequested, idOf, removeFromQuote);
}

function* pull(statusId: string, maxId: string | null): SagaGenerator<void> {
  const { ids, entities, next } = yield* callApi(fetchQuotes, statusId, { maxId });
  // A page with nothing on it is the last one, even if its header names another.
  const cursor = ids.length > 0 ? next : null;
  yield* put(quotesReceived({ statusId, ids, entities, next: cursor, older: maxId !== null }));
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

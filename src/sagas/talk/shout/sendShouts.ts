/**
 * Sends the reader's shouts. The server does not confirm them: a text counts as sent when it comes
 * back over the channel or in the history. A text that does not come back returns to the form.
 */
import { SHOUT_PATIENCE, validateShout } from '@/domain/talk/shout';
import { selectInstance } from '@/selectors/session/config';
import { selectShout } from '@/selectors/talk/shout';
import type { RootState } from '@/slices/root';
import { shoutRequested, shoutReturned, shoutSent } from '@/slices/talk/shout';
import { call, delay, getContext, put, race, select, takeEvery } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { waitUntil } from '@/sagas/engine/control';
import type { ShoutConnection } from './shoutConnection';

/** The connection that is open now, of this tab or of the one that leads. */
export interface CurrentConnection {
  connection: Pick<ShoutConnection, 'send'> | null;
}

export function* sendShoutsSaga(inUse: CurrentConnection): SagaGenerator<void> {
  yield* takeEvery(shoutRequested, ({ payload }) => send(inUse, payload.text));
}

function* send({ connection }: CurrentConnection, text: string): SagaGenerator<void> {
  const { shoutLimit } = yield* select(selectInstance);
  if (validateShout(text, shoutLimit)) return;
  const key = (yield* getContext('chance')).newId();
  yield* put(shoutSent({ key, text }));
  const isUnderWay = (state: RootState) =>
    selectShout(state).sending.some((each) => each.key === key);
  if (connection?.send(key, text)) {
    yield* race({
      late: delay(SHOUT_PATIENCE),
      settled: call(waitUntil, (state: RootState) => !isUnderWay(state)),
    });
  }
  if (yield* select(isUnderWay)) yield* put(shoutReturned({ key }));
}

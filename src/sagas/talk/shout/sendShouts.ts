/**
 * Sends what the reader says into the shoutbox. Nobody answers the sender: a text counts as sent
 * when it comes back, by the channel or in what was said before. One that does not is given back.
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

/** The line that there is at the moment. */
export interface CurrentConnection {
  connection: ShoutConnection | null;
}

export function* sendShoutsSaga(inUse: CurrentConnection): SagaGenerator<void> {
  yield* takeEvery(shoutRequested, ({ payload }) => send(inUse, payload.text));
}

function* send({ connection }: CurrentConnection, text: string): SagaGenerator<void> {
  const { shoutLimit } = yield* select(selectInstance);
  if (validateShout(text, shoutLimit)) return;
  const key = (yield* getContext('newId'))();
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

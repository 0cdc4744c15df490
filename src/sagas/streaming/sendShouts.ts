/**
 * Sends what the reader says into the shoutbox. Nobody answers the sender: a text counts as sent
 * when it comes back, by the channel or in what was said before. One that does not is given back.
 */
import { SHOUT_PATIENCE, shoutObstacle } from '@/domain/shout';
import { selectInstance } from '@/selectors/config';
import { selectShout } from '@/selectors/shout';
import type { RootState } from '@/slices/root';
import { shoutRequested, shoutReturned, shoutSent } from '@/slices/shout';
import { call, delay, getContext, put, race, select, takeEvery } from '../engine/effects';
import type { SagaGenerator } from '../engine/effects';
import { waitUntil } from '../engine/flow';
import type { ShoutLine } from './shoutLine';

/** The line that there is at the moment. */
export interface LineInUse {
  line: ShoutLine | null;
}

export function* sendShoutsSaga(inUse: LineInUse): SagaGenerator<void> {
  yield* takeEvery(shoutRequested, ({ payload }) => send(inUse, payload.text));
}

function* send({ line }: LineInUse, text: string): SagaGenerator<void> {
  const { shoutLimit } = yield* select(selectInstance);
  if (shoutObstacle(text, shoutLimit)) return;
  const key = (yield* getContext('newId'))();
  yield* put(shoutSent({ key, text }));
  const isUnderWay = (state: RootState) =>
    selectShout(state).sending.some((each) => each.key === key);
  if (line?.say(key, text)) {
    yield* race({
      late: delay(SHOUT_PATIENCE),
      settled: call(waitUntil, (state: RootState) => !isUnderWay(state)),
    });
  }
  if (yield* select(isUnderWay)) yield* put(shoutReturned({ key }));
}

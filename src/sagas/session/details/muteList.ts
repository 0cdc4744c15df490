/** Fetches the people whom the reader has muted, after the first screen. */
import { fetchMutes } from '@/api/endpoints/people/accounts';
import { selectSignedIn } from '@/selectors/session/session';
import { mutesReceived } from '@/slices/session/session';
import { instanceDetailsRequested } from '@/slices/session/startup';
import { callApiWith } from '@/sagas/engine/callApi';
import { put, select, setContext, takeLatest } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { loadPart, untilIdle } from './loadPart';

export function* muteListSaga(): SagaGenerator<void> {
  yield* setContext({ calls: { priority: 'background', tries: 2 } });
  yield* takeLatest(instanceDetailsRequested, function* () {
    yield* loadPart(loadMutes, { name: 'mute list' });
  });
}

function* loadMutes(): SagaGenerator<void> {
  if (!(yield* select(selectSignedIn))) return;
  const { userIds, entities } = yield* callApiWith({}, fetchMutes);
  yield* untilIdle();
  yield* put(mutesReceived({ userIds, entities }));
}

/** Fetches what the page shows of the instance after the first screen. */
import { fetchPanel } from '@/api/endpoints/session/instanceFragments';
import { cleanOperatorHtml } from '@/api/decode/engine/html';
import { isPleromaFamily } from '@/domain/session/serverFamily';
import { selectInstance } from '@/selectors/session/config';
import { instanceConfigured } from '@/slices/session/config';
import { instanceDetailsRequested } from '@/slices/session/startup';
import { learnAuthorization } from '@/sagas/session/authorizationServer';
import { callApiWith } from '@/sagas/engine/callApi';
import { fork, getContext, put, select, setContext, takeLatest } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { loadPart, untilIdle } from './loadPart';

const PANEL = '/instance/panel.html';

export function* instanceDetailsSaga(): SagaGenerator<void> {
  yield* takeLatest(instanceDetailsRequested, instanceDetails);
}

export function* instanceDetails(): SagaGenerator<void> {
  yield* setContext({ calls: { priority: 'background', tries: 2 } });
  yield* fork(learnAuthorization);
  // Elsewhere only the page about the server shows it.
  if ((yield* select(selectInstance)).showInstanceSpecificPanel) {
    yield* fork(loadPart, loadPanel, panelPart);
  }
}

export const panelPart = { name: 'instance panel' } as const;

export function* loadPanel(): SagaGenerator<void> {
  if (!isPleromaFamily(yield* select(selectInstance))) return;
  const given = (yield* getContext('page')).initialResults(PANEL);
  const html =
    typeof given === 'string'
      ? cleanOperatorHtml(given)
      : yield* callApiWith({ anonymous: true }, fetchPanel);
  yield* untilIdle();
  yield* put(instanceConfigured({ instance: { instanceSpecificPanelContent: html } }));
}

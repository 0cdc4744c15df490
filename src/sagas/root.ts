/**
 * Lists the sagas that the first screen needs, each under a supervisor. `deferredGroups.ts` lists
 * the rest, which is loaded when it is needed.
 */
import { draftFlushSaga } from './composer/drafts/draftFlush';
import { draftsSaga } from './composer/drafts/drafts';
import { fork } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { rateLimitSaga } from './engine/rateLimit';
import { savedAnchorsSaga } from './timelines/savedAnchors';
import { languageSaga } from './session/language';
import { pageEventsSaga } from './realtime/pageEvents';
import { startupSaga } from './session/startup/startup';
import { supervise } from './engine/supervise';
import { themeSaga } from './settings/theme';
import { timelinesSaga } from './timelines/timelines';

/** Sagas that listen from the first moment, as the startup already gives them work. */
const fromTheStart = {
  pageEvents: pageEventsSaga,
  rateLimit: rateLimitSaga,
  language: languageSaga,
  theme: themeSaga,
  timelines: timelinesSaga,
  // Scroll anchors and drafts are stored from the first moment on: the composer may be shown, and
  // the page closed, before the deferred sagas are loaded.
  savedAnchors: savedAnchorsSaga,
  composer: draftsSaga,
  draftFlush: draftFlushSaga,
};

export function* rootSaga(): SagaGenerator<void> {
  for (const [name, saga] of Object.entries(fromTheStart)) yield* fork(supervise, name, saga);
  yield* fork(startupSaga);
}

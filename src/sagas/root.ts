/**
 * All that happens over time, one line per noun, each under a supervisor. Here is what the first
 * screen needs; `later.ts` lists the rest, which arrives when that screen stands.
 */
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

/** Listen from the first moment: starting already gives them work. */
const fromTheStart = {
  pageEvents: pageEventsSaga,
  rateLimit: rateLimitSaga,
  language: languageSaga,
  theme: themeSaga,
  timelines: timelinesSaga,
  // Where one reads and what is typed are kept from the first moment on.
  savedAnchors: savedAnchorsSaga,
  composer: draftsSaga,
};

export function* rootSaga(): SagaGenerator<void> {
  for (const [name, saga] of Object.entries(fromTheStart)) yield* fork(supervise, name, saga);
  yield* fork(startupSaga);
}

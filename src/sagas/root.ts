/**
 * All that happens over time, one line per noun, each under a supervisor. Here is what the first
 * screen needs; `later.ts` lists the rest, which arrives when that screen stands.
 */
import { composerSaga } from './composer';
import { fork } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { governorSaga } from './governor';
import { keptPlacesSaga } from './keptPlaces';
import { languageSaga } from './language';
import { pageSaga } from './page';
import { startupSaga } from './startup';
import { supervise } from './supervise';
import { themeSaga } from './theme';
import { timelinesSaga } from './timelines';

/** Listen from the first moment: starting already gives them work. */
const fromTheStart = {
  page: pageSaga,
  governor: governorSaga,
  language: languageSaga,
  theme: themeSaga,
  timelines: timelinesSaga,
  // Where one reads and what is typed are kept from the first moment on.
  keptPlaces: keptPlacesSaga,
  composer: composerSaga,
};

export function* rootSaga(): SagaGenerator<void> {
  for (const [name, saga] of Object.entries(fromTheStart)) yield* fork(supervise, name, saga);
  yield* fork(startupSaga);
}

/**
 * All that happens over time, one line per noun, each under a supervisor. Here is what the first
 * screen needs; `later.ts` lists the rest, which arrives when that screen stands.
 */
import { announcementsSaga } from './announcements';
import { capabilitiesSaga } from './capabilities';
import { credentialsSaga } from './credentials';
import { fork } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { waitUntil } from './engine/flow';
import { filteringSaga } from './filtering';
import { governorSaga } from './governor';
import { languageSaga } from './language';
import { noticesSaga } from './notices';
import { pageSaga } from './page';
import { preferencesSaga } from './preferences';
import { startupSaga } from './startup';
import { supervise } from './supervise';
import { themeSaga } from './theme';
import { timelinesSaga } from './timelines';

/** Listen from the first moment: starting already gives them work. */
const fromTheStart = {
  page: pageSaga,
  governor: governorSaga,
  notices: noticesSaga,
  capabilities: capabilitiesSaga,
  preferences: preferencesSaga,
  language: languageSaga,
  theme: themeSaga,
  credentials: credentialsSaga,
  timelines: timelinesSaga,
  filtering: filteringSaga,
};

/** Wait for what starting finds out. */
const onceStarted = {
  announcements: announcementsSaga,
};

export function* rootSaga(): SagaGenerator<void> {
  for (const [name, saga] of Object.entries(fromTheStart)) yield* fork(supervise, name, saga);
  yield* fork(startupSaga);
  yield* waitUntil((state) => state.startup.phase !== 'starting');
  for (const [name, saga] of Object.entries(onceStarted)) yield* fork(supervise, name, saga);
}

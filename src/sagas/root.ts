/** All that happens over time, one line per noun, each under a supervisor. */
import { announcementsSaga } from './announcements';
import { capabilitiesSaga } from './capabilities';
import { chatsSaga } from './chats';
import { composerSaga } from './composer';
import { credentialsSaga } from './credentials';
import { fork } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { waitUntil } from './engine/flow';
import { filteringSaga } from './filtering';
import { filtersSaga } from './filters';
import { followRequestsSaga } from './followRequests';
import { governorSaga } from './governor';
import { interactionsSaga } from './interactions';
import { languageSaga } from './language';
import { listsSaga } from './lists';
import { loginSaga } from './login';
import { logoutSaga } from './logout';
import { marksSaga } from './marks';
import { noticesSaga } from './notices';
import { notificationsSaga } from './notifications';
import { pageSaga } from './page';
import { pollsSaga } from './polls';
import { preferencesSaga } from './preferences';
import { profilesSaga } from './profiles';
import { reactionsSaga } from './reactions';
import { relationshipsSaga } from './relationships';
import { scrobblesSaga } from './scrobbles';
import { startupSaga } from './startup';
import { statusActionsSaga } from './statusActions';
import { statusesSaga } from './statuses';
import { streamingSaga } from './streaming/session';
import { suggestionsSaga } from './suggestions';
import { supervise } from './supervise';
import { sweepSaga } from './sweep';
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
  login: loginSaga,
  credentials: credentialsSaga,
  logout: logoutSaga,
  timelines: timelinesSaga,
  filtering: filteringSaga,
  statuses: statusesSaga,
  marks: marksSaga,
  statusActions: statusActionsSaga,
  reactions: reactionsSaga,
  interactions: interactionsSaga,
  polls: pollsSaga,
  profiles: profilesSaga,
  relationships: relationshipsSaga,
  suggestions: suggestionsSaga,
  composer: composerSaga,
};

/** Wait for what starting finds out. */
const onceStarted = {
  streaming: streamingSaga,
  notifications: notificationsSaga,
  announcements: announcementsSaga,
  lists: listsSaga,
  followRequests: followRequestsSaga,
  chats: chatsSaga,
  filters: filtersSaga,
  scrobbles: scrobblesSaga,
  sweep: sweepSaga,
};

export function* rootSaga(): SagaGenerator<void> {
  for (const [name, saga] of Object.entries(fromTheStart)) yield* fork(supervise, name, saga);
  yield* fork(startupSaga);
  yield* waitUntil((state) => state.startup.phase !== 'starting');
  for (const [name, saga] of Object.entries(onceStarted)) yield* fork(supervise, name, saga);
}

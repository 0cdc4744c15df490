/** Asks now and then what staff tell everybody. A server without announcements is asked once. */
import { fetchAnnouncements } from '@/api/endpoints/announcements';
import { ANNOUNCEMENTS_INTERVAL } from '@/domain/limits';
import { selectMayPollBesideSocket } from '@/selectors/realtime';
import { announcementsReceived, announcementsUnsupported } from '@/slices/announcements';
import { requestFailed } from '@/slices/requests';
import type { RootState } from '@/slices/root';
import { callApi } from './engine/callApi';
import { put } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { httpStatusOf } from './engine/failure';
import { whileSignedIn } from './engine/flow';
import { poll } from './polling';

export function* announcementsSaga(): SagaGenerator<void> {
  yield* whileSignedIn(() =>
    poll({
      every: ANNOUNCEMENTS_INTERVAL,
      when: mayPoll,
      pull: pullAnnouncements,
      failed: (reason) => requestFailed({ key: 'announcements', reason, httpStatus: null }),
    }),
  );
}

const mayPoll = (state: RootState): boolean =>
  state.announcements.supported && selectMayPollBesideSocket(state);

function* pullAnnouncements(): SagaGenerator<void> {
  try {
    yield* put(announcementsReceived({ announcements: yield* callApi(fetchAnnouncements) }));
  } catch (error) {
    if (httpStatusOf(error) !== 404) throw error;
    yield* put(announcementsUnsupported());
  }
}

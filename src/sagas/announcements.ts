/** Asks now and then what staff tell everybody. A server without announcements is left alone. */
import { fetchAnnouncements } from '@/api/endpoints/announcements';
import { ANNOUNCEMENTS_INTERVAL } from '@/domain/limits';
import { selectCan } from '@/selectors/capabilities';
import { selectMayPollBesideSocket } from '@/selectors/realtime';
import { announcementsReceived } from '@/slices/announcements';
import { requestFailed } from '@/slices/requests';
import type { RootState } from '@/slices/root';
import { callApi } from './engine/callApi';
import { put } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { whileSignedIn } from './engine/flow';
import { probe } from './engine/probe';
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
  selectCan(state, 'announcements') && selectMayPollBesideSocket(state);

function* pullAnnouncements(): SagaGenerator<void> {
  const announcements = yield* probe('announcements', () => callApi(fetchAnnouncements));
  if (announcements) yield* put(announcementsReceived({ announcements }));
}

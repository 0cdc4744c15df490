/**
 * Polls the announcements, marks them as read, and creates, changes and deletes them for staff. A
 * server without announcements is left alone.
 */
import {
  deleteAnnouncement,
  dismissAnnouncement,
  fetchAnnouncements,
  fetchAnnouncementsForStaff,
  postAnnouncement,
  updateAnnouncement,
} from '@/api/endpoints/talk/announcements';
import {
  ANNOUNCEMENTS,
  announcementRequest,
  isShownAt,
  mergeForStaff,
  NEW_ANNOUNCEMENT,
  type Announcement,
} from '@/domain/talk/announcement';
import { announcementInputOf } from '@/domain/talk/announcementDraft';
import { ANNOUNCEMENTS_INTERVAL } from '@/domain/engine/limits';
import {
  selectAnnouncement,
  selectIsBeingRead,
  selectMayManageAnnouncements,
  selectWrittenAnnouncement,
} from '@/selectors/talk/announcements';
import { selectCan } from '@/selectors/session/capabilities';
import { selectInstance } from '@/selectors/session/config';
import { selectMayPollWhileVisible } from '@/selectors/realtime/realtime';
import {
  announcementDeleted,
  announcementDeleteRequested,
  announcementDeleteRefused,
  announcementSaveRefused,
  announcementReadConfirmed,
  announcementReadRefused,
  announcementReadRequested,
  announcementSaved,
  announcementSaveRequested,
  announcementsClosed,
  announcementsOpened,
  announcementsReceived,
} from '@/slices/talk/announcements';
import { requestFailed } from '@/slices/engine/requests';
import type { RootState } from '@/slices/root';
import { callApi } from '@/sagas/engine/callApi';
import { getContext, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { httpStatusOf, reasonOf } from '@/sagas/engine/failure';
import { takeLeadingBy, whileSignedIn } from '@/sagas/engine/control';
import { probeCapability } from '@/sagas/engine/probeCapability';
import {
  handleRequest,
  handleRequestWhileMounted,
  trackRequest,
} from '@/sagas/engine/handleRequest';
import { runPolling } from '@/sagas/engine/polling';

interface OfAnnouncement {
  payload: { announcementId: string };
}

const idOf = ({ payload }: OfAnnouncement): string => payload.announcementId;
const keyOf = (action: OfAnnouncement): string => announcementRequest(idOf(action));

export function* announcementsSaga(): SagaGenerator<void> {
  yield* whileSignedIn(() =>
    runPolling({
      every: ANNOUNCEMENTS_INTERVAL,
      when: mayPoll,
      pull: pullAnnouncements,
      failed: (reason) => requestFailed({ key: ANNOUNCEMENTS, reason, httpStatus: null }),
    }),
  );
}

/** Handles the reader's actions. */
export function* announcementChangesSaga(): SagaGenerator<void> {
  yield* handleRequestWhileMounted(
    { opened: announcementsOpened, closed: announcementsClosed, keyOf: () => ANNOUNCEMENTS },
    pullAnnouncements,
  );
  yield* takeLeadingBy(announcementReadRequested, idOf, markRead);
  yield* handleRequest(announcementSaveRequested, keyOf, save);
  yield* handleRequest(announcementDeleteRequested, keyOf, remove);
}

const mayPoll = (state: RootState): boolean =>
  selectCan(state, 'announcements') && selectMayPollWhileVisible(state);

function* pullAnnouncements(): SagaGenerator<void> {
  const { family } = yield* select(selectInstance);
  // Mastodon leaves out read announcements unless asked for them.
  const query = family === 'mastodon' ? { withDismissed: true } : {};
  const active = yield* probeCapability('announcements', () => callApi(fetchAnnouncements, query));
  if (!active) return;
  if (!(yield* select(selectMayManageAnnouncements))) {
    yield* put(announcementsReceived({ announcements: active }));
    return;
  }
  const all = yield* pullForStaff();
  const announcements = all ? mergeForStaff(all, active) : active;
  yield* put(announcementsReceived({ announcements, unmanageable: all === null }));
}

/** Null where the server has no list for staff, or refuses it to this member. */
function* pullForStaff(): SagaGenerator<Announcement[] | null> {
  try {
    return yield* callApi(fetchAnnouncementsForStaff);
  } catch (error) {
    if ([403, 404].includes(httpStatusOf(error) ?? 0)) return null;
    throw error;
  }
}

function* markRead({ payload: { announcementId } }: OfAnnouncement): SagaGenerator<void> {
  if (!(yield* select(selectIsBeingRead, announcementId))) return;
  try {
    yield* callApi(dismissAnnouncement, announcementId);
    yield* put(announcementReadConfirmed({ announcementId }));
  } catch (error) {
    yield* put(announcementReadRefused({ announcementId, reason: reasonOf(error) }));
    // It has been deleted meanwhile.
    if (httpStatusOf(error) === 404) yield* refresh();
  }
}

function* save({ payload: { announcementId } }: OfAnnouncement): SagaGenerator<void> {
  const written = yield* select(selectWrittenAnnouncement, announcementId);
  if (!written) return;
  try {
    const input = announcementInputOf(
      written.draft,
      yield* select(selectAnnouncement, announcementId),
    );
    const saved =
      announcementId === NEW_ANNOUNCEMENT
        ? yield* callApi(postAnnouncement, input)
        : yield* callApi(updateAnnouncement, announcementId, input);
    const { now } = yield* getContext('clock');
    const announcement = { ...saved, inactive: !isShownAt(saved, now()) };
    yield* put(announcementSaved({ announcementId, announcement }));
  } catch (error) {
    yield* put(announcementSaveRefused({ announcementId, reason: reasonOf(error) }));
    return;
  }
  yield* refresh();
}

/** An announcement that is already gone counts as deleted. */
function* remove({ payload: { announcementId } }: OfAnnouncement): SagaGenerator<void> {
  try {
    yield* callApi(deleteAnnouncement, announcementId);
  } catch (error) {
    if (httpStatusOf(error) !== 404) {
      yield* put(announcementDeleteRefused({ announcementId, reason: reasonOf(error) }));
      return;
    }
  }
  yield* put(announcementDeleted({ announcementId }));
}

/** Refetches, as only the server knows which are visible now. The page reports a failure. */
function* refresh(): SagaGenerator<void> {
  yield* trackRequest(ANNOUNCEMENTS, pullAnnouncements);
}

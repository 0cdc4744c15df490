/** Asks what the instance tells of itself while its page is shown, and then who its staff are. */
import { fetchAbout } from '@/api/endpoints/about';
import { fetchAccount } from '@/api/endpoints/accounts';
import { ABOUT_REQUEST } from '@/domain/about';
import { isPleromaFamily } from '@/domain/serverFamily';
import { selectInstance } from '@/selectors/config';
import { aboutClosed, aboutOpened, aboutReceived, staffReceived } from '@/slices/about';
import { callApi, callApiWith } from './engine/callApi';
import { getContext, put, select } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { reasonOf } from './engine/failure';
import { serveWhileShown } from './engine/serve';

/** More are named by their handles alone. */
const MOST_STAFF = 20;

export function* aboutSaga(): SagaGenerator<void> {
  yield* serveWhileShown(
    { opened: aboutOpened, closed: aboutClosed, keyOf: () => ABOUT_REQUEST },
    pullAbout,
  );
}

function* pullAbout(): SagaGenerator<void> {
  const { about, contactId, entities } = yield* callApi(
    fetchAbout,
    isPleromaFamily(yield* select(selectInstance)),
  );
  yield* put(aboutReceived({ about }));
  if (contactId !== null) yield* put(staffReceived({ userIds: [contactId], entities }));
  for (const name of about.staffNames.slice(0, MOST_STAFF)) yield* pullStaff(name);
}

/** Whoever cannot be had is still named. */
function* pullStaff(name: string): SagaGenerator<void> {
  try {
    const { userId, entities } = yield* callApiWith({ tries: 1 }, fetchAccount, name);
    yield* put(staffReceived({ userIds: [userId], entities }));
  } catch (error) {
    const log = yield* getContext('log');
    log('info', `The account of one of the staff could not be had: ${reasonOf(error)}`);
  }
}

/** Fetches the instance's description and its staff while the about page is shown. */
import { fetchAbout } from '@/api/endpoints/session/about';
import {
  fetchDomainBlocks,
  fetchExtendedDescription,
  fetchPrivacyPolicy,
  fetchTermsOfService,
} from '@/api/endpoints/session/instancePages';
import { fetchAccount } from '@/api/endpoints/people/accounts';
import { ABOUT_REQUEST, withServers, type About } from '@/domain/session/about';
import { isPleromaFamily } from '@/domain/session/serverFamily';
import { selectCan } from '@/selectors/session/capabilities';
import { selectInstance } from '@/selectors/session/config';
import { aboutClosed, aboutOpened, aboutReceived, staffReceived } from '@/slices/session/about';
import { callApi, callApiWith } from '@/sagas/engine/callApi';
import { all, call, getContext, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { httpStatusOf, reasonOf } from '@/sagas/engine/failure';
import { handleRequestWhileMounted } from '@/sagas/engine/handleRequest';

/** Staff beyond this number are listed by handle only. */
const MOST_STAFF = 20;

export function* aboutSaga(): SagaGenerator<void> {
  yield* handleRequestWhileMounted(
    { opened: aboutOpened, closed: aboutClosed, keyOf: () => ABOUT_REQUEST },
    pullAbout,
  );
}

function* pullAbout(): SagaGenerator<void> {
  const { about, contactId, entities } = yield* callApi(
    fetchAbout,
    isPleromaFamily(yield* select(selectInstance)),
  );
  if (contactId !== null) yield* put(staffReceived({ userIds: [contactId], entities }));
  // The page shows everything at once, so the description waits for them.
  const names = about.staffNames.slice(0, MOST_STAFF);
  yield* all(Object.fromEntries(names.map((name) => [name, call(pullStaff, name)])));
  yield* put(aboutReceived({ about: yield* withPages(about) }));
}

/** Servers that have no such page, or hide it, answer with one of these. */
const NOT_HERE: readonly (number | null)[] = [401, 403, 404, 410, 501];

/** Adds what the staff has written elsewhere, as far as the server has it. */
function* withPages(about: About): SagaGenerator<About> {
  if (!(yield* select(selectCan, 'instancePages'))) return about;
  const { family } = yield* select(selectInstance);
  let isWhole = true;
  function* read<Page>(page: () => SagaGenerator<Page>): SagaGenerator<Page | null> {
    try {
      return yield* page();
    } catch (error) {
      if (!NOT_HERE.includes(httpStatusOf(error))) isWhole = false;
      return null;
    }
  }
  const none = function* () {
    return null;
  };
  const ofMastodon = family === 'mastodon';
  const { extended, privacy, terms, blocks } = yield* all({
    extended: ofMastodon ? read(() => callApi(fetchExtendedDescription)) : none(),
    privacy: ofMastodon ? read(() => callApi(fetchPrivacyPolicy)) : none(),
    terms: ofMastodon ? read(() => callApi(fetchTermsOfService)) : none(),
    blocks: read(() => callApi(fetchDomainBlocks)),
  });
  return {
    ...about,
    policy: withServers(about.policy, blocks ?? []),
    pages: {
      extendedHtml: extended || null,
      privacyHtml: privacy || null,
      termsHtml: terms || null,
      isWhole,
    },
  };
}

/** Accounts that cannot be fetched are still listed by handle. */
function* pullStaff(name: string): SagaGenerator<void> {
  try {
    const { userId, entities } = yield* callApiWith({ tries: 1 }, fetchAccount, name);
    yield* put(staffReceived({ userIds: [userId], entities }));
  } catch (error) {
    const log = yield* getContext('log');
    log('info', `The account of one of the staff could not be had: ${reasonOf(error)}`);
  }
}

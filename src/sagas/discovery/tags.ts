/**
 * Fetches hashtags that are shown and the list of followed ones, follows and unfollows. Once the
 * list is known, finds the posts of the home timeline that are there because of a hashtag only.
 */
import { isAnyOf, type Action } from '@reduxjs/toolkit';
import { fetchFollowedTags, fetchTag, setTagFollowed } from '@/api/endpoints/discovery/tags';
import { isMissing } from '@/api/errors';
import { FOLLOWED_TAGS, tagRequest, type Tag } from '@/domain/discovery/tags';
import { tagId } from '@/domain/timelines/tagTimeline';
import { selectPendingTagFollow, selectTag } from '@/selectors/discovery/tags';
import { selectReadsHome } from '@/selectors/discovery/readsHome';
import { selectTagCauses } from '@/selectors/discovery/tagCauses';
import { selectCan } from '@/selectors/session/capabilities';
import { selectUserToken } from '@/selectors/session/session';
import {
  followedTagsClosed,
  followedTagsNeeded,
  followedTagsOpened,
  followedTagsReceived,
  tagCausesFound,
  tagClosed,
  tagFollowConfirmed,
  tagFollowRefused,
  tagFollowRequested,
  tagOpened,
  tagReceived,
} from '@/slices/discovery/tags';
import { relationshipNeeded, relationshipsReceived } from '@/slices/people/relationships';
import type { RootState } from '@/slices/root';
import { statusesStreamed, timelinePageReceived } from '@/slices/timelines/timelines';
import { callApi, callApiWith } from '@/sagas/engine/callApi';
import { waitUntil, whileSignedIn } from '@/sagas/engine/control';
import { delay, fork, put, select, takeEvery, takeLatest } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { httpStatusOf } from '@/sagas/engine/failure';
import { handleRequest, handleRequestWhileMounted } from '@/sagas/engine/handleRequest';
import { probeCapability } from '@/sagas/engine/probeCapability';
import { showNotice } from '@/sagas/engine/showNotice';
import { lookUp, settlePending, type PendingChange } from '@/sagas/engine/settlePending';
import { isEqual } from '@/lib/values/isEqual';

/** Servers send up to 200 at once, some only 40. */
const MOST_PAGES = 60;
/** Milliseconds in which several changes of the home timeline are looked at together. */
const GATHER = 100;
const DUPLICATE = 422;

export function* tagsSaga(): SagaGenerator<void> {
  yield* fork(() =>
    settlePending(
      tagFollowRequested,
      ({ payload }) => tagId(payload.name),
      ({ payload }) => followChange(payload.name),
    ),
  );
  yield* fork(() =>
    handleRequestWhileMounted(
      {
        opened: tagOpened,
        closed: tagClosed,
        keyOf: ({ payload }: { payload: { name: string } }) => tagRequest(tagId(payload.name)),
      },
      ({ payload }) => learnTag(payload.name),
    ),
  );
  yield* fork(() =>
    handleRequestWhileMounted(
      { opened: followedTagsOpened, closed: followedTagsClosed, keyOf: () => FOLLOWED_TAGS },
      learnFollowed,
    ),
  );
  yield* fork(() => handleRequest(followedTagsNeeded, () => FOLLOWED_TAGS, learnFollowedOnce));
  yield* takeEvery(tagFollowRefused, function* ({ payload: { reason } }) {
    yield* showNotice('error', 'general.generic_error_message', { detail: reason });
  });
  yield* takeLatest(mayChangeCauses, findCauses);
  yield* whileSignedIn(learnForHome);
}

function* learnTag(name: string): SagaGenerator<void> {
  if (!(yield* select(selectCan, 'followedTags'))) return;
  if ((yield* select(selectUserToken)) === null) return;
  try {
    yield* put(tagReceived({ tag: yield* callApi(fetchTag, name) }));
  } catch (error) {
    if (!isMissing(error)) throw error;
    // Nobody has used it so far.
    yield* put(tagReceived({ tag: { name, following: false, days: [] } }));
  }
}

/** The list grows with each page, so that the first ones show at once. */
function* learnFollowed(): SagaGenerator<void> {
  if (!(yield* select(selectCan, 'followedTags'))) return;
  const found = new Map<string, Tag>();
  let next: string | null = null;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const from: string | null = next;
    const page: Awaited<ReturnType<typeof fetchFollowedTags>> | null = yield* probeCapability(
      'followedTags',
      () => callApi(fetchFollowedTags, from),
    );
    if (!page) return;
    const before = found.size;
    for (const tag of page.tags) found.set(tagId(tag.name), tag);
    yield* put(followedTagsReceived({ tags: [...found.values()] }));
    next = page.next;
    if (next === null || found.size === before) return;
  }
}

const selectFollowedKnown = ({ tags }: RootState): boolean => (tags?.followed ?? null) !== null;

function* learnFollowedOnce(): SagaGenerator<void> {
  if (!(yield* select(selectFollowedKnown))) yield* learnFollowed();
}

const followChange = (name: string): PendingChange<boolean, Tag> => ({
  selectWanted: (state) => selectPendingTagFollow(state, name),
  selectIsDone: (state, wanted) => selectTag(state, name)?.following === wanted,
  *send(wanted) {
    try {
      return yield* callApiWith({ priority: 'press' }, setTagFollowed, name, wanted);
    } catch (error) {
      // Mastodon before 4.1 refuses what is so already.
      const tag = httpStatusOf(error) === DUPLICATE ? yield* lookUp(fetchTag, name) : null;
      if (tag?.following === wanted) return tag;
      throw error;
    }
  },
  *refetch(wanted) {
    const tag = yield* lookUp(fetchTag, name);
    return tag?.following === wanted ? tag : null;
  },
  *confirm(wanted, tag) {
    yield* put(tagFollowConfirmed({ name, wanted, tag }));
  },
  refused: (wanted, reason) => tagFollowRefused({ name, wanted, reason }),
});

/** Not before the reader scrolls: a start asks for nothing that is not in sight. */
function* learnForHome(): SagaGenerator<void> {
  yield* waitUntil(selectReadsHome);
  yield* put(followedTagsNeeded());
  // Once for each account: this begins anew when it ends.
  yield* waitUntil(() => false);
}

const mayChangeCauses = (action: unknown): action is Action =>
  (timelinePageReceived.match(action) && action.payload.key === 'friends') ||
  (statusesStreamed.match(action) && action.payload.keys.includes('friends')) ||
  isAnyOf(relationshipsReceived, followedTagsReceived, tagFollowConfirmed)(action);

function* findCauses(): SagaGenerator<void> {
  yield* delay(GATHER);
  const { causes, unknownIds } = yield* select(selectTagCauses);
  for (const userId of unknownIds) yield* put(relationshipNeeded({ userId }));
  const before = yield* select(({ tags }: RootState) => tags?.causes ?? {});
  if (!isEqual(before, causes)) yield* put(tagCausesFound({ causes }));
}

/**
 * Fetches the lists of the page "Explore". A list that the server does not have is remembered, and
 * its tab disappears; other failures are shown in its place.
 */
import {
  fetchDirectory,
  fetchTrendingLinks,
  fetchTrendingPosts,
  fetchTrendingTags,
} from '@/api/endpoints/discovery/explore';
import { fetchPeers } from '@/api/endpoints/session/instanceDetails';
import { isMissing } from '@/api/errors';
import {
  directoryQuery,
  EXPLORE_FRESH,
  exploreRequest,
  moreExploreRequest,
  type ExploreList,
} from '@/domain/discovery/explore';
import { tagId } from '@/domain/timelines/tagTimeline';
import { selectExploreRows } from '@/selectors/discovery/explore';
import {
  exploreClosed,
  exploreExpired,
  exploreMissed,
  exploreOpened,
  exploreReceived,
  moreExploreRequested,
} from '@/slices/discovery/explore';
import { callApi, callApiWith } from '@/sagas/engine/callApi';
import { fork, getContext, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { handleRequest, handleRequestWhileMounted } from '@/sagas/engine/handleRequest';

interface OfList {
  payload: { list: ExploreList };
}

export function* exploreSaga(): SagaGenerator<void> {
  yield* fork(() =>
    handleRequestWhileMounted(
      {
        opened: exploreOpened,
        closed: exploreClosed,
        keyOf: ({ payload }: OfList) => exploreRequest(payload.list),
      },
      open,
    ),
  );
  yield* handleRequest(
    moreExploreRequested,
    ({ payload }) => moreExploreRequest(payload.list),
    function* ({ payload: { list } }) {
      const known = yield* select(selectExploreRows, list);
      if (known && !known.ended) yield* pull(list, known.offset);
    },
  );
}

function* open({ payload }: ReturnType<typeof exploreOpened>): SagaGenerator<void> {
  const { list, anew } = payload;
  const known = yield* select(selectExploreRows, list);
  if (known) {
    const { now } = yield* getContext('clock');
    if (!anew || now() - known.receivedAt < EXPLORE_FRESH) return;
    yield* put(exploreExpired({ list }));
  }
  try {
    yield* pull(list, 0);
  } catch (error) {
    if (!isMissing(error)) throw error;
    yield* put(exploreMissed({ list }));
  }
}

function* pull(list: ExploreList, offset: number): SagaGenerator<void> {
  const page = yield* fetchPage(list, offset);
  const { now } = yield* getContext('clock');
  yield* put(exploreReceived({ ...page, list, offset, now: now() }));
}

type Page = Omit<Parameters<typeof exploreReceived>[0], 'list' | 'offset' | 'now'>;

function* fetchPage(list: ExploreList, offset: number): SagaGenerator<Page> {
  const asked = directoryQuery(list);
  if (asked) return yield* callApi(fetchDirectory, asked, offset);
  if (list === 'posts') return yield* callApi(fetchTrendingPosts, offset);
  if (list === 'hashtags') {
    const { tags, rows } = yield* callApi(fetchTrendingTags, offset);
    return { ids: tags.map(({ name }) => tagId(name)), knownTags: tags, rows };
  }
  if (list === 'news') {
    const page = yield* callApi(fetchTrendingLinks, offset);
    return { ...page, ids: page.links.map(({ card }) => card.url) };
  }
  // All come with the first page; none comes after it.
  if (offset > 0) return { ids: [], rows: 0 };
  const hosts = yield* callApiWith({ anonymous: true }, fetchPeers);
  return { ids: hosts.toSorted(), rows: hosts.length };
}

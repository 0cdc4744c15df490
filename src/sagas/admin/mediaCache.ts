/** Lists the media that are kept out of the server's cache, and clears it as staff wants. */
import {
  BANNED_PAGE,
  fetchBannedMedia,
  purgeMedia,
  unbanMedia,
} from '@/api/endpoints/admin/content/mediaCache';
import {
  addressesIn,
  MEDIA_CACHE,
  MEDIA_CACHE_CHANGE,
  MORE_MEDIA_CACHE,
  TOGETHER,
} from '@/domain/admin/content/mediaCache';
import { selectMediaCache, selectMediaCacheOffered } from '@/selectors/admin/mediaCache';
import { selectMayHaveStaffScopes } from '@/selectors/admin/reportQueue';
import {
  mediaCacheClosed,
  mediaCacheOpened,
  mediaCacheReceived,
  mediaPurged,
  mediaUnbanned,
  moreMediaCacheRequested,
  purgeRequested,
  unbanRequested,
} from '@/slices/admin/mediaCache';
import { callApi, callApiWith } from '@/sagas/engine/callApi';
import { call, fork, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { handleRequest, handleRequestWhileMounted } from '@/sagas/engine/handleRequest';

const PRESS = { priority: 'press' } as const;

type Change = ReturnType<typeof purgeRequested> | ReturnType<typeof unbanRequested>;

const isChange = (action: unknown): action is Change =>
  purgeRequested.match(action) || unbanRequested.match(action);

export function* mediaCacheSaga(): SagaGenerator<void> {
  yield* fork(() =>
    handleRequestWhileMounted(
      { opened: mediaCacheOpened, closed: mediaCacheClosed, keyOf: () => MEDIA_CACHE },
      () => fetchPage(false),
    ),
  );
  yield* fork(() =>
    handleRequest(
      moreMediaCacheRequested,
      () => MORE_MEDIA_CACHE,
      () => fetchPage(true),
    ),
  );
  yield* handleRequest({ match: isChange }, () => MEDIA_CACHE_CHANGE, change);
}

/** Without the right or the scope, the server would refuse; the screen says so. */
function* mayAsk(): SagaGenerator<boolean> {
  return (yield* select(selectMayHaveStaffScopes)) && (yield* select(selectMediaCacheOffered));
}

function* fetchPage(more: boolean): SagaGenerator<void> {
  if (!(yield* mayAsk())) return;
  const { words, urls } = yield* select(selectMediaCache);
  const have = more ? (urls?.length ?? 0) : 0;
  const page = yield* callApi(fetchBannedMedia, words, Math.floor(have / BANNED_PAGE) + 1);
  // The words were changed meanwhile.
  if ((yield* select(selectMediaCache)).words !== words) return;
  const known = new Set(more ? urls : []);
  // A page without news would be asked for again and again.
  const total = page.urls.some((url) => !known.has(url)) ? page.total : have;
  yield* put(mediaCacheReceived({ urls: page.urls, total, more }));
}

function* change(action: Change): SagaGenerator<void> {
  if (!(yield* mayAsk())) return;
  if (purgeRequested.match(action)) return yield* purge();
  const { url } = action.payload;
  yield* callApiWith(PRESS, unbanMedia, [url]);
  yield* put(mediaUnbanned({ url }));
}

/** Some at a time, so that after a failure the form holds what is left to do. */
function* purge(): SagaGenerator<void> {
  const { text, bans } = (yield* select(selectMediaCache)).draft;
  const { urls } = addressesIn(text);
  for (let from = 0; from < urls.length; from += TOGETHER) {
    const some = urls.slice(from, from + TOGETHER);
    yield* callApiWith(PRESS, purgeMedia, some, bans);
    yield* put(mediaPurged({ urls: some }));
  }
  if (bans && urls.length > 0) yield* call(fetchPage, false);
}

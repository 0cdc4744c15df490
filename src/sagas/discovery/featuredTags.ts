/** Fetches the hashtags of profiles; adds and removes one's own. */
import {
  featureTag,
  fetchFeaturedTags,
  fetchOwnFeaturedTags,
  fetchTagSuggestions,
  unfeatureTag,
} from '@/api/endpoints/discovery/tags';
import { FEATURED_TAG_CHANGE, featuredTagsRequest } from '@/domain/discovery/tags';
import { selectCan } from '@/selectors/session/capabilities';
import {
  featuredTagsClosed,
  featuredTagsOpened,
  featuredTagsReceived,
  tagFeatured,
  tagFeatureRequested,
  tagSuggestionsReceived,
  tagUnfeatured,
  tagUnfeatureRequested,
} from '@/slices/discovery/featuredTags';
import { callApi, callApiWith } from '@/sagas/engine/callApi';
import { fork, getContext, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { httpStatusOf } from '@/sagas/engine/failure';
import { handleRequest, handleRequestWhileMounted } from '@/sagas/engine/handleRequest';
import { probeCapability } from '@/sagas/engine/probeCapability';

interface OfPerson {
  payload: { userId: string; own: boolean };
}

export function* featuredTagsSaga(): SagaGenerator<void> {
  yield* fork(() =>
    handleRequestWhileMounted(
      {
        opened: featuredTagsOpened,
        closed: featuredTagsClosed,
        keyOf: ({ payload }: OfPerson) => featuredTagsRequest(payload.userId),
      },
      learn,
    ),
  );
  // The server's reason for a refusal is shown beside the form.
  yield* fork(() => handleRequest(tagFeatureRequested, () => FEATURED_TAG_CHANGE, add));
  yield* fork(() => handleRequest(tagUnfeatureRequested, () => FEATURED_TAG_CHANGE, remove));
}

function* learn({ payload: { userId, own } }: OfPerson): SagaGenerator<void> {
  if (!(yield* select(selectCan, 'featuredTags'))) return;
  const tags = yield* probeCapability('featuredTags', () =>
    // Only one's own call has the ids by which they are removed.
    own ? callApi(fetchOwnFeaturedTags) : callApi(fetchFeaturedTags, userId),
  );
  if (!tags) return;
  yield* put(featuredTagsReceived({ userId, tags }));
  if (own) yield* suggest();
}

function* suggest(): SagaGenerator<void> {
  try {
    const names = yield* callApiWith({ priority: 'background' }, fetchTagSuggestions);
    yield* put(tagSuggestionsReceived({ names }));
  } catch (error) {
    const log = yield* getContext('log');
    log('info', 'No hashtags were suggested', error);
  }
}

function* add({ payload }: ReturnType<typeof tagFeatureRequested>): SagaGenerator<void> {
  const { userId, name } = payload;
  yield* put(tagFeatured({ userId, tag: yield* callApi(featureTag, name) }));
}

/** One that is gone already counts as removed. */
function* remove({ payload }: ReturnType<typeof tagUnfeatureRequested>): SagaGenerator<void> {
  try {
    yield* callApi(unfeatureTag, payload.id);
  } catch (error) {
    if (httpStatusOf(error) !== 404) throw error;
  }
  yield* put(tagUnfeatured(payload));
}

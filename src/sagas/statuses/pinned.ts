/** Fetches the pinned statuses of a profile along with the first page of its timeline. */
import { fetchTimeline } from '@/api/endpoints/timelines/timelines';
import { parseTimelineKey, type TimelineKey } from '@/domain/timelines/timeline';
import { selectServerFiltering } from '@/selectors/session/config';
import { pinnedReceived } from '@/slices/statuses/pinned';
import { callApi } from '@/sagas/engine/callApi';
import { getContext, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';

/** Logs failures only, as a profile works without its pinned statuses. */
export function* pullPinned(key: TimelineKey): SagaGenerator<void> {
  const { kind, argument } = parseTimelineKey(key);
  // The posts with one hashtag begin with none.
  if (kind !== 'user' || argument === null || argument.includes(' ')) return;
  try {
    const left = yield* select(selectServerFiltering);
    const query = { ...left, pinned: true };
    const { ids, entities } = yield* callApi(fetchTimeline, { kind, argument }, query);
    yield* put(pinnedReceived({ userId: argument, ids, entities }));
  } catch (error) {
    const log = yield* getContext('log');
    log('info', `What ${argument} pinned could not be fetched`, error);
  }
}

/** What stands first on a profile comes with the first page of its timeline. */
import { fetchTimeline } from '@/api/endpoints/timelines';
import { parseTimelineKey, type TimelineKey } from '@/domain/timeline';
import { selectLeftToServer } from '@/selectors/config';
import { pinnedReceived } from '@/slices/pinned';
import { callApi } from './engine/callApi';
import { getContext, put, select } from './engine/effects';
import type { SagaGenerator } from './engine/effects';

/** A profile without its pins is a profile all the same: a failure is only noted. */
export function* pullPinned(key: TimelineKey): SagaGenerator<void> {
  const { kind, argument } = parseTimelineKey(key);
  if (kind !== 'user' || argument === null) return;
  try {
    const left = yield* select(selectLeftToServer);
    const query = { ...left, pinned: true };
    const { ids, entities } = yield* callApi(fetchTimeline, { kind, argument }, query);
    yield* put(pinnedReceived({ userId: argument, ids, entities }));
  } catch (error) {
    const log = yield* getContext('log');
    log('info', `What ${argument} pinned could not be fetched`, error);
  }
}

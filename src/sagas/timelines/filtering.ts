/**
 * Refetches timelines when a filtering setting changes so that more or other statuses would come;
 * hiding needs no call. Also fetches whom the reader follows, for the setting that shows only
 * replies to them.
 */
import { isAnyOf } from '@reduxjs/toolkit';
import { fetchRelationships } from '@/api/endpoints/people/accounts';
import { viewingContextOfTimeline, viewingContexts } from '@/domain/timelines/viewingContexts';
import { replyRecipients } from '@/domain/statuses/replyRecipients';
import { rowIn } from '@/lib/values/rowTable';
import { selectServerFiltering } from '@/selectors/session/config';
import { selectCurrentUserId } from '@/selectors/session/session';
import { settingChanged, settingReset } from '@/slices/session/config';
import { relationshipsReceived } from '@/slices/people/relationships';
import type { RootState } from '@/slices/root';
import {
  timelineReloadRequested,
  statusesStreamed,
  timelinePageReceived,
} from '@/slices/timelines/timelines';
import { callApi } from '@/sagas/engine/callApi';
import { fork, getContext, put, select, setContext, take } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { whileSignedIn } from '@/sagas/engine/control';

export function* filteringSaga(): SagaGenerator<void> {
  yield* whileSignedIn(function* () {
    yield* fork(learnWhomRepliesAddress);
    yield* followChanges();
  });
}

function* followChanges(): SagaGenerator<void> {
  let before = yield* select(selectServerFiltering);
  for (;;) {
    yield* take(isAnyOf(settingChanged, settingReset));
    const now = yield* select(selectServerFiltering);
    const more = before.withMuted === false && now.withMuted === true;
    const otherReplies = before.replyVisibility !== now.replyVisibility;
    before = now;
    if (more || otherReplies) yield* reloadTimelines(more ? 'all' : 'withReplies');
  }
}

/** Empties timelines that are off screen; opening one fetches it again. */
function* reloadTimelines(which: 'all' | 'withReplies'): SagaGenerator<void> {
  const keys = yield* select((state) => Object.keys(state.timelines));
  for (const key of keys) {
    const choosesReplies = viewingContexts[viewingContextOfTimeline(key)].context === 'timeline';
    if (which === 'all' || choosesReplies) yield* put(timelineReloadRequested({ key }));
  }
}

/** The most ids in one call. */
const MOST_ASKED = 40;

function* learnWhomRepliesAddress(): SagaGenerator<void> {
  yield* setContext({ calls: { priority: 'background' } });
  const asked = new Set<string>();
  for (;;) {
    yield* take(isAnyOf(timelinePageReceived, statusesStreamed, settingChanged));
    const unknown = (yield* select(selectUnknownAddressees)).filter((id) => !asked.has(id));
    const userIds = unknown.slice(0, MOST_ASKED);
    if (userIds.length === 0) continue;
    userIds.forEach((id) => asked.add(id));
    try {
      const relationships = yield* callApi(fetchRelationships, userIds);
      yield* put(relationshipsReceived({ relationships }));
    } catch (error) {
      // On failure such replies stay visible; the next page asks about these people again.
      userIds.forEach((id) => asked.delete(id));
      const log = yield* getContext('log');
      log('info', 'It is not known whom the reader follows', error);
    }
  }
}

/** Only if the setting is on, and only for timelines that contain such replies. */
function selectUnknownAddressees(state: RootState): string[] {
  if (selectServerFiltering(state).replyVisibility !== 'following') return [];
  const ownId = selectCurrentUserId(state);
  const ids = Object.entries(state.timelines)
    .filter(([key]) => viewingContexts[viewingContextOfTimeline(key)].context === 'timeline')
    .flatMap(([, { ranges }]) => ranges.flat());
  const addressed = ids.flatMap((id) => {
    const status = rowIn(state.statuses.entities, id);
    return status ? replyRecipients(status) : [];
  });
  return [...new Set(addressed)].filter((id) => id !== ownId && !state.relationships[id]);
}

/**
 * Refetches timelines when a filtering setting changes so that more or other statuses would come;
 * hiding needs no call. Also fetches whom the reader follows, for the setting that shows only
 * replies to them.
 */
import { isAnyOf, type Action } from '@reduxjs/toolkit';
import { fetchRelationships } from '@/api/endpoints/people/accounts';
import type { TimelineKey } from '@/domain/timelines/timeline';
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
    if (which === 'all' || choosesReplies(key)) yield* put(timelineReloadRequested({ key }));
  }
}

/** The most ids in one call. */
const MOST_ASKED = 40;

function* learnWhomRepliesAddress(): SagaGenerator<void> {
  yield* setContext({ calls: { priority: 'background' } });
  // People stay in here until the server has answered about them.
  const asked = new Set<string>();
  const wanted = new Set<string>();
  for (let following = false; ;) {
    const action = yield* take(isAnyOf(timelinePageReceived, statusesStreamed, settingChanged));
    const wasFollowing = following;
    following = !(yield* select(showsAllReplies));
    if (!following) continue;
    const statusIds = wasFollowing ? newIds(action) : yield* select(heldIds);
    for (const id of yield* select(selectUnknownAddressees, statusIds)) {
      if (!asked.has(id)) wanted.add(id);
    }
    const userIds = [...wanted].slice(0, MOST_ASKED);
    if (userIds.length === 0) continue;
    userIds.forEach((id) => {
      wanted.delete(id);
      asked.add(id);
    });
    try {
      const relationships = yield* callApi(fetchRelationships, userIds);
      yield* put(relationshipsReceived({ relationships }));
    } catch (error) {
      // On failure such replies stay visible; the next page asks about these people again.
      userIds.forEach((id) => {
        asked.delete(id);
        wanted.add(id);
      });
      const log = yield* getContext('log');
      log('info', 'It is not known whom the reader follows', error);
    }
  }
}

const showsAllReplies = (state: RootState): boolean =>
  selectServerFiltering(state).replyVisibility !== 'following';

/** Other lists show replies to anybody. */
const choosesReplies = (key: TimelineKey): boolean =>
  viewingContexts[viewingContextOfTimeline(key)].context === 'timeline';

const heldIds = (state: RootState): string[] =>
  Object.entries(state.timelines)
    .filter(([key]) => choosesReplies(key))
    .flatMap(([, { ranges }]) => ranges.flat());

function newIds(action: Action): readonly string[] {
  if (timelinePageReceived.match(action)) {
    const { key, ids } = action.payload;
    return choosesReplies(key) ? ids : [];
  }
  if (!statusesStreamed.match(action)) return [];
  const { keys, statusIds } = action.payload;
  return keys.some(choosesReplies) ? statusIds : [];
}

function selectUnknownAddressees(state: RootState, statusIds: readonly string[]): string[] {
  const ownId = selectCurrentUserId(state);
  const addressed = statusIds.flatMap((id) => {
    const status = rowIn(state.statuses.entities, id);
    return status ? replyRecipients(status) : [];
  });
  return addressed.filter((id) => id !== ownId && !state.relationships[id]);
}

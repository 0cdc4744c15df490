/** Adds and removes reactions to announcements, optimistically, and follows those of others. */
import type { Frame } from '@/api/frames';
import { setAnnouncementReaction } from '@/api/endpoints/talk/announcements';
import { hasReacted, withPendingReactions } from '@/domain/statuses/reaction';
import type { Reaction } from '@/domain/statuses/status';
import { selectPendingAnnouncementReactions } from '@/selectors/talk/announcementReactions';
import { selectAnnouncement } from '@/selectors/talk/announcements';
import { frameReceived } from '@/slices/realtime/realtime';
import {
  announcementReactionConfirmed,
  announcementReactionRefused,
  announcementReactionRequested,
} from '@/slices/talk/announcementReactions';
import { announcementReceived } from '@/slices/talk/announcements';
import { callApi } from '@/sagas/engine/callApi';
import { fork, put, select, takeEvery } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { settlePending, type PendingChange } from '@/sagas/engine/settlePending';
import { showNotice } from '@/sagas/engine/showNotice';

type AnnouncementReactionFrame = Extract<Frame, { event: 'announcement.reaction' }>;

export function* announcementReactionsSaga(): SagaGenerator<void> {
  yield* fork(() =>
    settlePending(
      announcementReactionRequested,
      ({ payload }) => `${payload.announcementId} ${payload.name}`,
      ({ payload }) => reacting(payload.announcementId, payload.name),
    ),
  );
  yield* takeEvery(announcementReactionRefused, ({ payload: { reason } }) =>
    showNotice('error', 'general.generic_error_message', { detail: reason }),
  );
  yield* takeEvery(frameReceived, function* ({ payload: { event, payload } }) {
    if (event !== 'announcement.reaction') return;
    const { announcementId, name, count } = payload as AnnouncementReactionFrame;
    yield* change(announcementId, (reactions) => counted(reactions, name, count));
  });
}

const reacting = (announcementId: string, name: string): PendingChange<boolean, true> => ({
  selectWanted: (state) =>
    selectPendingAnnouncementReactions(state, announcementId)?.[name]?.wanted,
  selectIsDone: (state, wanted) => {
    const known = selectAnnouncement(state, announcementId);
    return known !== undefined && hasReacted(known, name) === wanted;
  },
  *send(wanted) {
    yield* callApi(setAnnouncementReaction, announcementId, name, wanted);
    return true;
  },
  // Both calls may be repeated by another press.
  *refetch() {
    return null;
  },
  *confirm(wanted) {
    const pending = yield* select(selectPendingAnnouncementReactions, announcementId);
    const url = pending?.[name]?.url ?? null;
    yield* change(announcementId, (reactions) =>
      withPendingReactions(reactions, { [name]: { wanted, url } }),
    );
    yield* put(announcementReactionConfirmed({ announcementId, name, wanted }));
  },
  refused: (wanted, reason) =>
    announcementReactionRefused({ announcementId, name, wanted, reason }),
});

function* change(
  announcementId: string,
  how: (reactions: Reaction[]) => Reaction[],
): SagaGenerator<void> {
  const known = yield* select(selectAnnouncement, announcementId);
  if (!known) return;
  const announcement = { ...known, reactions: how(known.reactions) };
  yield* put(announcementReceived({ announcement }));
}

/** The frame has no picture, so a custom emoji that is new waits for the next answer. */
function counted(reactions: Reaction[], name: string, count: number): Reaction[] {
  const known = reactions.find((one) => one.name === name);
  if (known) {
    return reactions
      .map((one) => (one === known ? { ...one, count, mine: one.mine && count > 0 } : one))
      .filter((one) => one.count > 0);
  }
  const isCharacter = /\P{ASCII}/u.test(name);
  return count > 0 && isCharacter
    ? [...reactions, { name, count, mine: false, url: null, userIds: [] }]
    : reactions;
}

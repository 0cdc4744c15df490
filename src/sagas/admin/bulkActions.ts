/**
 * Does the same with many people, one after the other: each by the same wish as a press beside their
 * name, so that limits, pauses and what follows from it are the same. What is done is kept, to be
 * taken back also after a reload.
 */
import { isAnyOf } from '@reduxjs/toolkit';
import { fetchRelationships } from '@/api/endpoints/people/accounts';
import type { RelationshipKind } from '@/domain/people/relationshipActions';
import {
  bulkActionChanges,
  outcomesOf,
  readBulkActions,
  type BulkAction,
  type BulkActionOutcome,
} from '@/domain/admin/bulkActions';
import { selectIsRelationshipActive } from '@/selectors/people/relationshipActions';
import { selectBulkActions } from '@/selectors/admin/bulkActions';
import { selectCurrentUserId } from '@/selectors/session/session';
import { selectUser } from '@/selectors/people/users';
import {
  relationshipActionConfirmed,
  relationshipActionRefused,
  relationshipActionRequested,
} from '@/slices/people/relationshipActions';
import {
  bulkActionStarted,
  bulkActionEnded,
  bulkActionRequested,
  bulkActionLogRestored,
  bulkActionPersonFinished,
  bulkActionPeopleShown,
  bulkActionStopRequested,
  bulkActionUndoRequested,
} from '@/slices/admin/bulkActions';
import { relationshipsReceived } from '@/slices/people/relationships';
import type { RootState } from '@/slices/root';
import { loggedOut } from '@/slices/session/session';
import { callApi } from '@/sagas/engine/callApi';
import {
  call,
  delay,
  fork,
  getContext,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';

const KEY = 'crowd';
/** As many as an address takes. */
const AT_ONCE = 40;

export function* bulkActionsSaga(): SagaGenerator<void> {
  yield* fork(persistLog);
  yield* takeEvery(loggedOut, removeLog);
  yield* takeLatest(bulkActionPeopleShown, loadRelationships);
  yield* takeLeading(isAnyOf(bulkActionRequested, bulkActionUndoRequested), function* (action) {
    const deed = bulkActionUndoRequested.match(action)
      ? yield* select(selectBulkAction, action.payload.deedId)
      : yield* begin(action);
    if (!deed) return;
    const { gone } = yield* race({ ended: call(runBulkAction, deed), gone: take(loggedOut) });
    if (!gone) yield* put(bulkActionEnded({ deedId: deed.id }));
  });
}

const selectBulkAction = (state: RootState, deedId: string): BulkAction | undefined =>
  selectBulkActions(state).find(({ id }) => id === deedId);

/** How the reader stands to those of whom that is not known. */
function* loadRelationships({
  payload: { userIds },
}: ReturnType<typeof bulkActionPeopleShown>): SagaGenerator<void> {
  const unknown = yield* select(({ relationships }) => userIds.filter((id) => !relationships[id]));
  try {
    for (let from = 0; from < unknown.length; from += AT_ONCE) {
      const some = unknown.slice(from, from + AT_ONCE);
      const relationships = yield* callApi(fetchRelationships, some);
      yield* put(relationshipsReceived({ relationships }));
    }
  } catch (error) {
    const log = yield* getContext('log');
    log('warning', 'How the reader stands to those who are listed is not known', error);
  }
}

function* begin({
  payload: { kind, userIds },
}: ReturnType<typeof bulkActionRequested>): SagaGenerator<BulkAction> {
  const newId = yield* getContext('newId');
  const now = yield* getContext('now');
  const people = yield* select((state) =>
    userIds.map((userId) => ({
      userId,
      screenName: selectUser(state, userId)?.screenName ?? '',
      followed: state.relationships[userId]?.following ?? false,
      outcome: 'waiting' as const,
    })),
  );
  const deed: BulkAction = { id: newId(), kind, at: now(), phase: 'running', people };
  yield* put(bulkActionStarted({ deed }));
  return deed;
}

/** Person by person until all are done or the reader wants no more of it. */
function* runBulkAction(deed: BulkAction): SagaGenerator<void> {
  const { relationshipKind, wanted, pace } = bulkActionChanges[deed.kind];
  const undoing = deed.phase === 'undoing';
  const people = outcomesOf(deed, undoing ? 'done' : 'waiting');
  const goal = undoing ? !wanted : wanted;
  for (const { userId, followed } of people) {
    const outcome = yield* changeRelationship(
      userId,
      relationshipKind,
      goal,
      undoing ? 'undone' : 'done',
    );
    if (outcome === 'stopped') {
      if (!undoing) yield* put(bulkActionPersonFinished({ deedId: deed.id, userId, outcome }));
      return;
    }
    // Of what could not be taken back, the log still says that it is done.
    if (!undoing || outcome === 'undone') {
      yield* put(bulkActionPersonFinished({ deedId: deed.id, userId, outcome }));
    }
    if (undoing && followed && deed.kind === 'block' && outcome === 'undone') {
      yield* put(
        relationshipActionRequested({ userId, relationshipKind: 'following', wanted: true }),
      );
    }
    if (outcome === 'already') continue;
    const { stopped } = yield* race({
      due: call(delay, pace),
      stopped: take(bulkActionStopRequested),
    });
    if (stopped) return;
  }
}

/** A wish that is withdrawn before it went out is not sent; one that went out is taken back. */
function* changeRelationship(
  userId: string,
  relationshipKind: RelationshipKind,
  wanted: boolean,
  success: 'done' | 'undone',
): SagaGenerator<BulkActionOutcome> {
  if ((yield* select(selectIsRelationshipActive, userId, relationshipKind)) === wanted) {
    return success === 'undone' ? 'undone' : 'already';
  }
  yield* put(relationshipActionRequested({ userId, relationshipKind, wanted }));
  const { answer, stopped } = yield* race({
    answer: take(isAnswer(userId, relationshipKind)),
    stopped: take(bulkActionStopRequested),
  });
  if (stopped) {
    yield* put(relationshipActionRequested({ userId, relationshipKind, wanted: !wanted }));
    return 'stopped';
  }
  return relationshipActionRefused.match(answer) ? 'refused' : success;
}

const isAnswer = (userId: string, relationshipKind: RelationshipKind) => (action: unknown) =>
  (relationshipActionConfirmed.match(action) || relationshipActionRefused.match(action)) &&
  action.payload.userId === userId &&
  action.payload.relationshipKind === relationshipKind;

/** Read when the reader first comes here; it is theirs alone. */
function* persistLog(): SagaGenerator<void> {
  yield* take(isAnyOf(bulkActionPeopleShown, bulkActionRequested));
  const storage = yield* getContext('storage');
  const owner = yield* select(selectCurrentUserId);
  const kept = ((yield* call(() => storage.get(KEY))) ?? {}) as {
    owner?: unknown;
    deeds?: unknown;
  };
  const deeds = kept.owner === owner ? readBulkActions(kept.deeds) : [];
  if (deeds.length > 0) yield* put(bulkActionLogRestored({ deeds }));
  yield* takeEvery(isAnyOf(bulkActionStarted, bulkActionPersonFinished, bulkActionEnded), saveLog);
}

function* saveLog(): SagaGenerator<void> {
  const storage = yield* getContext('storage');
  const owner = yield* select(selectCurrentUserId);
  const deeds = yield* select(selectBulkActions);
  if (owner !== null) yield* call(() => storage.set(KEY, { owner, deeds }));
}

function* removeLog(): SagaGenerator<void> {
  const storage = yield* getContext('storage');
  yield* call(() => storage.remove(KEY));
}

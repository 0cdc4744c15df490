/**
 * Applies one relationship action to many people, one after the other, through the same request as
 * the button beside a name, so that rate limits and side effects are the same. The log of what was
 * done is stored, so that it can be undone after a reload too.
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
/** The most ids that fit into one address. */
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

/** Fetches the relationships that are not known yet. */
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
  const { newId } = yield* getContext('chance');
  const { now } = yield* getContext('clock');
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

/** Goes through the people until all are done or the reader stops it. */
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
    // A person for whom the undo failed stays in the log as done.
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

/**
 * Requests the change. When the reader stops it, an action that was not sent yet is cancelled, and
 * one that was sent is undone.
 */
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

/** Reads the log when the reader first opens the page; it is stored per account. */
function* persistLog(): SagaGenerator<void> {
  yield* take(isAnyOf(bulkActionPeopleShown, bulkActionRequested));
  const { database: storage } = yield* getContext('storage');
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
  const { database: storage } = yield* getContext('storage');
  const owner = yield* select(selectCurrentUserId);
  const deeds = yield* select(selectBulkActions);
  if (owner !== null) yield* call(() => storage.set(KEY, { owner, deeds }));
}

function* removeLog(): SagaGenerator<void> {
  const { database: storage } = yield* getContext('storage');
  yield* call(() => storage.remove(KEY));
}

/**
 * Does the same with many people, one after the other: each by the same wish as a press beside their
 * name, so that limits, pauses and what follows from it are the same. What is done is kept, to be
 * taken back also after a reload.
 */
import { isAnyOf } from '@reduxjs/toolkit';
import { fetchRelationships } from '@/api/endpoints/accounts';
import type { Bond } from '@/domain/bonds';
import {
  crowdTies,
  outcomesOf,
  readDeeds,
  type CrowdDeed,
  type CrowdOutcome,
} from '@/domain/crowd';
import { selectIsTied } from '@/selectors/bonds';
import { selectCrowdDeeds } from '@/selectors/crowd';
import { selectCurrentUserId } from '@/selectors/session';
import { selectUser } from '@/selectors/users';
import { bondConfirmed, bondRefused, bondRequested } from '@/slices/bonds';
import {
  crowdDeedBegan,
  crowdDeedEnded,
  crowdDeedRequested,
  crowdLogRestored,
  crowdPersonSettled,
  crowdShown,
  crowdStopRequested,
  crowdUndoRequested,
} from '@/slices/crowd';
import { relationshipsReceived } from '@/slices/relationships';
import type { RootState } from '@/slices/root';
import { loggedOut } from '@/slices/session';
import { callApi } from './engine/callApi';
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
} from './engine/effects';
import type { SagaGenerator } from './engine/effects';

const KEY = 'crowd';
/** As many as an address takes. */
const AT_ONCE = 40;

export function* crowdSaga(): SagaGenerator<void> {
  yield* fork(remember);
  yield* takeEvery(loggedOut, forget);
  yield* takeLatest(crowdShown, learn);
  yield* takeLeading(isAnyOf(crowdDeedRequested, crowdUndoRequested), function* (action) {
    const deed = crowdUndoRequested.match(action)
      ? yield* select(selectDeed, action.payload.deedId)
      : yield* begin(action);
    if (!deed) return;
    const { gone } = yield* race({ ended: call(goThrough, deed), gone: take(loggedOut) });
    if (!gone) yield* put(crowdDeedEnded({ deedId: deed.id }));
  });
}

const selectDeed = (state: RootState, deedId: string): CrowdDeed | undefined =>
  selectCrowdDeeds(state).find(({ id }) => id === deedId);

/** How the reader stands to those of whom that is not known. */
function* learn({ payload: { userIds } }: ReturnType<typeof crowdShown>): SagaGenerator<void> {
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
}: ReturnType<typeof crowdDeedRequested>): SagaGenerator<CrowdDeed> {
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
  const deed: CrowdDeed = { id: newId(), kind, at: now(), phase: 'running', people };
  yield* put(crowdDeedBegan({ deed }));
  return deed;
}

/** Person by person until all are done or the reader wants no more of it. */
function* goThrough(deed: CrowdDeed): SagaGenerator<void> {
  const { bond, wanted, pace } = crowdTies[deed.kind];
  const undoing = deed.phase === 'undoing';
  const people = outcomesOf(deed, undoing ? 'done' : 'waiting');
  const goal = undoing ? !wanted : wanted;
  for (const { userId, followed } of people) {
    const outcome = yield* bring(userId, bond, goal, undoing ? 'undone' : 'done');
    if (outcome === 'stopped') {
      if (!undoing) yield* put(crowdPersonSettled({ deedId: deed.id, userId, outcome }));
      return;
    }
    // Of what could not be taken back, the log still says that it is done.
    if (!undoing || outcome === 'undone') {
      yield* put(crowdPersonSettled({ deedId: deed.id, userId, outcome }));
    }
    if (undoing && followed && deed.kind === 'block' && outcome === 'undone') {
      yield* put(bondRequested({ userId, bond: 'following', wanted: true }));
    }
    if (outcome === 'already') continue;
    const { stopped } = yield* race({ due: call(delay, pace), stopped: take(crowdStopRequested) });
    if (stopped) return;
  }
}

/** A wish that is withdrawn before it went out is not sent; one that went out is taken back. */
function* bring(
  userId: string,
  bond: Bond,
  wanted: boolean,
  success: 'done' | 'undone',
): SagaGenerator<CrowdOutcome> {
  if ((yield* select(selectIsTied, userId, bond)) === wanted) {
    return success === 'undone' ? 'undone' : 'already';
  }
  yield* put(bondRequested({ userId, bond, wanted }));
  const { answer, stopped } = yield* race({
    answer: take(isAnswer(userId, bond)),
    stopped: take(crowdStopRequested),
  });
  if (stopped) {
    yield* put(bondRequested({ userId, bond, wanted: !wanted }));
    return 'stopped';
  }
  return bondRefused.match(answer) ? 'refused' : success;
}

const isAnswer = (userId: string, bond: Bond) => (action: unknown) =>
  (bondConfirmed.match(action) || bondRefused.match(action)) &&
  action.payload.userId === userId &&
  action.payload.bond === bond;

/** Read when the reader first comes here; it is theirs alone. */
function* remember(): SagaGenerator<void> {
  yield* take(isAnyOf(crowdShown, crowdDeedRequested));
  const storage = yield* getContext('storage');
  const owner = yield* select(selectCurrentUserId);
  const kept = ((yield* call(() => storage.get(KEY))) ?? {}) as {
    owner?: unknown;
    deeds?: unknown;
  };
  const deeds = kept.owner === owner ? readDeeds(kept.deeds) : [];
  if (deeds.length > 0) yield* put(crowdLogRestored({ deeds }));
  yield* takeEvery(isAnyOf(crowdDeedBegan, crowdPersonSettled, crowdDeedEnded), keep);
}

function* keep(): SagaGenerator<void> {
  const storage = yield* getContext('storage');
  const owner = yield* select(selectCurrentUserId);
  const deeds = yield* select(selectCrowdDeeds);
  if (owner !== null) yield* call(() => storage.set(KEY, { owner, deeds }));
}

function* forget(): SagaGenerator<void> {
  const storage = yield* getContext('storage');
  yield* call(() => storage.remove(KEY));
}

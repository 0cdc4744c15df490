/**
 * Follows, mutes, blocks and the like: one call at a time for each person and relationshipKind, and
 * only the last pending action. An action that was reversed before it was sent is not sent at all.
 */
import { fetchRelationships } from '@/api/endpoints/people/accounts';
import { setRelationship, setDomainBlock } from '@/api/endpoints/people/relationshipActions';
import { ApiError } from '@/api/errors';
import {
  hostOfPerson,
  isRelationshipActive,
  type RelationshipKind,
  type RelationshipTarget,
} from '@/domain/people/relationshipActions';
import type { Relationship } from '@/domain/people/relationship';
import { timelineKey, type TimelineKey } from '@/domain/timelines/timeline';
import {
  selectAfterDomainBlock,
  selectPendingRelationshipAction,
  selectIsRelationshipActive,
  selectStatusesBy,
} from '@/selectors/people/relationshipActions';
import { selectRelationship } from '@/selectors/people/relationships';
import { selectUser } from '@/selectors/people/users';
import { selectCurrentUserId } from '@/selectors/session/session';
import {
  relationshipActionConfirmed,
  relationshipActionDelayed,
  relationshipActionRefused,
  relationshipActionRequested,
} from '@/slices/people/relationshipActions';
import { relationshipsReceived } from '@/slices/people/relationships';
import { followingCountChanged } from '@/slices/people/users';
import type { RootState } from '@/slices/root';
import { statusesRemoved } from '@/slices/timelines/timelines';
import { callApi, callApiWith } from '@/sagas/engine/callApi';
import { call, delay, getContext, put, race, select, take } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { httpStatusOf } from '@/sagas/engine/failure';
import { lookUp, settlePending, type PendingChange } from '@/sagas/engine/settlePending';

/** How often, and how far apart, a new follow is checked for acceptance. */
const FOLLOW_CHECKS = 3;
const FOLLOW_CHECK_INTERVAL = 500;
/** The pause when the server's rate limit names no time. */
const PAUSE = 5_000;

interface RelationshipRef {
  userId: string;
  relationshipKind: RelationshipKind;
}

export const relationshipActionsSaga = (): SagaGenerator<void> =>
  settlePending(
    relationshipActionRequested,
    ({ payload: { userId, relationshipKind } }) => `${userId} ${relationshipKind}`,
    ({ payload: { userId, relationshipKind } }) => relationshipChange({ userId, relationshipKind }),
  );

/** Another duration is another wish; unmuting has none. */
const isSame = (one: RelationshipTarget, other: RelationshipTarget): boolean =>
  one.wanted === other.wanted && one.seconds === other.seconds;

const relationshipChange = (
  ref: RelationshipRef,
): PendingChange<RelationshipTarget, Relationship[]> => {
  const { userId, relationshipKind } = ref;
  const selectWanted = (state: RootState): RelationshipTarget | null =>
    selectPendingRelationshipAction(state, userId, relationshipKind);
  return {
    selectWanted,
    isSame,
    // For how long somebody is muted already is unknown.
    selectIsDone: (state, { wanted, seconds }, sent) =>
      selectIsRelationshipActive(state, userId, relationshipKind) === wanted &&
      !(wanted && (seconds ?? sent?.seconds ?? null) !== null),
    send: (target) => applyAction(ref, target),
    *refetch({ wanted, seconds }) {
      const wasActive = yield* select(selectIsRelationshipActive, userId, relationshipKind);
      if (wanted && seconds !== null && wasActive) return null;
      const found = (yield* lookUp(fetchRelationships, [userId]))?.[0];
      if (!found || isRelationshipActive(found, relationshipKind) !== wanted) return null;
      return relationshipKind === 'domainBlocking' ? yield* afterMute(userId, wanted) : [found];
    },
    *confirm(target, relationships) {
      const { wanted } = target;
      const before = yield* select(selectRelationship, userId);
      if (relationships) {
        const followed = yield* select(selectFollowedAmong, relationships);
        yield* put(relationshipsReceived({ relationships }));
        if (relationshipKind === 'following' && wanted) yield* waitUntilFollowed(userId);
        yield* countFollows((yield* select(selectFollowedAmong, relationships)) - followed);
        yield* clearTimelines({ ...ref, wanted });
      }
      const latest = yield* select(selectWanted);
      if (latest?.wanted === wanted && !isSame(latest, target)) return;
      const after = yield* select(selectRelationship, userId);
      const ended = (['following', 'followedBy'] as const).some(
        (kind) => before?.[kind] === true && after?.[kind] !== true,
      );
      yield* put(
        relationshipActionConfirmed({ ...ref, wanted, ...(ended && { endedFollow: true }) }),
      );
    },
    refused: ({ wanted }, reason) => relationshipActionRefused({ ...ref, wanted, reason }),
    *postpone(error) {
      if (httpStatusOf(error) !== 429) return false;
      yield* waitForRateLimit(ref, error);
      return true;
    },
  };
};

function* applyAction(
  { userId, relationshipKind }: RelationshipRef,
  { wanted, seconds }: RelationshipTarget,
): SagaGenerator<Relationship[]> {
  if (relationshipKind === 'domainBlocking') return yield* muteDomain(userId, wanted);
  // Refused at once rather than sent a minute later, when the reader may have changed their mind.
  const plan = { patience: 0 };
  return [yield* callApiWith(plan, setRelationship, userId, relationshipKind, wanted, seconds)];
}

function* muteDomain(userId: string, wanted: boolean): SagaGenerator<Relationship[]> {
  const user = yield* select(selectUser, userId);
  if (!user) return [];
  yield* callApi(setDomainBlock, hostOfPerson(user), wanted);
  return yield* afterMute(userId, wanted);
}

function* afterMute(userId: string, wanted: boolean): SagaGenerator<Relationship[]> {
  const user = yield* select(selectUser, userId);
  return user ? yield* select(selectAfterDomainBlock, hostOfPerson(user), wanted) : [];
}

/** A remote server takes a moment to answer a follow, so the first answer may not be final. */
function* waitUntilFollowed(userId: string): SagaGenerator<void> {
  for (
    let looks = 0;
    looks < FOLLOW_CHECKS && !(yield* select(selectFollowed, userId));
    looks += 1
  ) {
    const { changed } = yield* race({
      due: call(delay, FOLLOW_CHECK_INTERVAL),
      changed: take(isNewRequestFor({ userId, relationshipKind: 'following' })),
    });
    if (changed) return;
    const relationships = yield* lookUp(fetchRelationships, [userId]);
    if (relationships) yield* put(relationshipsReceived({ relationships }));
  }
}

const selectFollowed = (state: RootState, userId: string): boolean => {
  const { following, requested } = state.relationships[userId] ?? {};
  const locked = selectUser(state, userId)?.isLocked ?? false;
  return following === true || (locked && requested === true);
};

const selectFollowedAmong = (state: RootState, people: readonly Relationship[]): number =>
  people.filter(({ id }) => state.relationships[id]?.following).length;

/** Keeps the reader's own count: also a block ends a follow, and a request is none yet. */
function* countFollows(by: number): SagaGenerator<void> {
  const userId = yield* select(selectCurrentUserId);
  if (by !== 0 && userId !== null) yield* put(followingCountChanged({ userId, by }));
}

const isNewRequestFor =
  ({ userId, relationshipKind }: RelationshipRef) =>
  (action: unknown): boolean =>
    relationshipActionRequested.match(action) &&
    action.payload.userId === userId &&
    action.payload.relationshipKind === relationshipKind;

/** Waits until the server's rate limit ends; stops waiting if the action is reversed. */
function* waitForRateLimit(
  { userId, relationshipKind }: RelationshipRef,
  error: unknown,
): SagaGenerator<void> {
  const { now } = yield* getContext('clock');
  const pause = (error instanceof ApiError ? error.retryAfter : null) ?? PAUSE;
  const until = now() + pause;
  yield* put(relationshipActionDelayed({ userId, relationshipKind, until }));
  for (;;) {
    const { due } = yield* race({
      due: call(delayed, until - now()),
      changed: take(isNewRequestFor({ userId, relationshipKind })),
    });
    const pending = yield* select(selectPendingRelationshipAction, userId, relationshipKind);
    const tied = yield* select(selectIsRelationshipActive, userId, relationshipKind);
    if (due || pending === null || pending.wanted === tied) break;
  }
  yield* put(relationshipActionDelayed({ userId, relationshipKind, until: null }));
}

function* delayed(ms: number): SagaGenerator<true> {
  yield* delay(ms);
  return true;
}

const friends: readonly TimelineKey[] = [timelineKey('friends')];
const common: readonly TimelineKey[] = [
  ...friends,
  timelineKey('public'),
  timelineKey('publicAndExternal'),
];

/** Removes an unfollowed person from the home timeline, and a blocked one from public ones too. */
function* clearTimelines({
  userId,
  relationshipKind,
  wanted,
}: RelationshipRef & { wanted: boolean }): SagaGenerator<void> {
  const unfollowed = relationshipKind === 'following' && !wanted;
  const blocked = relationshipKind === 'blocking' && wanted;
  if (!unfollowed && !blocked) return;
  const keys = blocked ? common : friends;
  const statusIds = yield* select(selectStatusesBy, keys, { userId, repeated: blocked });
  if (statusIds.length > 0) yield* put(statusesRemoved({ keys: [...keys], statusIds }));
}

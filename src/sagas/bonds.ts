/**
 * Following, muting, blocking and the like: asked of the server one call at a time for each bond,
 * the last wish only. What was wished back before it went out is not sent at all.
 */
import { fetchRelationships } from '@/api/endpoints/accounts';
import { setBond, setDomainBlock } from '@/api/endpoints/bonds';
import { ApiError } from '@/api/errors';
import { hostOfPerson, isTied, type Bond } from '@/domain/bonds';
import type { Relationship } from '@/domain/relationship';
import { timelineKey, type TimelineKey } from '@/domain/timeline';
import {
  selectAfterDomainBlock,
  selectBondWish,
  selectIsTied,
  selectStatusesBy,
} from '@/selectors/bonds';
import { selectUser } from '@/selectors/users';
import {
  bondConfirmed,
  bondDelayed,
  bondRefused,
  bondRequested,
  type PendingWish,
} from '@/slices/bonds';
import { relationshipsReceived } from '@/slices/relationships';
import { statusesRemoved } from '@/slices/timelines';
import { callApi, callApiWith } from './engine/callApi';
import { call, delay, getContext, put, race, select, take } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { httpStatusOf, reasonOf } from './engine/failure';
import { takeLeadingBy } from './engine/flow';

/** How often it is looked whether a follow has gone through, and how far apart. */
const LOOKS = 3;
const BETWEEN_LOOKS = 500;
/** When the server asks for patience and does not say how much. */
const PAUSE = 5_000;

interface Tie {
  userId: string;
  bond: Bond;
}

export function* bondsSaga(): SagaGenerator<void> {
  yield* takeLeadingBy(
    bondRequested,
    ({ payload: { userId, bond } }) => `${userId} ${bond}`,
    ({ payload: { userId, bond } }) => settle({ userId, bond }),
  );
}

/** Sends the wish, and sends again if it changed on the way, until none is left. */
function* settle({ userId, bond }: Tie): SagaGenerator<void> {
  for (;;) {
    const wish = yield* select(selectBondWish, userId, bond);
    if (wish === null) return;
    const intent = { userId, bond, wanted: wish.wanted };
    if ((yield* select(selectIsTied, userId, bond)) === wish.wanted) {
      yield* put(bondConfirmed(intent));
      return;
    }
    try {
      const relationships = yield* bringAbout({ userId, bond }, wish);
      yield* put(relationshipsReceived({ relationships }));
      if (bond === 'following' && wish.wanted) yield* untilFollowed(userId);
      yield* clearTimelines(intent);
      yield* put(bondConfirmed(intent));
    } catch (error) {
      if (httpStatusOf(error) === 429) {
        yield* waitForLeave({ userId, bond }, error);
        continue;
      }
      // Who wishes the opposite by now has nothing to hear of it; that is so already.
      const latest = yield* select(selectBondWish, userId, bond);
      if (latest?.wanted !== wish.wanted) continue;
      yield* put(bondRefused({ ...intent, reason: reasonOf(error) }));
    }
  }
}

/** With these, some servers refuse what is so already: done in another tab, or undone there. */
const PERHAPS_SO: readonly (number | null)[] = [400, 403, 422, 500];

function* bringAbout(
  { userId, bond }: Tie,
  { wanted, seconds }: PendingWish,
): SagaGenerator<Relationship[]> {
  if (bond === 'domainBlocking') return yield* muteDomain(userId, wanted);
  try {
    // Rather refused at once than let out a minute later: by then it may not be wished any more.
    const plan = { patience: 0 };
    return [yield* callApiWith(plan, setBond, userId, bond, wanted, seconds)];
  } catch (error) {
    if (!PERHAPS_SO.includes(httpStatusOf(error))) throw error;
    const found = yield* look(userId);
    if (found && isTied(found, bond) === wanted) return [found];
    throw error;
  }
}

function* muteDomain(userId: string, wanted: boolean): SagaGenerator<Relationship[]> {
  const user = yield* select(selectUser, userId);
  if (!user) return [];
  const host = hostOfPerson(user);
  yield* callApi(setDomainBlock, host, wanted);
  return yield* select(selectAfterDomainBlock, host, wanted);
}

/** What the reader is to hear of is the first refusal. */
function* look(userId: string): SagaGenerator<Relationship | null> {
  try {
    const plan = { tries: 1, priority: 'press' } as const;
    return (yield* callApiWith(plan, fetchRelationships, [userId]))[0] ?? null;
  } catch {
    return null;
  }
}

/** Other servers take a moment to answer, and the first answer may not know yet how it ends. */
function* untilFollowed(userId: string): SagaGenerator<void> {
  for (let looks = 0; looks < LOOKS && !(yield* select(selectFollowed, userId)); looks += 1) {
    const { changed } = yield* race({
      due: call(delay, BETWEEN_LOOKS),
      changed: take(wishOf({ userId, bond: 'following' })),
    });
    if (changed) return;
    const found = yield* look(userId);
    if (found) yield* put(relationshipsReceived({ relationships: [found] }));
  }
}

const selectFollowed = (state: Parameters<typeof selectUser>[0], userId: string): boolean => {
  const { following, requested } = state.relationships[userId] ?? {};
  const locked = selectUser(state, userId)?.isLocked ?? false;
  return following === true || (locked && requested === true);
};

const wishOf =
  ({ userId, bond }: Tie) =>
  (action: unknown): boolean =>
    bondRequested.match(action) && action.payload.userId === userId && action.payload.bond === bond;

/** Until the server may be asked again; a wish that is taken back needs no asking. */
function* waitForLeave({ userId, bond }: Tie, error: unknown): SagaGenerator<void> {
  const now = yield* getContext('now');
  const pause = (error instanceof ApiError ? error.retryAfter : null) ?? PAUSE;
  const until = now() + pause;
  yield* put(bondDelayed({ userId, bond, until }));
  for (;;) {
    const { due } = yield* race({
      due: call(delayed, until - now()),
      changed: take(wishOf({ userId, bond })),
    });
    const wish = yield* select(selectBondWish, userId, bond);
    const tied = yield* select(selectIsTied, userId, bond);
    if (due || wish === null || wish.wanted === tied) break;
  }
  yield* put(bondDelayed({ userId, bond, until: null }));
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

/** Who is not followed any more leaves the home timeline, who is blocked also the public ones. */
function* clearTimelines({ userId, bond, wanted }: Tie & { wanted: boolean }): SagaGenerator<void> {
  const unfollowed = bond === 'following' && !wanted;
  const blocked = bond === 'blocking' && wanted;
  if (!unfollowed && !blocked) return;
  const keys = blocked ? common : friends;
  const statusIds = yield* select(selectStatusesBy, keys, { userId, repeated: blocked });
  if (statusIds.length > 0) yield* put(statusesRemoved({ keys: [...keys], statusIds }));
}

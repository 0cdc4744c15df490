/** Does to accounts what staff decided. What fails changes nothing, and is told. */
import {
  deleteAccount,
  setActivation,
  setModerationTag,
  setRight,
} from '@/api/endpoints/moderation';
import { afterDeed, moderationRequest, type Deed } from '@/domain/moderation';
import type { EntityBundle } from '@/domain/entities';
import type { User } from '@/domain/user';
import { selectIsOnProfile, selectStatusesBy } from '@/selectors/moderation';
import { selectUser } from '@/selectors/users';
import { moderationConfirmed, moderationRefused, moderationRequested } from '@/slices/moderation';
import { callApi } from './engine/callApi';
import { call, getContext, put, select } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { reasonOf } from './engine/failure';
import { serve } from './engine/serve';

type Request = ReturnType<typeof moderationRequested>;

export function* moderationSaga(): SagaGenerator<void> {
  yield* serve(
    moderationRequested,
    ({ payload }: Request) => moderationRequest(payload.userId),
    carryOut,
  );
}

function* carryOut({ payload: { userId, deed } }: Request): SagaGenerator<void> {
  const user = yield* select(selectUser, userId);
  if (!user) return;
  try {
    yield* ask(user.screenName, deed);
  } catch (error) {
    yield* put(moderationRefused({ userId, deed, reason: reasonOf(error) }));
    return;
  }
  const entities = yield* outcome(userId, deed);
  if (entities) yield* put(moderationConfirmed({ userId, deed, entities }));
  if (deed.kind === 'deletion' && (yield* select(selectIsOnProfile, userId))) {
    yield* call(yield* getContext('goBack'));
  }
}

function* ask(screenName: string, deed: Deed): SagaGenerator<void> {
  switch (deed.kind) {
    case 'right':
      return yield* callApi(setRight, screenName, deed.right, deed.wanted);
    case 'tag':
      return yield* callApi(setModerationTag, screenName, deed.tag, deed.wanted);
    case 'activation':
      return yield* callApi(setActivation, screenName, deed.wanted);
    case 'deletion':
      return yield* callApi(deleteAccount, screenName);
  }
}

/** The account may have changed while the server was asked. */
function* outcome(userId: string, deed: Deed): SagaGenerator<EntityBundle | null> {
  const user: User | undefined = yield* select(selectUser, userId);
  if (!user) return null;
  const theirs = deed.kind === 'deletion' ? yield* select(selectStatusesBy, userId) : [];
  return {
    users: [afterDeed(user, deed)],
    statuses: theirs.map((status) => ({ ...status, deleted: true })),
  };
}

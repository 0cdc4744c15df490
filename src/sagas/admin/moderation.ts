/** Carries out moderation actions on accounts. A failure changes nothing and is reported. */
import {
  deleteAccount,
  setActivation,
  setModerationTag,
  setRight,
} from '@/api/endpoints/admin/moderation';
import {
  afterModerationAction,
  moderationRequest,
  type ModerationAction,
} from '@/domain/admin/moderation';
import type { EntityBundle } from '@/domain/engine/entities';
import type { User } from '@/domain/people/user';
import { selectIsOnProfile, selectStatusesBy } from '@/selectors/admin/moderation';
import { selectUser } from '@/selectors/people/users';
import {
  moderationConfirmed,
  moderationRefused,
  moderationRequested,
} from '@/slices/admin/moderation';
import { callApi } from '@/sagas/engine/callApi';
import { call, getContext, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { reasonOf } from '@/sagas/engine/failure';
import { handleRequest } from '@/sagas/engine/handleRequest';

type Request = ReturnType<typeof moderationRequested>;

export function* moderationSaga(): SagaGenerator<void> {
  yield* handleRequest(
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
    yield* call((yield* getContext('page')).goBack);
  }
}

function* ask(screenName: string, deed: ModerationAction): SagaGenerator<void> {
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

/** Looks again: the account may have changed during the call. */
function* outcome(userId: string, deed: ModerationAction): SagaGenerator<EntityBundle | null> {
  const user: User | undefined = yield* select(selectUser, userId);
  if (!user) return null;
  const theirs = deed.kind === 'deletion' ? yield* select(selectStatusesBy, userId) : [];
  return {
    users: [afterModerationAction(user, deed)],
    statuses: theirs.map((status) => ({ ...status, deleted: true })),
  };
}

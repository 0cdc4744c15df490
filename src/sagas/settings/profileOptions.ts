/**
 * Sends changed account options, one after the other, so that answers arrive in order. A refused
 * change is reverted, with a notice about the reason.
 */
import {
  updateNotificationOption,
  updateProfileOption,
} from '@/api/endpoints/settings/profileOptions';
import {
  INVALID_OPTION,
  isProfileOptionChange,
  type ProfileOptionChange,
} from '@/domain/settings/profileOptions';
import { noEntities } from '@/domain/engine/entities';
import { selectOldestPendingOption } from '@/selectors/settings/profileOptions';
import { selectCurrentUser } from '@/selectors/session/session';
import {
  profileOptionChanged,
  profileOptionRefused,
  profileOptionConfirmed,
} from '@/slices/settings/profileOptions';
import { currentUserReceived } from '@/slices/session/session';
import { callApi } from '@/sagas/engine/callApi';
import { fork, getContext, put, select, takeEvery } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { reasonOf } from '@/sagas/engine/failure';
import { waitUntil, whileSignedIn } from '@/sagas/engine/control';

export function* profileOptionsSaga(): SagaGenerator<void> {
  yield* fork(() => takeEvery(profileOptionChanged, check));
  yield* whileSignedIn(sendPendingOptions);
}

function* check({ payload }: ReturnType<typeof profileOptionChanged>): SagaGenerator<void> {
  if (isProfileOptionChange(payload)) return;
  const log = yield* getContext('log');
  log('error', INVALID_OPTION, payload);
}

function* sendPendingOptions(): SagaGenerator<void> {
  for (;;) {
    yield* waitUntil((state) => selectOldestPendingOption(state) !== null);
    const wish = yield* select(selectOldestPendingOption);
    if (!wish) continue;
    try {
      yield* send(wish);
      yield* put(profileOptionConfirmed(wish));
    } catch (error) {
      yield* put(profileOptionRefused({ change: wish, reason: reasonOf(error) }));
    }
  }
}

function* send(wish: ProfileOptionChange): SagaGenerator<void> {
  switch (wish.name) {
    case 'webPushHideContents':
    case 'blockNotificationsFromStrangers': {
      yield* callApi(updateNotificationOption, wish);
      const own = yield* select(selectCurrentUser);
      if (!own) return;
      const key = wish.name === 'webPushHideContents' ? 'hidesContents' : 'blocksStrangers';
      const notificationSettings = { ...own.notificationSettings, [key]: wish.value };
      // The answer of that endpoint does not contain the account.
      yield* put(
        currentUserReceived({ user: { ...own, notificationSettings }, entities: noEntities() }),
      );
      return;
    }
    default:
      yield* put(currentUserReceived(yield* callApi(updateProfileOption, wish)));
  }
}

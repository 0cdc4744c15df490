/**
 * Sends changed options of the account, one after the other, so that no answer is older than the one
 * before. What the server refuses goes back to what it was, with a word about why.
 */
import { updateNotificationOption, updateProfileOption } from '@/api/endpoints/profileOptions';
import {
  INVALID_OPTION,
  isProfileOptionChange,
  type ProfileOptionChange,
} from '@/domain/profileOptions';
import { noEntities } from '@/domain/entities';
import { selectOldestWish } from '@/selectors/profileOptions';
import { selectCurrentUser } from '@/selectors/session';
import {
  profileOptionChanged,
  profileOptionRefused,
  profileOptionConfirmed,
} from '@/slices/profileOptions';
import { currentUserReceived } from '@/slices/session';
import { callApi } from './engine/callApi';
import { fork, getContext, put, select, takeEvery } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { reasonOf } from './engine/failure';
import { waitUntil, whileSignedIn } from './engine/flow';

export function* profileOptionsSaga(): SagaGenerator<void> {
  yield* fork(() => takeEvery(profileOptionChanged, check));
  yield* whileSignedIn(sendWishes);
}

function* check({ payload }: ReturnType<typeof profileOptionChanged>): SagaGenerator<void> {
  if (isProfileOptionChange(payload)) return;
  const log = yield* getContext('log');
  log('error', INVALID_OPTION, payload);
}

function* sendWishes(): SagaGenerator<void> {
  for (;;) {
    yield* waitUntil((state) => selectOldestWish(state) !== null);
    const wish = yield* select(selectOldestWish);
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
      // That call tells nothing of the account.
      yield* put(
        currentUserReceived({ user: { ...own, notificationSettings }, entities: noEntities() }),
      );
      return;
    }
    default:
      yield* put(currentUserReceived(yield* callApi(updateProfileOption, wish)));
  }
}

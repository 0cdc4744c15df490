/**
 * Sends changed account options, one after the other, so that answers arrive in order. A refused
 * change is reverted, with a notice about the reason.
 */
import type { OwnAccount } from '@/api/decode/session/currentUser';
import { verifyCredentials } from '@/api/endpoints/session/credentials';
import {
  updateNotificationOption,
  updateProfileOption,
} from '@/api/endpoints/settings/profileOptions';
import {
  INVALID_OPTION,
  isProfileOptionChange,
  profileOptions,
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
import { whileSignedIn } from '@/sagas/engine/control';
import { lookUp, settlePending, type PendingChange } from '@/sagas/engine/settlePending';

export function* profileOptionsSaga(): SagaGenerator<void> {
  yield* fork(() => takeEvery(profileOptionChanged, check));
  yield* whileSignedIn(() =>
    settlePending(
      profileOptionChanged,
      () => 'one after the other',
      () => optionChange,
    ),
  );
}

function* check({ payload }: ReturnType<typeof profileOptionChanged>): SagaGenerator<void> {
  if (isProfileOptionChange(payload)) return;
  const log = yield* getContext('log');
  log('error', INVALID_OPTION, payload);
}

const optionChange: PendingChange<ProfileOptionChange, OwnAccount | null> = {
  selectWanted: selectOldestPendingOption,
  send,
  *refetch(change) {
    const account = yield* lookUp(verifyCredentials);
    const row = account?.entities.users.find(({ id }) => id === account.user.id);
    if (!account || !row) return null;
    const value = profileOptions[change.name].read({ own: account.user, row });
    return value === change.value ? account : null;
  },
  *confirm(change, account) {
    if (account) yield* put(currentUserReceived(account));
    yield* put(profileOptionConfirmed(change));
  },
  refused: (change, reason) => profileOptionRefused({ change, reason }),
};

function* send(change: ProfileOptionChange): SagaGenerator<OwnAccount | null> {
  switch (change.name) {
    case 'webPushHideContents':
    case 'blockNotificationsFromStrangers': {
      yield* callApi(updateNotificationOption, change);
      const own = yield* select(selectCurrentUser);
      if (!own) return null;
      const key = change.name === 'webPushHideContents' ? 'hidesContents' : 'blocksStrangers';
      const notificationSettings = { ...own.notificationSettings, [key]: change.value };
      // The answer of that endpoint does not contain the account.
      return { user: { ...own, notificationSettings }, entities: noEntities() };
    }
    default:
      return yield* callApi(updateProfileOption, change);
  }
}

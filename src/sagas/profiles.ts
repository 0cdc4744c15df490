/** Finds whom an address means: an id by itself, a name among the known people, else as an id. */
import { fetchAccount, lookUpAccount, type AccountAnswer } from '@/api/endpoints/accounts';
import { isMissing } from '@/api/errors';
import { profileRequest, type ProfileAddress } from '@/domain/profile';
import { profileClosed, profileOpened, profileReceived } from '@/slices/profiles';
import { callApi } from './engine/callApi';
import { put } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { serveWhileShown } from './engine/serve';

export function* profilesSaga(): SagaGenerator<void> {
  yield* serveWhileShown(
    {
      opened: profileOpened,
      closed: profileClosed,
      keyOf: ({ payload }: { payload: ProfileAddress }) => profileRequest(payload),
    },
    function* ({ payload: address }) {
      const { userId, entities } = yield* find(address);
      yield* put(profileReceived({ address, userId, entities }));
    },
  );
}

function* find(address: ProfileAddress): SagaGenerator<AccountAnswer> {
  if ('id' in address) return yield* callApi(fetchAccount, address.id);
  try {
    return yield* callApi(lookUpAccount, address.name);
  } catch (error) {
    // Older servers cannot look up names, and a name may have been an id all along.
    if (!isMissing(error)) throw error;
    return yield* callApi(fetchAccount, address.name);
  }
}

/**
 * Finds the person that an address names: an id as an id, a name among the known people, and each
 * as the other if that finds nobody. People of other servers may have to be fetched by our server.
 */
import { fetchAccount, lookUpAccount, type AccountAnswer } from '@/api/endpoints/people/accounts';
import { search } from '@/api/endpoints/discovery/search';
import { isMissing } from '@/api/errors';
import { isPleromaFamily } from '@/domain/session/serverFamily';
import { profileRequest, remoteUserRequest, type ProfileAddress } from '@/domain/people/profile';
import { selectInstance } from '@/selectors/session/config';
import { selectUserToken } from '@/selectors/session/session';
import {
  profileClosed,
  profileOpened,
  profileReceived,
  remoteUserClosed,
  remoteUserOpened,
} from '@/slices/people/profiles';
import type { RootState } from '@/slices/root';
import { callApi } from '@/sagas/engine/callApi';
import { fork, getContext, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { handleRequestWhileMounted } from '@/sagas/engine/handleRequest';

export function* profilesSaga(): SagaGenerator<void> {
  yield* handleRequestWhileMounted(
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
  yield* fork(() =>
    handleRequestWhileMounted(
      {
        opened: remoteUserOpened,
        closed: remoteUserClosed,
        keyOf: ({ payload }: { payload: { name: string } }) => remoteUserRequest(payload.name),
      },
      ({ payload }) => goToRemote(payload.name),
    ),
  );
}

function* find(address: ProfileAddress): SagaGenerator<AccountAnswer> {
  if ('id' in address) {
    return yield* either(
      () => callApi(fetchAccount, address.id),
      () => callApi(lookUpAccount, address.id),
    );
  }
  // Older servers cannot look up names, and a name may be an id.
  const ways = [
    () => callApi(lookUpAccount, address.name),
    () => callApi(fetchAccount, address.name),
  ] as const;
  return yield* (yield* select(selectIsTheirMember)) ? either(ways[1], ways[0]) : either(...ways);
}

/**
 * The Pleroma family accepts names as ids. Its name lookup ignores the login, so it would not tell
 * staff that an account is deactivated.
 */
const selectIsTheirMember = (state: RootState): boolean =>
  selectUserToken(state) !== null && isPleromaFamily(selectInstance(state));

/** Tries the second way only if the first one found nobody. */
function* either<Answer>(
  first: () => SagaGenerator<Answer>,
  second: () => SagaGenerator<Answer>,
): SagaGenerator<Answer> {
  try {
    return yield* first();
  } catch (error) {
    if (!isMissing(error)) throw error;
    return yield* second();
  }
}

/** Replaces the lookup in the history, so that Back does not return to it and redirect again. */
function* goToRemote(name: string): SagaGenerator<void> {
  const { userId, entities } = yield* findRemote(name);
  yield* put(profileReceived({ address: { id: userId }, userId, entities }));
  const { goTo } = yield* getContext('page');
  goTo({ name: 'external-user-profile', params: { id: userId } }, { replace: true });
}

function* findRemote(name: string): SagaGenerator<AccountAnswer> {
  try {
    return yield* callApi(lookUpAccount, name);
  } catch (error) {
    if (!isMissing(error)) throw error;
    const wanted = { query: `@${name}`, kind: 'people', resolve: true } as const;
    const { entities } = yield* callApi(search, { ...wanted, withRelationships: false, limit: 5 });
    const isMeant = (each: string) => each.toLowerCase() === name.toLowerCase();
    const found = entities.users.find((user) => isMeant(user.screenName) || isMeant(user.fullName));
    if (!found) throw error;
    return { userId: found.id, entities };
  }
}

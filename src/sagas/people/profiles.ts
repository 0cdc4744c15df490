/**
 * Finds whom an address means: an id by itself, a name among the known people, and each as the other
 * where that finds nobody; and people of other servers, whom ours may have to ask for.
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
  // Older servers cannot look up names, and a name may have been an id all along.
  const ways = [
    () => callApi(lookUpAccount, address.name),
    () => callApi(fetchAccount, address.name),
  ] as const;
  return yield* (yield* select(selectIsTheirMember)) ? either(ways[1], ways[0]) : either(...ways);
}

/**
 * The Pleroma family takes names for ids, and looks names up as if nobody were signed in: staff are
 * not told then that an account is deactivated.
 */
const selectIsTheirMember = (state: RootState): boolean =>
  selectUserToken(state) !== null && isPleromaFamily(selectInstance(state));

/** Only where nobody was found there is it worth to ask in the other way. */
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

/** Their profile takes the place of the search for them, so that Back does not lead into a circle. */
function* goToRemote(name: string): SagaGenerator<void> {
  const { userId, entities } = yield* findRemote(name);
  yield* put(profileReceived({ address: { id: userId }, userId, entities }));
  const goTo = yield* getContext('goTo');
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

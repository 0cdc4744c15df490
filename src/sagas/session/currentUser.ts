/** Fetches the user whom the token belongs to, and drops a token that the server refuses. */
import { verifyCredentials } from '@/api/endpoints/session/credentials';
import { selectUserToken } from '@/selectors/session/session';
import { currentUserReceived, userTokenCleared } from '@/slices/session/session';
import { callApiWith } from '@/sagas/engine/callApi';
import { put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { httpStatusOf } from '@/sagas/engine/failure';

/** HTTP statuses by which the server says that the token is invalid. */
const REFUSALS: readonly (number | null)[] = [400, 401, 403, 422];

export type Verdict = 'accepted' | 'refused' | 'none';

/** Loads the current user. Throws if the server gave no verdict; the token is then kept. */
export function* checkCredentials(): SagaGenerator<Verdict> {
  if ((yield* select(selectUserToken)) === null) return 'none';
  try {
    const plan = { priority: 'press', isVerdict: true } as const;
    const { user, entities } = yield* callApiWith(plan, verifyCredentials);
    yield* put(currentUserReceived({ user, entities }));
    return 'accepted';
  } catch (error) {
    if (!REFUSALS.includes(httpStatusOf(error))) throw error;
    yield* put(userTokenCleared());
    return 'refused';
  }
}

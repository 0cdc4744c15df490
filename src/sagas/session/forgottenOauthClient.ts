/** What is done when the server may have forgotten the client's registration. */
import { isPleromaFamily } from '@/domain/session/serverFamily';
import { selectInstance } from '@/selectors/session/config';
import { selectOauth } from '@/selectors/session/session';
import { select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { httpStatusOf } from '@/sagas/engine/failure';
import { ensureClient, registerClient, renewAppToken, type OauthClient } from './oauthClient';

/**
 * A refused login may mean that the server forgot this client. Asks it with the client's own
 * credentials; where it does not know them, registers anew and says so.
 */
export function* replaceForgottenClient(client: OauthClient): SagaGenerator<boolean> {
  try {
    yield* renewAppToken(client);
    return false;
  } catch (error) {
    if (![400, 401, 403].includes(httpStatusOf(error) ?? 0)) throw error;
    yield* registerClient(client.redirectUri);
    return true;
  }
}

/**
 * On its own page a server can only say that it does not know this client any more, and some forget
 * clients that nobody used for a day: it is asked before.
 */
export function* ensureKnownClient(): SagaGenerator<OauthClient> {
  const { clientId } = yield* select(selectOauth);
  const client = yield* ensureClient();
  if (clientId === null || isPleromaFamily(yield* select(selectInstance))) return client;
  return (yield* replaceForgottenClient(client)) ? yield* ensureClient() : client;
}

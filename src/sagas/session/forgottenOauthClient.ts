/** Registers the OAuth client anew when the server may have forgotten it. */
import { isPleromaFamily } from '@/domain/session/serverFamily';
import { selectInstance } from '@/selectors/session/config';
import { selectOauth } from '@/selectors/session/session';
import { select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { httpStatusOf } from '@/sagas/engine/failure';
import { ensureClient, registerClient, renewAppToken, type OauthClient } from './oauthClient';

/**
 * Checks after a refused login, with the client's own credentials, that the server still knows this
 * client; if not, registers it anew and returns true.
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
 * Checks the client before the reader is sent to the server's page, which can only report an
 * unknown client as an error; some servers forget clients after a day without use.
 */
export function* ensureKnownClient(): SagaGenerator<OauthClient> {
  const { clientId } = yield* select(selectOauth);
  const client = yield* ensureClient();
  if (clientId === null || isPleromaFamily(yield* select(selectInstance))) return client;
  return (yield* replaceForgottenClient(client)) ? yield* ensureClient() : client;
}

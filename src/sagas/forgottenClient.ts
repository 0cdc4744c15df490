/** What is done when the server may have forgotten the client's registration. */
import type { SagaGenerator } from './engine/effects';
import { httpStatusOf } from './engine/failure';
import { registerClient, renewAppToken, type OauthClient } from './oauthClient';

/**
 * A refused login may mean that the server forgot this client. Asks it with the client's own
 * credentials; where it does not know them, registers anew and says so.
 */
export function* replacedForgottenClient(client: OauthClient): SagaGenerator<boolean> {
  try {
    yield* renewAppToken(client);
    return false;
  } catch (error) {
    if (![400, 401, 403].includes(httpStatusOf(error) ?? 0)) throw error;
    yield* registerClient(client.redirectUri);
    return true;
  }
}

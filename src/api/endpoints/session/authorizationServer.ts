/** How the server signs people in. Apart from what else it says of itself, which comes later. */
import { decodeAuthorizationServer } from '@/api/decode/session/authorizationServer';
import type { AuthorizationServer } from '@/domain/session/instance';
import type { Connection } from '@/api/http';
import { requestFields } from '@/api/endpoints/engine/answers';

/** GET /.well-known/oauth-authorization-server — not on the Pleroma family. */
export const fetchAuthorizationServer = async (
  to: Connection,
): Promise<AuthorizationServer | null> =>
  decodeAuthorizationServer(
    (await requestFields(to, '/.well-known/oauth-authorization-server')).data,
    to.origin,
  );

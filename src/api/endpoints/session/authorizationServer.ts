/** Fetches how the server signs people in; apart from `instance.ts`, which is loaded later. */
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

/** Verifies a token. */
import { decodeCurrentUser, type OwnAccount } from '@/api/decode/session/currentUser';
import type { Connection } from '@/api/http';
import { requestOne } from '@/api/endpoints/engine/answers';

/** GET /api/v1/accounts/verify_credentials */
export const verifyCredentials = (to: Connection): Promise<OwnAccount> =>
  requestOne(to, '/api/v1/accounts/verify_credentials', {}, decodeCurrentUser);

/** Pages that the staff has written about the instance, and the servers that it blocks. */
import { decodeDomainBlocks, decodePage } from '@/api/decode/session/instancePages';
import type { Connection } from '@/api/http';
import { requestOne, requestRows } from '@/api/endpoints/engine/answers';
import type { ServerList } from '@/domain/session/about';

const INSTANCE = '/api/v1/instance';

/** GET /api/v1/instance/extended_description */
export const fetchExtendedDescription = async (to: Connection): Promise<string> =>
  (await requestOne(to, `${INSTANCE}/extended_description`, {}, decodePage)).html;

/** GET /api/v1/instance/privacy_policy */
export const fetchPrivacyPolicy = async (to: Connection): Promise<string> =>
  (await requestOne(to, `${INSTANCE}/privacy_policy`, {}, decodePage)).html;

/** GET /api/v1/instance/terms_of_service — 404 where there are none. */
export const fetchTermsOfService = async (to: Connection): Promise<string> =>
  (await requestOne(to, `${INSTANCE}/terms_of_service`, {}, decodePage)).html;

/** GET /api/v1/instance/domain_blocks — servers may show them to members only, or to nobody. */
export const fetchDomainBlocks = async (to: Connection): Promise<ServerList[]> =>
  decodeDomainBlocks((await requestRows(to, `${INSTANCE}/domain_blocks`)).data);

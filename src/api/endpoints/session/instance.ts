/**
 * Fetches the server's descriptions of itself and of this front-end. All are open to visitors, and
 * any may be missing.
 */
import {
  decodeBackendConfig,
  decodeFrontendConfig,
  type FrontendConfig,
} from '@/api/decode/session/frontendConfig';
import {
  decodeInstanceV1,
  decodeInstanceV2,
  decodeNodeinfo,
  type InstancePart,
} from '@/api/decode/session/instance';
import type { Connection } from '@/api/http';
import type { InstanceConfig } from '@/domain/session/instance';
import { requestNamedNodeinfo } from '@/api/namedNodeinfo';
import { requestFields } from '@/api/endpoints/engine/answers';

/** GET /api/v1/instance */
export const fetchInstance = async (
  to: Connection,
  known?: InstanceConfig,
): Promise<InstancePart> =>
  decodeInstanceV1((await requestFields(to, '/api/v1/instance')).data, known);

/** GET /api/v2/instance — not on Akkoma and older Pleroma. */
export const fetchInstanceV2 = async (
  to: Connection,
  known?: InstanceConfig,
): Promise<InstancePart> =>
  decodeInstanceV2((await requestFields(to, '/api/v2/instance')).data, known);

/** GET /nodeinfo/2.0.json */
export const fetchNodeinfo = async (to: Connection): Promise<InstancePart> =>
  decodeNodeinfo((await requestFields(to, '/nodeinfo/2.0.json')).data);

/** GET /.well-known/nodeinfo, then the document it names. */
export const fetchNamedNodeinfo = async (to: Connection): Promise<InstancePart> =>
  decodeNodeinfo((await requestNamedNodeinfo(to)).data);

/** GET /api/pleroma/frontend_configurations — the part `pleroma_fe`; not on Mastodon. */
export const fetchBackendConfig = async (to: Connection): Promise<FrontendConfig> =>
  decodeBackendConfig((await requestFields(to, '/api/pleroma/frontend_configurations')).data);

/** GET /static/config.json */
export const fetchStaticConfig = async (to: Connection): Promise<FrontendConfig> =>
  decodeFrontendConfig((await requestFields(to, '/static/config.json')).data);

/** Reads and changes the server's configuration, as an administrator. */
import type { ConfigPush } from '@/domain/admin/adminConfig';
import type { ConfigDescription } from '@/domain/admin/configDescriptions';
import type { Frontend, FrontendSource } from '@/domain/admin/frontends';
import {
  decodeAdminConfig,
  decodeDescriptions,
  decodeFrontends,
  type AdminConfig,
} from '@/api/decode/admin/adminConfig';
import { fieldsOf, flagOf } from '@/api/decode/engine/read';
import { ApiError } from '@/api/errors';
import type { Connection } from '@/api/http';
import { requestAsStaff } from './staffRequest';

/** GET …/admin/config */
export const fetchAdminConfig = async (to: Connection): Promise<AdminConfig> =>
  decodeAdminConfig((await requestAsStaff(to, '/config', {})).data);

/** True if the refusal means that the server takes its configuration from a file only. */
export const isConfigOff = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 400 &&
  error.reason.includes('configurable_from_database');

/** GET …/admin/config/descriptions */
export const fetchDescriptions = async (to: Connection): Promise<ConfigDescription[]> =>
  decodeDescriptions((await requestAsStaff(to, '/config/descriptions', {})).data);

/** POST …/admin/config — applied one by one: those before a refused one may be in effect. */
export const pushConfig = async (to: Connection, configs: ConfigPush[]): Promise<AdminConfig> =>
  decodeAdminConfig(
    (await requestAsStaff(to, '/config', { method: 'POST', json: { configs } })).data,
  );

/** GET …/admin/need_reboot — some changes wait for a restart. */
export async function fetchNeedsReboot(to: Connection): Promise<boolean> {
  const { data } = await requestAsStaff(to, '/need_reboot', {});
  return flagOf(fieldsOf<{ need_reboot: unknown }>(data).need_reboot);
}

/** GET …/admin/restart */
export const restartServer = async (to: Connection): Promise<void> => {
  await requestAsStaff(to, '/restart', { expects: 'nothing' });
};

/** GET …/admin/frontends */
export const fetchFrontends = async (to: Connection): Promise<Frontend[]> =>
  decodeFrontends((await requestAsStaff(to, '/frontends', {})).data);

/** POST …/admin/frontends/install — the server downloads it before it answers. */
export async function installFrontend(
  to: Connection,
  { name, ref, buildUrl, file, buildDir }: FrontendSource,
): Promise<Frontend[]> {
  const json = {
    name,
    ...(ref === null ? {} : { ref }),
    ...(buildUrl ? { build_url: buildUrl } : {}),
    ...(file ? { file } : {}),
    ...(buildDir ? { build_dir: buildDir } : {}),
  };
  const path = '/frontends/install';
  return decodeFrontends((await requestAsStaff(to, path, { method: 'POST', json })).data);
}

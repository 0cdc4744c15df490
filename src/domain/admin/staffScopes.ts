/** The OAuth scopes with which the calls of moderators work. */
import type { InstanceConfig } from '@/domain/session/instance';
import { isPleromaFamily } from '@/domain/session/serverFamily';

type Server = Pick<InstanceConfig, 'family' | 'features'>;

export const staffScopes = (server: Server): string =>
  isPleromaFamily(server) ? 'admin' : 'admin:read admin:write';

/** False if the application was certainly registered without them. */
export function mayHaveStaffScopes(server: Server, registered: string | null): boolean {
  if (registered === null) return true;
  const known = registered.split(' ');
  const wanted = staffScopes(server).split(' ');
  return known.includes('admin') || wanted.every((scope) => known.includes(scope));
}

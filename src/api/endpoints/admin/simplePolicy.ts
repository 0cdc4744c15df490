/** The rules for other servers of the Pleroma family, which are part of the configuration. */
import type {
  ChangeOutcome,
  CutOff,
  FederationChange,
  Unreachable,
} from '@/domain/admin/federation';
import { isPolicyOn, planChanges, policyPush, rulesInConfig } from '@/domain/admin/simplePolicy';
import { decodePostCount, decodeUnreachable, type RulePage } from '@/api/decode/admin/federation';
import { request, type Connection } from '@/api/http';
import { fetchAdminConfig, pushConfig } from './adminConfig';
import { requestAsStaff } from './staffRequest';

/** GET …/admin/config */
export async function fetchPolicyRules(to: Connection): Promise<RulePage> {
  const { configs } = await fetchAdminConfig(to);
  return { rules: rulesInConfig(configs), next: null, isPolicyOn: isPolicyOn(configs) };
}

/** GET and POST …/admin/config — as it is just now, so that changes by others stay. */
export async function changePolicyRules(
  to: Connection,
  changes: readonly FederationChange[],
): Promise<ChangeOutcome[]> {
  const { configs } = await fetchAdminConfig(to);
  const { pushes, outcomes } = planChanges(configs, changes);
  if (pushes.length > 0) await pushConfig(to, pushes);
  return outcomes;
}

/** GET and POST …/admin/config */
export async function switchPolicyOn(to: Connection): Promise<void> {
  const { configs } = await fetchAdminConfig(to);
  if (isPolicyOn(configs) === false) await pushConfig(to, policyPush(configs));
}

/** GET …/admin/instances/:host/statuses */
export async function fetchPostCount(to: Connection, host: string): Promise<CutOff> {
  const path = `/instances/${encodeURIComponent(host)}/statuses`;
  const query = { page: 1, page_size: 1 };
  return decodePostCount((await requestAsStaff(to, path, { query })).data);
}

/** GET /api/v1/pleroma/federation_status */
export async function fetchUnreachable(to: Connection): Promise<Unreachable> {
  return decodeUnreachable((await request(to, '/api/v1/pleroma/federation_status')).data);
}

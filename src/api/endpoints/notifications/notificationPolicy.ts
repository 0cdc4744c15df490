/** Mastodon's rules about whose notifications are filtered, from 4.3 on. */
import {
  policyGroups,
  type NotificationPolicy,
  type PolicyGroup,
  type PolicyTreatment,
} from '@/domain/notifications/notificationPolicy';
import { decodeNotificationPolicy } from '@/api/decode/notifications/notificationPolicy';
import type { Connection } from '@/api/http';
import { requestOne } from '@/api/endpoints/engine/answers';

const POLICY = '/api/v2/notifications/policy';

/** GET /api/v2/notifications/policy */
export const fetchNotificationPolicy = (to: Connection): Promise<NotificationPolicy> =>
  requestOne(to, POLICY, {}, decodeNotificationPolicy);

/** PATCH /api/v2/notifications/policy — the rules that are not sent stay. */
export const saveNotificationPolicy = (
  to: Connection,
  rules: Partial<Record<PolicyGroup, PolicyTreatment>>,
): Promise<NotificationPolicy> => {
  const json = Object.fromEntries(
    Object.entries(rules).map(([group, rule]) => [policyGroups[group as PolicyGroup], rule]),
  );
  return requestOne(to, POLICY, { method: 'PATCH', json }, decodeNotificationPolicy);
};

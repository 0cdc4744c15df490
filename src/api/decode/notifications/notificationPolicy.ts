/** Decodes the rules about whose notifications are filtered. */
import {
  policyGroupNames,
  policyGroups,
  policyTreatments,
  type NotificationPolicy,
} from '@/domain/notifications/notificationPolicy';
import { countOf, fieldsOf, oneOf } from '@/api/decode/engine/read';
import { refuse, type Refusal } from '@/api/decode/engine/refusal';

/** Refuses an answer without any rule, such as that of the first, unfinished version. */
export function decodeNotificationPolicy(input: unknown): NotificationPolicy | Refusal {
  const wire = fieldsOf<Record<string, unknown>>(input);
  const { pending_requests_count } = fieldsOf<{ pending_requests_count: number }>(wire.summary);
  const rules = Object.fromEntries(
    policyGroupNames.map((group) => [
      group,
      oneOf(policyTreatments, wire[policyGroups[group]], null),
    ]),
  ) as NotificationPolicy['rules'];
  if (Object.values(rules).every((rule) => rule === null)) {
    return refuse('notification policy', 'no rules');
  }
  return { rules, waiting: countOf(pending_requests_count, 0) };
}

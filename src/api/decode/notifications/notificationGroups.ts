/**
 * Turns groups of notifications, whose people and posts stand apart, into the form of single ones,
 * which one decoder reads. People and posts that are missing in the answer are left out.
 */
import { fieldsOf, idOf, isRecord, listOf } from '@/api/decode/engine/read';
import type { WireNotificationGroup } from '@/api/wire/notification';

interface WireGroups {
  accounts: unknown;
  statuses: unknown;
  notification_groups: unknown;
}

/** Returns null for an answer that has no list of groups. */
export function withoutGroups(answer: unknown): unknown[] | null {
  const { accounts, statuses, notification_groups } = fieldsOf<WireGroups>(answer);
  const people = byId(accounts);
  const posts = byId(statuses);
  if (!Array.isArray(notification_groups)) return null;
  return listOf(notification_groups).map((each) => {
    const group = fieldsOf<WireNotificationGroup>(each);
    const known = listOf(group.sample_account_ids).flatMap((id) => people.get(idOf(id)) ?? []);
    return {
      ...group,
      // The other field is a number, which cannot hold every id.
      id: group.page_max_id ?? group.most_recent_notification_id,
      created_at: group.latest_page_notification_at,
      account: known[0],
      status: posts.get(idOf(group.status_id)),
      group_accounts: known,
    };
  });
}

const byId = (rows: unknown): ReadonlyMap<string | null, unknown> =>
  new Map(listOf(rows).map((row) => [isRecord(row) ? idOf(row.id) : null, row]));

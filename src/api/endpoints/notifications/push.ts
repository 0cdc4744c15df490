/** Subscribes this browser to web push. */
import { idOf } from '@/api/decode/engine/read';
import { ApiError } from '@/api/errors';
import { request, type Connection } from '@/api/http';
import { requestFields } from '@/api/endpoints/engine/answers';
import { speaksPleroma } from '@/api/endpoints/engine/requestBodies';

/** Returns the path, with a final slash for the Pleroma family; others would redirect it. */
const pathOf = (to: Connection): string =>
  `/api/v1/push/subscription${speaksPleroma(to) ? '/' : ''}`;

/** Alerts by their wire names; servers ignore those that they do not push. */
type PushAlerts = Readonly<Record<string, boolean>>;

/** Removes the alerts that only the Pleroma family has. */
const plain = (alerts: PushAlerts): PushAlerts =>
  Object.fromEntries(Object.entries(alerts).filter(([name]) => !name.startsWith('pleroma:')));

/** POST /api/v1/push/subscription — replaces an earlier one of this token. */
export async function subscribePush(
  to: Connection,
  subscription: unknown,
  alerts: PushAlerts,
): Promise<void> {
  const path = pathOf(to);
  const json = { subscription, data: { alerts: speaksPleroma(to) ? alerts : plain(alerts) } };
  const { data, status } = await requestFields(to, path, { method: 'POST', json });
  if (idOf((data as { id?: unknown }).id) === null) {
    throw new ApiError({ kind: 'malformed', path, status, reason: 'no id' });
  }
}

/** DELETE /api/v1/push/subscription */
export async function unsubscribePush(to: Connection): Promise<void> {
  await request(to, pathOf(to), { method: 'DELETE', expects: 'nothing' });
}

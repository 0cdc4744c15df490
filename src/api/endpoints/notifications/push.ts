/** Pushes to this browser, by way of its maker's push service. */
import { idOf } from '@/api/decode/engine/read';
import { ApiError } from '@/api/errors';
import { request, type Connection } from '@/api/http';
import { requestFields } from '@/api/endpoints/engine/answers';
import { speaksPleroma } from '@/api/endpoints/engine/requestBodies';

/** The Pleroma family is asked with a slash at the end, which others would only lead away from. */
const pathOf = (to: Connection): string =>
  `/api/v1/push/subscription${speaksPleroma(to) ? '/' : ''}`;

/** By their names on the wire; servers pass over those that they do not push. */
export type PushAlerts = Readonly<Record<string, boolean>>;

/** Without the alerts that the Pleroma family alone has. */
const plain = (alerts: PushAlerts): PushAlerts =>
  Object.fromEntries(Object.entries(alerts).filter(([name]) => !name.startsWith('pleroma:')));

/** POST /api/v1/push/subscription — takes the place of an earlier one of this token. */
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

/** Pushes to this browser, by way of its maker's push service. */
import { idOf } from '@/api/decode/read';
import { ApiError } from '@/api/errors';
import { request, type Connection } from '@/api/http';
import { requestFields } from './answers';

const PATH = '/api/v1/push/subscription/';

/** By their names on the wire; servers pass over those that they do not push. */
export type PushAlerts = Readonly<Record<string, boolean>>;

/** POST /api/v1/push/subscription/ — takes the place of an earlier one of this token. */
export async function subscribePush(
  to: Connection,
  subscription: unknown,
  alerts: PushAlerts,
): Promise<void> {
  const json = { subscription, data: { alerts } };
  const { data, status } = await requestFields(to, PATH, { method: 'POST', json });
  if (idOf((data as { id?: unknown }).id) === null) {
    throw new ApiError({ kind: 'malformed', path: PATH, status, reason: 'no id' });
  }
}

/** DELETE /api/v1/push/subscription/ */
export async function unsubscribePush(to: Connection): Promise<void> {
  await request(to, PATH, { method: 'DELETE', expects: 'nothing' });
}

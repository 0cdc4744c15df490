/** Routes for push subscriptions, which are kept, although nothing is ever pushed. */
import type { Route, SignedIn } from '../../http/call';
import { EMPTY, user } from '../../http/call';
import type { Json } from '../../http/json';
import type { Params } from '../../http/params';
import { crash, notFound } from '../../http/refusal';
import { vapidKey } from '../../render/features';

const kept = [
  'follow',
  'favourite',
  'mention',
  'reblog',
  'poll',
  'pleroma:chat_mention',
  'pleroma:emoji_reaction',
] as const;

function readAlerts(params: Params): Record<string, boolean> {
  const alerts = params.inner('data')?.inner('alerts');
  if (!alerts) throw crash();
  return Object.fromEntries(
    kept.filter((name) => alerts.has(name)).map((name) => [name, alerts.flag(name) ?? false]),
  );
}

function render({ world, token }: SignedIn): Json {
  const row = world.pushSubscriptions.get(token.value);
  if (!row) throw notFound();
  return { ...row, server_key: vapidKey };
}

const PATH = '/api/v1/push/subscription';
const PUSH = ['push'] as const;

export const pushRoutes: Route[] = [
  user({ method: 'GET', path: PATH, scopes: PUSH, handle: render }),
  user({
    method: 'POST',
    path: PATH,
    scopes: PUSH,
    handle: (call) => {
      const { world, token, params } = call;
      const endpoint = params.inner('subscription')?.text('endpoint') ?? '';
      const alerts = readAlerts(params);
      world.pushSubscriptions.set(token.value, { id: world.ids.serial('push'), endpoint, alerts });
      return render(call);
    },
  }),
  user({
    method: 'PUT',
    path: PATH,
    scopes: PUSH,
    handle: (call) => {
      const row = call.world.pushSubscriptions.get(call.token.value);
      if (!row) throw notFound();
      row.alerts = readAlerts(call.params);
      return render(call);
    },
  }),
  user({
    method: 'DELETE',
    path: PATH,
    scopes: PUSH,
    handle: ({ world, token }) => {
      if (!world.pushSubscriptions.delete(token.value)) throw notFound();
      return EMPTY;
    },
  }),
];

/** Rules of the server for its administrators: on Pleroma with an order, on GoToSocial without. */
import type { Route, SignedIn } from '../../http/call';
import { EMPTY, user } from '../../http/call';
import type { Json } from '../../http/json';
import { missingField, notFound } from '../../http/refusal';
import { rulesOf, type ServerRule } from '../../state/admin/rules';
import { needAdmin, needRole } from './staff';

const isPleroma = ({ world }: SignedIn): boolean => world.dialect === 'pleroma';

const render = (call: SignedIn, { id, text, priority }: ServerRule): Json =>
  isPleroma(call) ? { id, text, priority } : { id, text };

function find({ world, path }: SignedIn): ServerRule {
  const rule = rulesOf(world).find(({ id }) => id === path.id);
  if (!rule) throw notFound();
  return rule;
}

function add(call: SignedIn): Json {
  const { world, params } = call;
  const text = params.text('text');
  if (text === null) throw missingField('text');
  const rules = rulesOf(world);
  const priority = isPleroma(call) ? (params.number('priority') ?? 0) : rules.length + 1;
  const rule = { id: String(world.ids.count('rules') + 1), text, priority };
  rules.push(rule);
  return render(call, rule);
}

function change(call: SignedIn): Json {
  const rule = find(call);
  rule.text = call.params.text('text') ?? rule.text;
  rule.priority = call.params.number('priority') ?? rule.priority;
  return render(call, rule);
}

function remove(call: SignedIn): Json {
  const rule = find(call);
  const rules = rulesOf(call.world);
  rules.splice(rules.indexOf(rule), 1);
  return isPleroma(call) ? EMPTY : render(call, rule);
}

const calls = (
  path: string,
  family: 'pleroma' | 'mastodon',
  need: (call: SignedIn) => void,
): Route[] => {
  const route = (method: Route['method'], rest: string, handle: (call: SignedIn) => unknown) =>
    user({
      method,
      path: path + rest,
      scopes: ['admin', method === 'GET' ? 'admin:read' : 'admin:write'],
      families: [family],
      handle: (call) => {
        need(call);
        return handle(call);
      },
    });
  return [
    route('GET', '', (call) => rulesOf(call.world).map((rule) => render(call, rule))),
    route('POST', '', add),
    route('PATCH', '/:id', change),
    route('DELETE', '/:id', remove),
  ];
};

export const ruleRoutes: Route[] = [
  ...calls('/api/v1/pleroma/admin/rules', 'pleroma', needAdmin),
  ...calls('/api/v1/admin/instance/rules', 'mastodon', needRole),
];

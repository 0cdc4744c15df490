/** The pages that administrators of the Pleroma family write in HTML. */
import type { Route, SignedIn } from '../../http/call';
import { EMPTY, pleromaLike, Reply, user } from '../../http/call';
import { missingField, notFound } from '../../http/refusal';
import type { World } from '../../state/world';
import { needAdmin } from './staff';

const defaults: Readonly<Record<string, string>> = {
  'instance-panel': '<p>Welcome to <a href="https://reedbank.example">Reedbank</a>.</p>',
  'terms-of-service': '<h2>Our terms of service</h2><p>Be kind.</p>',
};

const written = new WeakMap<World, Map<string, string>>();

function documentsOf(world: World): Map<string, string> {
  const known = written.get(world) ?? new Map<string, string>();
  written.set(world, known);
  return known;
}

function nameIn({ path }: SignedIn): string {
  const { name = '' } = path;
  if (!(name in defaults)) throw notFound();
  return name;
}

function show(call: SignedIn): Reply {
  const name = nameIn(call);
  const text = documentsOf(call.world).get(name) ?? defaults[name] ?? '';
  return new Reply({ text, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

async function write(call: SignedIn) {
  const name = nameIn(call);
  const file = call.params.file('file');
  if (!file) throw missingField('file');
  documentsOf(call.world).set(name, await file.text());
  return { url: `${call.world.origin}/instance/${name}.html` };
}

function remove(call: SignedIn) {
  documentsOf(call.world).delete(nameIn(call));
  return EMPTY;
}

const route = (method: Route['method'], handle: (call: SignedIn) => unknown): Route =>
  user({
    method,
    path: '/api/v1/pleroma/admin/instance_document/:name',
    scopes: ['admin', method === 'GET' ? 'admin:read' : 'admin:write'],
    families: pleromaLike,
    handle: (call) => {
      needAdmin(call);
      return handle(call);
    },
  });

export const documentRoutes: Route[] = [
  route('GET', show),
  route('PATCH', write),
  route('DELETE', remove),
];

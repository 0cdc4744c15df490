/** Registered applications, for administrators of the Pleroma family. */
import type { Route, SignedIn } from '../../http/call';
import { pleromaLike, Reply, user } from '../../http/call';
import type { Json } from '../../http/json';
import { refuse } from '../../http/refusal';
import { newApp, registeredApps, type RegisteredApp } from '../../state/admin/oauthApps';
import { needAdmin } from './staff';

const PAGE = 50;

const render = (app: RegisteredApp): Json => ({
  id: app.id,
  name: app.name,
  client_id: app.clientId,
  client_secret: app.secret,
  redirect_uri: app.redirectUris,
  website: app.website,
  trusted: app.trusted,
});

/** Names and IDs count as a whole; without a word on it, those are listed that are not trusted. */
function list({ world, params }: SignedIn): Json {
  const all = registeredApps(world);
  const [name, clientId] = [params.text('name'), params.text('client_id')];
  const trusted = params.flag('trusted') ?? false;
  const rows = all.filter(
    (app) =>
      app.name === (name ?? app.name) &&
      app.clientId === (clientId ?? app.clientId) &&
      app.trusted === trusted,
  );
  const size = params.number('page_size') ?? PAGE;
  const start = ((params.number('page') ?? 1) - 1) * size;
  const apps = rows.slice(start, start + size).map(render);
  return { apps, count: all.length, page_size: size };
}

function fill({ params }: SignedIn, app: RegisteredApp): Json {
  const [name, uris] = [params.text('name') ?? app.name, params.text('redirect_uris')];
  const redirectUris = uris ?? app.redirectUris;
  const faults = {
    ...(name.trim() === '' && { name: "can't be blank" }),
    ...(redirectUris.trim() === '' && { redirect_uris: "can't be blank" }),
  };
  if (Object.keys(faults).length > 0) return faults;
  app.name = name;
  app.redirectUris = redirectUris;
  app.website = params.text('website') ?? app.website;
  app.trusted = params.flag('trusted') ?? app.trusted;
  return render(app);
}

function add(call: SignedIn): Json {
  const all = registeredApps(call.world);
  const app = newApp(call.world, 1 + Math.max(0, ...all.map(({ id }) => id)), '');
  const answer = fill(call, app);
  if (app.name !== '') all.push(app);
  return answer;
}

function find({ world, path }: SignedIn): RegisteredApp {
  const app = registeredApps(world).find(({ id }) => String(id) === path.id);
  if (!app) throw refuse(400, '');
  return app;
}

function remove(call: SignedIn): Reply {
  const all = registeredApps(call.world);
  all.splice(all.indexOf(find(call)), 1);
  return new Reply({ status: 204 });
}

const route = (method: Route['method'], rest: string, handle: (call: SignedIn) => unknown): Route =>
  user({
    method,
    path: `/api/v1/pleroma/admin/oauth_app${rest}`,
    scopes: ['admin', 'admin:write'],
    families: pleromaLike,
    handle: (call) => {
      needAdmin(call);
      return handle(call);
    },
  });

export const oauthAppRoutes: Route[] = [
  route('GET', '', list),
  route('POST', '', add),
  route('PATCH', '/:id', (call) => fill(call, find(call))),
  route('DELETE', '/:id', remove),
];

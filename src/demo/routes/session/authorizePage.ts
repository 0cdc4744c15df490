/**
 * The page on which people authorize an application: name and password, and a second factor if on.
 */
import type { Call, Route } from '../../http/call';
import { Reply, open } from '../../http/call';
import type { Params } from '../../http/params';
import type { Application } from '../../state/credentials';
import { covers, grantCode, passesSecondFactor } from '../../state/oauth';
import type { Person } from '../../state/types';
import type { World } from '../../state/world';
import { escapeHtml } from '../../text/escape';
import { obstacle, personByPassword } from './oauth';

const OUT_OF_BAND = 'urn:ietf:wg:oauth:2.0:oob';
const HTML = 'text/html; charset=utf-8';

interface Request {
  application: Application;
  redirectUri: string;
  scopes: string[];
  state: string | null;
  challenge: string | null;
}

function page(world: World, inner: string, status = 200): Reply {
  const text = `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width,initial-scale=1">
    <title>${escapeHtml(world.title)}</title>
    <link rel="stylesheet" href="/instance/static.css">
  </head>
  <body>
    <main>
      <h1>${escapeHtml(world.title)}</h1>
      ${inner}
    </main>
  </body>
</html>
`;
  return new Reply({ status, text, headers: { 'content-type': HTML } });
}

const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="authorization[${name}]" value="${escapeHtml(value)}">`;

const alert = (text: string | null): string =>
  text === null ? '' : `<p class="alert" role="alert">${escapeHtml(text)}</p>`;

function hiddenFields({ application, redirectUri, scopes, state, challenge }: Request): string {
  return [
    hidden('client_id', application.clientId),
    hidden('response_type', 'code'),
    hidden('redirect_uri', redirectUri),
    hidden('state', state ?? ''),
    ...(challenge === null ? [] : [hidden('code_challenge', challenge)]),
    ...scopes.map((scope) => hidden('scope][', scope)),
  ].join('\n');
}

function loginForm(world: World, request: Request, problem: string | null): string {
  return `${alert(problem)}
      <form action="/oauth/authorize" method="post">
        ${hiddenFields(request)}
        <p>Application <strong>${escapeHtml(request.application.name)}</strong> is requesting access to your account on ${escapeHtml(world.host)}.</p>
        <p>The following permissions will be granted: ${escapeHtml(request.scopes.join(', '))}</p>
        <p><label for="authorization_name">Username</label>
        <input id="authorization_name" name="authorization[name]" type="text" autocomplete="username" required></p>
        <p><label for="authorization_password">Password</label>
        <input id="authorization_password" name="authorization[password]" type="password" autocomplete="current-password" required></p>
        <p><button type="submit">Log In</button></p>
      </form>`;
}

function codeForm(
  request: Request,
  name: string,
  password: string,
  problem: string | null,
): string {
  return `${alert(problem)}
      <form action="/oauth/authorize" method="post">
        ${hiddenFields(request)}
        ${hidden('name', name)}
        ${hidden('password', password)}
        <p><label for="authorization_code">Authentication code</label>
        <input id="authorization_code" name="authorization[code]" type="text" inputmode="numeric" autocomplete="one-time-code" required></p>
        <p><button type="submit">Verify</button></p>
      </form>`;
}

/** Null when the application or the redirect address is unknown. */
function readRequest(world: World, params: Params): Request | null {
  const application = world.oauth.applications.get(params.text('client_id') ?? '');
  const redirectUri = params.text('redirect_uri') ?? '';
  if (!application?.redirectUris.includes(redirectUri)) return null;
  const asked = [params.text('scope') ?? '', ...params.list('scope')]
    .flatMap((text) => text.split(/\s+/))
    .filter((scope) => scope !== '');
  const scopes = [...new Set(asked.length > 0 ? asked : application.scopes)];
  return {
    application,
    redirectUri,
    scopes: scopes.filter((scope) => covers(application.scopes, scope)),
    state: params.text('state'),
    challenge: params.text('code_challenge'),
  };
}

function show({ world, params }: Call): Reply {
  const request = readRequest(world, params);
  if (!request) return page(world, alert('Unknown application or redirect address.'), 400);
  return page(world, loginForm(world, request, null));
}

function submit({ world, params }: Call): Reply {
  const fields = params.inner('authorization');
  const request = fields && readRequest(world, fields);
  if (!request) return page(world, alert('Unknown application or redirect address.'), 400);
  const name = fields.text('name') ?? '';
  const password = fields.text('password') ?? '';
  const person = personByPassword(world, name, password);
  if (!person) return page(world, loginForm(world, request, 'Invalid Username/Password'), 401);
  const why = obstacle(person);
  if (why) return page(world, loginForm(world, request, why.error), 403);
  if (person.secondFactor?.confirmed === true) {
    const code = fields.text('code');
    if (code === null) return page(world, codeForm(request, name, password, null));
    if (!passesEither(person, code, world.clock.now())) {
      return page(world, codeForm(request, name, password, 'Invalid code'), 401);
    }
  }
  return sendBack(world, request, person);
}

const passesEither = (person: Person, code: string, time: number): boolean =>
  ['totp', 'recovery'].some((type) => passesSecondFactor(person, { code, type }, time));

function sendBack(world: World, request: Request, person: Person): Reply {
  const { application, redirectUri, scopes, state, challenge } = request;
  const { clientId } = application;
  const grant = { clientId, personId: person.id, scopes, redirectUri, challenge };
  const code = grantCode(world, grant);
  if (redirectUri === OUT_OF_BAND) {
    return page(world, `<p>Your code is</p><p><code>${code}</code></p>`);
  }
  const address = new URL(redirectUri);
  address.searchParams.set('code', code);
  if (state !== null && state !== '') address.searchParams.set('state', state);
  const link = escapeHtml(address.href);
  return new Reply({
    status: 302,
    text: `<html><body>You are being <a href="${link}">redirected</a>.</body></html>`,
    headers: { 'content-type': HTML, location: address.href },
  });
}

export const authorizeRoutes: Route[] = [
  open({ method: 'GET', path: '/oauth/authorize', isPrivate: 'open', handle: show }),
  open({
    method: 'POST',
    path: '/oauth/authorize',
    isPrivate: 'open',
    bucket: 'authentication',
    handle: submit,
  }),
];

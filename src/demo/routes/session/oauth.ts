/** Routes for applications and tokens. */
import type { Call, Route } from '../../http/call';
import { COOKIE } from '../../http/authenticate';
import { Reply, open, pleromaLike } from '../../http/call';
import type { Json } from '../../http/json';
import { crash, missingField, refuse } from '../../http/refusal';
import { plainScopes, vapidKey } from '../../render/features';
import type { Application, Token } from '../../state/credentials';
import {
  EXPIRES_IN,
  answerChallenge,
  covers,
  issueToken,
  openChallenge,
  redeemCode,
  refreshToken,
  registerApplication,
} from '../../state/oauth';
import { actorUrl, findByAcct } from '../../state/people';
import type { Person } from '../../state/types';
import type { World } from '../../state/world';
import { announce } from '../../state/world';

const words = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');

function createApplication({ world, params }: Call): Json {
  const name = params.text('client_name');
  if (name === null) throw missingField('client_name');
  const redirectUris = params.text('redirect_uris') ?? params.list('redirect_uris').join('\n');
  if (redirectUris === '') throw missingField('redirect_uris');
  const scopes = words(params.text('scopes') ?? 'read');
  const isMastodon = world.dialect === 'mastodon';
  if (isMastodon && scopes.includes('admin')) {
    throw refuse(422, "Validation failed: Scopes doesn't match configured on the server.");
  }
  const application = registerApplication(world, {
    name,
    website: params.text('website'),
    redirectUris: redirectUris.split(/\s+/),
    scopes,
  });
  const common = {
    id: application.id,
    name,
    website: application.website,
    client_id: application.clientId,
    client_secret: application.clientSecret,
    redirect_uri: redirectUris,
    vapid_key: vapidKey,
  };
  return isMastodon
    ? { ...common, scopes, redirect_uris: application.redirectUris, client_secret_expires_at: 0 }
    : common;
}

function clientOf({ world, params }: Call): Application | null {
  const application = world.oauth.applications.get(params.text('client_id') ?? '');
  return application?.clientSecret === params.text('client_secret') ? (application ?? null) : null;
}

export function renderToken(world: World, token: Token): Json {
  const person = token.personId === null ? undefined : world.people.get(token.personId);
  const common = {
    access_token: token.value,
    token_type: 'Bearer',
    scope: token.scopes.join(' '),
    created_at: Math.floor(token.createdAt / 1_000),
  };
  if (world.dialect === 'mastodon') return common;
  return {
    ...common,
    id: token.id,
    expires_in: EXPIRES_IN,
    refresh_token: token.refreshToken,
    ...(person ? { me: actorUrl(world, person) } : {}),
  };
}

const wrongCredentials = (world: World) =>
  world.dialect === 'mastodon'
    ? refuse(401, 'invalid_client', {
        error_description: 'Client authentication failed due to unknown client.',
      })
    : refuse(400, 'Invalid credentials');

/** The requested scopes, all of which the application must have; its own scopes by default. */
function wantedScopes({ world, params }: Call, application: Application): string[] {
  const scopes = words(params.text('scope') ?? '');
  if (scopes.length === 0) return application.scopes;
  if (scopes.every((scope) => covers(application.scopes, scope))) return scopes;
  throw wrongCredentials(world);
}

function grantToken(call: Call): Json {
  const { world, params } = call;
  const isMastodon = world.dialect === 'mastodon';
  const grant = params.text('grant_type') ?? '';
  if (grant === 'refresh_token' && !isMastodon) {
    if (!clientOf(call)) throw wrongCredentials(world);
    const token = refreshToken(world, params.text('refresh_token') ?? '');
    if (!token) throw wrongCredentials(world);
    return renderToken(world, token);
  }
  if (grant === 'client_credentials') {
    const application = clientOf(call);
    if (!application) throw wrongCredentials(world);
    const scopes = wantedScopes(call, application);
    const { clientId } = application;
    return renderToken(world, issueToken(world, { personId: null, scopes, clientId }));
  }
  if (grant === 'authorization_code') {
    const application = clientOf(call);
    const token =
      application &&
      redeemCode(world, params.text('code') ?? '', {
        clientId: application.clientId,
        verifier: params.text('code_verifier'),
      });
    if (token) return renderToken(world, token);
    if (!application || !isMastodon) throw wrongCredentials(world);
    throw refuse(400, 'invalid_grant', { error_description: 'The provided grant is invalid.' });
  }
  if (grant === 'password' && !isMastodon) return grantByPassword(call);
  if (isMastodon) {
    throw refuse(400, 'unsupported_grant_type', {
      error_description: 'The authorization grant type is not supported.',
    });
  }
  throw refuse(500, 'Bad request');
}

/** Finds a person by nickname or e-mail address; null unless the password is right. */
export function personByPassword(world: World, name: string, password: string): Person | null {
  const person = name.includes('@')
    ? [...world.people.values()].find((one) => one.email === name.toLowerCase())
    : findByAcct(world, name);
  return person?.password != null && person.password === password ? person : null;
}

/** The reason why somebody with the right password may not sign in, or null. */
export function obstacle(person: Person): { error: string; identifier: string } | null {
  if (!person.isActive) {
    return {
      error: 'Your account is currently disabled',
      identifier: 'account_is_disabled',
    };
  }
  if (person.mustResetPassword) {
    return { error: 'Password reset is required', identifier: 'password_reset_required' };
  }
  if (!person.isConfirmed) {
    return {
      error: 'Your login is missing a confirmed e-mail address',
      identifier: 'missing_confirmed_email',
    };
  }
  return person.isApproved
    ? null
    : { error: 'Your account is awaiting approval.', identifier: 'awaiting_approval' };
}

function grantByPassword(call: Call): Json {
  const { world, params } = call;
  const application = clientOf(call);
  if (!application) throw wrongCredentials(world);
  const name = params.text('username') ?? '';
  const person = personByPassword(world, name, params.text('password') ?? '');
  if (!person) throw wrongCredentials(world);
  const why = obstacle(person);
  if (why) throw refuse(403, why.error, { identifier: why.identifier });
  const scopes = wantedScopes(call, application);
  const data = { personId: person.id, scopes, clientId: application.clientId };
  if (person.secondFactor?.confirmed === true) {
    throw refuse(403, 'mfa_required', {
      mfa_token: openChallenge(world, data),
      supported_challenge_types: 'totp',
    });
  }
  return renderToken(world, issueToken(world, data));
}

function challenge(call: Call): Json {
  const { world, params } = call;
  const application = clientOf(call);
  const token =
    application &&
    answerChallenge(world, {
      mfaToken: params.text('mfa_token') ?? '',
      code: params.text('code') ?? '',
      type: params.text('challenge_type') ?? '',
      clientId: application.clientId,
    });
  if (!token) throw refuse(400, 'Invalid code');
  return renderToken(world, token);
}

/** Revokes a token and ends the session of the browser. */
function revoke(call: Call): Reply {
  const { world, params } = call;
  const value = params.text('token') ?? '';
  const token = world.oauth.tokens.get(value);
  const isForeign = token !== undefined && token.clientId !== params.text('client_id');
  const isMastodon = world.dialect === 'mastodon';
  if (isMastodon && (isForeign || !clientOf(call))) {
    throw refuse(403, 'unauthorized_client', {
      error_description: 'You are not authorized to revoke this token',
    });
  }
  if (token && !isForeign) {
    world.oauth.tokens.delete(value);
    announce(world, { type: 'tokenRevoked', token: value });
  }
  return new Reply({
    body: {},
    headers: isMastodon ? {} : { 'set-cookie': `${COOKIE}=; path=/; Max-Age=0; HttpOnly` },
  });
}

function verifyApplication({ world, token }: Call): Json {
  const application = token && world.oauth.applications.get(token.clientId);
  if (!application) {
    throw world.dialect === 'mastodon' ? refuse(401, 'The access token is invalid') : crash(400);
  }
  return { name: application.name, website: application.website, vapid_key: vapidKey };
}

/** The metadata of the authorization server, with which clients discover how to sign in. */
function metadata({ world }: Call): Json {
  const { origin } = world;
  return {
    issuer: `${origin}/`,
    authorization_endpoint: `${origin}/oauth/authorize`,
    token_endpoint: `${origin}/oauth/token`,
    revocation_endpoint: `${origin}/oauth/revoke`,
    app_registration_endpoint: `${origin}/api/v1/apps`,
    scopes_supported: plainScopes,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'client_credentials'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
    code_challenge_methods_supported: ['S256'],
  };
}

export const oauthRoutes: Route[] = [
  open({
    method: 'GET',
    path: '/.well-known/oauth-authorization-server',
    families: ['mastodon'],
    isPrivate: 'open',
    handle: metadata,
  }),
  open({ method: 'POST', path: '/api/v1/apps', isPrivate: 'open', handle: createApplication }),
  open({
    method: 'GET',
    path: '/api/v1/apps/verify_credentials',
    isPrivate: 'open',
    handle: verifyApplication,
  }),
  open({ method: 'POST', path: '/oauth/token', isPrivate: 'open', handle: grantToken }),
  open({
    method: 'POST',
    path: '/oauth/mfa/challenge',
    families: pleromaLike,
    isPrivate: 'open',
    handle: challenge,
  }),
  open({ method: 'POST', path: '/oauth/revoke', isPrivate: 'open', handle: revoke }),
];

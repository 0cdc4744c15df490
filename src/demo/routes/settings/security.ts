/** Routes for one's own second factor and sessions. */
import { randomBytes } from 'node:crypto';
import type { Route, SignedIn } from '../../http/call';
import { EMPTY, Reply, pleromaLike, user } from '../../http/call';
import type { Json } from '../../http/json';
import { refuse } from '../../http/refusal';
import { EXPIRES_IN } from '../../state/oauth';
import { isTotpCode, toBase32 } from '../../state/totp';

const RECOVERY_CODES = 5;

function setUp({ viewer, world, path }: SignedIn): Json {
  if (path.method !== 'totp') throw refuse(400, 'undefined method');
  const secret = toBase32(randomBytes(10));
  viewer.secondFactor = {
    secret,
    confirmed: false,
    recoveryCodes: viewer.secondFactor?.recoveryCodes ?? [],
  };
  const name = encodeURIComponent(viewer.email ?? viewer.nickname).replace('%40', '@');
  const issuer = encodeURIComponent(world.title);
  return {
    key: secret,
    provisioning_uri: `otpauth://totp/${name}?digits=6&issuer=${issuer}&period=30&secret=${secret}`,
  };
}

function confirm({ viewer, world, params }: SignedIn): Json {
  const factor = viewer.secondFactor;
  const code = params.text('code');
  if (code === null || !params.has('password')) throw refuse(400, 'undefined mfa method');
  if (params.text('password') !== viewer.password) throw refuse(422, 'Invalid password.');
  if (!factor || !isTotpCode(factor.secret, code, world.clock.now())) {
    throw refuse(422, 'invalid_token');
  }
  factor.confirmed = true;
  return EMPTY;
}

function backUp({ viewer }: SignedIn): Json {
  const codes = Array.from({ length: RECOVERY_CODES }, () => randomBytes(8).toString('hex'));
  const { secret = '', confirmed = false } = viewer.secondFactor ?? {};
  viewer.secondFactor = { secret, confirmed, recoveryCodes: codes };
  return { codes };
}

function sessions({ world, viewer }: SignedIn): Json[] {
  return [...world.oauth.tokens.values()]
    .filter(({ personId }) => personId === viewer.id)
    .map(({ id, clientId, createdAt }) => ({
      id,
      app_name: world.oauth.applications.get(clientId)?.name ?? '',
      valid_until: `${new Date(createdAt + EXPIRES_IN * 1_000).toISOString().slice(0, 19)}.000000`,
    }));
}

const MFA = '/api/pleroma/accounts/mfa';
const READ = ['read:security'] as const;
const WRITE = ['write:security'] as const;
const families = pleromaLike;

export const securityRoutes: Route[] = [
  user({
    method: 'GET',
    path: MFA,
    families,
    scopes: READ,
    handle: ({ viewer }) => {
      const isOn = viewer.secondFactor?.confirmed ?? false;
      return { settings: { enabled: isOn, totp: isOn } };
    },
  }),
  user({ method: 'GET', path: `${MFA}/setup/:method`, families, scopes: WRITE, handle: setUp }),
  user({ method: 'POST', path: `${MFA}/confirm/totp`, families, scopes: WRITE, handle: confirm }),
  user({ method: 'GET', path: `${MFA}/backup_codes`, families, scopes: WRITE, handle: backUp }),
  user({
    method: 'DELETE',
    path: `${MFA}/totp`,
    families,
    scopes: WRITE,
    handle: ({ viewer, params }) => {
      if (params.text('password') !== viewer.password) throw refuse(422, 'Invalid password.');
      viewer.secondFactor = null;
      return EMPTY;
    },
  }),
  user({
    method: 'GET',
    path: '/api/oauth_tokens.json',
    families,
    scopes: ['read:accounts'],
    handle: sessions,
  }),
  user({
    method: 'DELETE',
    path: '/api/oauth_tokens/:id',
    families,
    scopes: ['write:accounts'],
    handle: ({ world, viewer, path }) => {
      for (const token of world.oauth.tokens.values()) {
        if (token.personId === viewer.id && String(token.id) === path.id) {
          world.oauth.tokens.delete(token.value);
        }
      }
      return new Reply({ status: 201 });
    },
  }),
];

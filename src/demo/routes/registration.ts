/** Signing up, and what goes with a lost password or an unconfirmed address. */
import type { Call, Route } from '../http/call';
import { Reply, open, pleromaLike } from '../http/call';
import type { Json } from '../http/json';
import { crash, missingField, refuse } from '../http/refusal';
import { restrictedNicknames } from '../render/features';
import { tellStaff } from '../state/notifications';
import { issueToken } from '../state/oauth';
import { addPerson, findByName } from '../state/people';
import { renderToken } from './oauth';

const refuseField = (field: string, problem: string) =>
  refuse(400, JSON.stringify({ [field]: [problem] }));

function register(call: Call): Json {
  const { world, token, viewer, params } = call;
  if (!token || viewer || token.personId !== null) throw refuse(403, 'Invalid credentials');
  for (const name of ['username', 'password', 'agreement']) {
    if (!params.has(name)) throw missingField(name);
  }
  if (!world.options.registrations) throw refuse(400, 'Expired token');
  const nickname = params.text('username') ?? '';
  const email = params.text('email') ?? '';
  if (email !== '' && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) {
    throw refuseField('email', 'has invalid format');
  }
  if (!/^[a-zA-Z\d]+(?:[a-zA-Z\d_-]*[a-zA-Z\d])?$/.test(nickname)) {
    throw refuseField('nickname', 'has invalid format');
  }
  if (restrictedNicknames.includes(nickname)) throw refuseField('nickname', 'Invalid nickname');
  if (findByName(world, nickname, null)) throw refuseField('ap_id', 'has already been taken');
  const fullname = params.text('fullname') ?? '';
  const person = addPerson(world, {
    nickname,
    displayName: fullname === '' ? nickname : fullname,
    note: params.text('bio') ?? '',
    email: email === '' ? null : email.toLowerCase(),
    password: params.text('password'),
  });
  if (world.options.family === 'mastodon') {
    tellStaff(world, { type: 'admin.sign_up', accountId: person.id });
  }
  const { scopes, clientId } = token;
  return renderToken(world, issueToken(world, { personId: person.id, scopes, clientId }));
}

const nothing = () => new Reply({ status: 204 });

export const registrationRoutes: Route[] = [
  open({
    method: 'POST',
    path: '/api/v1/accounts',
    isPrivate: 'open',
    bucket: 'app_account_creation',
    handle: register,
  }),
  open({
    method: 'GET',
    path: '/api/v1/pleroma/captcha',
    families: pleromaLike,
    isPrivate: 'open',
    handle: () => ({ type: 'none' }),
  }),
  open({
    method: 'POST',
    path: '/auth/password',
    families: pleromaLike,
    isPrivate: 'open',
    bucket: 'password_reset',
    handle: nothing,
  }),
  open({
    method: 'POST',
    path: '/api/v1/pleroma/accounts/confirmation_resend',
    families: pleromaLike,
    isPrivate: 'open',
    handle: ({ world, params }) => {
      const name = params.text('nickname') ?? '';
      const email = params.text('email') ?? '';
      const isKnown = [...world.people.values()].some(
        (person) => person.host === null && (person.nickname === name || person.email === email),
      );
      if (!isKnown) throw crash();
      return nothing();
    },
  }),
];

/** Routes for signing up, and for a lost password or an unconfirmed address. */
import type { Call, Route } from '../../http/call';
import { Reply, open, pleromaLike } from '../../http/call';
import type { Json } from '../../http/json';
import { crash, missingField, refuse } from '../../http/refusal';
import { restrictedNicknames } from '../../render/features';
import { tellStaff } from '../../state/notifications';
import { issueToken } from '../../state/oauth';
import { drawCaptcha } from '../../pictures/digits';
import { addPerson, findByName } from '../../state/people';
import { renderToken } from './oauth';

const refuseField = (field: string, problem: string) =>
  refuse(400, JSON.stringify({ [field]: [problem] }));

function register(call: Call): Json {
  const { world, token, viewer, params } = call;
  if (!token || viewer || token.personId !== null) throw refuse(403, 'Invalid credentials');
  for (const name of ['username', 'password', 'agreement']) {
    if (!params.has(name)) throw missingField(name);
  }
  useInvite(call);
  checkCaptcha(call);
  const { signUp } = world.options;
  const nickname = params.text('username') ?? '';
  const email = params.text('email') ?? '';
  if (email === '' && signUp.confirmation) throw refuseField('email', "can't be blank");
  if (email !== '' && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) {
    throw refuseField('email', 'has invalid format');
  }
  if (!/^[a-zA-Z\d]+(?:[a-zA-Z\d_-]*[a-zA-Z\d])?$/.test(nickname)) {
    throw refuseField('nickname', 'has invalid format');
  }
  if (restrictedNicknames.includes(nickname)) throw refuseField('nickname', 'Invalid nickname');
  if (findByName(world, nickname, null)) throw refuseField('ap_id', 'has already been taken');
  checkBirthday(call);
  const fullname = params.text('fullname') ?? '';
  const person = addPerson(world, {
    nickname,
    displayName: fullname === '' ? nickname : fullname,
    note: params.text('bio') ?? '',
    email: email === '' ? null : email.toLowerCase(),
    password: params.text('password'),
    birthday: params.text('birthday') || null,
    isConfirmed: !signUp.confirmation,
    isApproved: !signUp.approval,
  });
  if (world.dialect === 'mastodon') {
    tellStaff(world, { type: 'admin.sign_up', accountId: person.id });
  }
  if (world.dialect !== 'mastodon' && (signUp.confirmation || signUp.approval)) {
    return signUp.confirmation ? unconfirmed : unapproved;
  }
  const { scopes, clientId } = token;
  return renderToken(world, issueToken(world, { personId: person.id, scopes, clientId }));
}

const unconfirmed = {
  identifier: 'missing_confirmed_email',
  message: 'You have been registered. Please check your email for further instructions.',
};

const unapproved = {
  identifier: 'awaiting_approval',
  message: "You have been registered. You'll be able to log in once your account is approved.",
};

/** Uses up an invitation, even if the registration fails. */
function useInvite({ world, params }: Call): void {
  const { registrations, signUp } = world.options;
  if (registrations) return;
  const invite = params.text(world.dialect === 'mastodon' ? 'invite_code' : 'token');
  if (invite && !signUp.invites.includes(invite)) throw refuse(400, 'Invalid token');
  if (!invite || world.usedInvites.has(invite)) throw refuse(400, 'Expired token');
  world.usedInvites.add(invite);
}

/** Checks a captcha; each may be answered once. */
function checkCaptcha({ world, params }: Call): void {
  const { signUp } = world.options;
  if (signUp.captcha === 'none' || world.dialect === 'mastodon') return;
  if (!params.text('captcha_solution')) {
    throw refuseField('captcha', 'Invalid CAPTCHA (Missing parameter: captcha_solution)');
  }
  const token = params.text('captcha_token') ?? '';
  const solution = world.captchas.get(token);
  world.captchas.delete(token);
  if (solution === undefined || params.text('captcha_solution') !== solution) {
    throw refuseField('captcha', 'Invalid CAPTCHA');
  }
}

const DAY = 86_400_000;

function checkBirthday({ world, params }: Call): void {
  const { birthdayMinAge } = world.options.signUp;
  if (birthdayMinAge === null) return;
  const birthday = params.text('birthday');
  if (!birthday) throw refuseField('birthday', "can't be blank");
  if (world.clock.now() - Date.parse(birthday) < birthdayMinAge * DAY) {
    throw refuseField('birthday', 'Invalid age');
  }
}

function giveCaptcha({ world }: Call): Json {
  const { captcha: type } = world.options.signUp;
  if (type === 'none') return { type };
  const solution = String(world.random.between(10_000, 99_999));
  const token = `captcha-${world.ids.flake()}`;
  world.captchas.set(token, solution);
  const url =
    type === 'native'
      ? `data:image/png;base64,${Buffer.from(drawCaptcha(solution)).toString('base64')}`
      : `${world.origin}/captcha/${token}.png`;
  return { answer_data: `data-of-${token}`, seconds_valid: 300, token, type, url };
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
    handle: giveCaptcha,
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

/**
 * Routes for changes to one's own account that need the password. Refusals also have status 200.
 */
import type { Route, SignedIn } from '../../http/call';
import { pleromaLike, user } from '../../http/call';
import type { Json } from '../../http/json';
import { missingField, refuse } from '../../http/refusal';
import { findByAcct } from '../../state/people';
import type { Person } from '../../state/types';

const SUCCESS: Json = { status: 'success' };

function needed(call: SignedIn, ...names: string[]): string[] {
  return names.map((name) => {
    const value = call.params.text(name);
    if (value === null) throw missingField(name);
    return value;
  });
}

const isPassword = ({ viewer }: SignedIn, word: string | null): boolean => word === viewer.password;

const WRONG: Json = { error: 'Invalid password.' };

function changeEmail(call: SignedIn): Json {
  const [email = '', password = ''] = needed(call, 'email', 'password');
  if (!isPassword(call, password)) return WRONG;
  if (email !== '' && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) {
    return { error: 'Email has invalid format.' };
  }
  const others = [...call.world.people.values()].filter((person) => person !== call.viewer);
  if (email !== '' && others.some((person) => person.email === email.toLowerCase())) {
    return { error: 'Email has already been taken.' };
  }
  call.viewer.email = email === '' ? null : email.toLowerCase();
  return SUCCESS;
}

function changePassword(call: SignedIn): Json {
  const [password = '', fresh = '', again = ''] = needed(
    call,
    'password',
    'new_password',
    'new_password_confirmation',
  );
  if (!isPassword(call, password)) return WRONG;
  if (fresh !== again) return { error: 'New password does not match confirmation.' };
  call.viewer.password = fresh;
  dropTokens(call);
  return SUCCESS;
}

function dropTokens({ world, viewer }: SignedIn): void {
  for (const token of world.oauth.tokens.values()) {
    if (token.personId === viewer.id) world.oauth.tokens.delete(token.value);
  }
}

function deleteAccount(call: SignedIn): Json {
  if (!isPassword(call, call.params.text('password'))) return WRONG;
  call.viewer.isActive = false;
  dropTokens(call);
  return SUCCESS;
}

const acctOf = ({ nickname, host }: Person, call: SignedIn): string =>
  `${nickname}@${host ?? call.world.host}`;

function personOf(call: SignedIn, handle: string): Person | null {
  const home = `@${call.world.host}`;
  return findByAcct(call.world, handle.endsWith(home) ? handle.slice(0, -home.length) : handle);
}

function addAlias(call: SignedIn): Json {
  const [alias = ''] = needed(call, 'alias');
  const person = personOf(call, alias);
  if (!person) throw refuse(404, 'Target account does not exist.');
  const acct = acctOf(person, call);
  if (!call.viewer.aliases.includes(acct)) call.viewer.aliases.push(acct);
  return SUCCESS;
}

function removeAlias(call: SignedIn): Json {
  const [alias = ''] = needed(call, 'alias');
  const at = call.viewer.aliases.indexOf(alias);
  if (at < 0) throw refuse(404, 'Account has no such alias.');
  call.viewer.aliases.splice(at, 1);
  return SUCCESS;
}

function moveAccount(call: SignedIn): Json {
  const [password = '', handle = ''] = needed(call, 'password', 'target_account');
  if (!isPassword(call, password)) return WRONG;
  const target = personOf(call, handle);
  if (!target) throw refuse(404, 'Target account not found.');
  if (!target.aliases.includes(acctOf(call.viewer, call))) {
    return { error: 'Target account must have the origin in `alsoKnownAs`' };
  }
  call.viewer.movedTo = target.id;
  return SUCCESS;
}

const BASE = '/api/pleroma';
const families = pleromaLike;
const WRITE = ['write:accounts'] as const;
const route = (method: 'POST' | 'PUT' | 'DELETE', name: string, handle: (call: SignedIn) => Json) =>
  user({ method, path: `${BASE}/${name}`, families, scopes: WRITE, handle });

export const ownAccountRoutes: Route[] = [
  route('POST', 'change_email', changeEmail),
  route('POST', 'change_password', changePassword),
  route('POST', 'delete_account', deleteAccount),
  route('POST', 'move_account', moveAccount),
  route('PUT', 'aliases', addAlias),
  route('DELETE', 'aliases', removeAlias),
  user({
    method: 'GET',
    path: `${BASE}/aliases`,
    families,
    scopes: ['read:accounts'],
    handle: ({ viewer }) => ({ aliases: viewer.aliases }),
  }),
];

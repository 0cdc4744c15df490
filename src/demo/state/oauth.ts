/** Applications, tokens and the second factor: who may act in whose name, and for how long. */
import { createHash, randomBytes } from 'node:crypto';
import { MINUTE } from './clock';
import type { Application, Challenge, Code, Token } from './credentials';
import { isTotpCode } from './totp';
import type { Person } from './types';
import type { World } from './world';

/** As real servers say: a hundred years, which overflows a timer. */
export const EXPIRES_IN = 3_153_600_000;
const CODE_LIFE = 10 * MINUTE;
const CHALLENGE_LIFE = 5 * MINUTE;

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

export const secretText = () => randomBytes(32).toString('base64url');

export function registerApplication(
  world: World,
  data: Pick<Application, 'name' | 'website' | 'redirectUris' | 'scopes'>,
): Application {
  const application = {
    id: world.ids.serial('application'),
    ...data,
    clientId: secretText(),
    clientSecret: secretText(),
  };
  world.oauth.applications.set(application.clientId, application);
  return application;
}

export function issueToken(
  world: World,
  data: Pick<Token, 'personId' | 'scopes' | 'clientId'>,
): Token {
  const token: Token = {
    id: world.ids.count('token'),
    value: secretText(),
    refreshToken: secretText(),
    createdAt: world.clock.now(),
    ...data,
  };
  world.oauth.tokens.set(token.value, token);
  return token;
}

/** The old access token becomes invalid at once; the refresh token stays the same. */
export function refreshToken(world: World, refresh: string): Token | null {
  const old = [...world.oauth.tokens.values()].find((token) => token.refreshToken === refresh);
  if (!old) return null;
  world.oauth.tokens.delete(old.value);
  const next = { ...old, id: world.ids.count('token'), value: secretText() };
  world.oauth.tokens.set(next.value, next);
  return next;
}

export function grantCode(world: World, data: Omit<Code, 'at'>): string {
  const code = secretText();
  world.oauth.codes.set(code, { ...data, at: world.clock.now() });
  return code;
}

/** Exchanges a code for a token; it works once, and not for long. */
export function redeemCode(
  world: World,
  value: string,
  proof: { clientId: string; verifier: string | null },
): Token | null {
  const code = world.oauth.codes.get(value);
  world.oauth.codes.delete(value);
  if (code?.clientId !== proof.clientId || world.clock.now() - code.at > CODE_LIFE) return null;
  if (code.challenge !== null && code.challenge !== hashOf(proof.verifier ?? '')) return null;
  return issueToken(world, code);
}

export function openChallenge(world: World, data: Omit<Challenge, 'at'>): string {
  const token = secretText();
  world.oauth.challenges.set(token, { ...data, at: world.clock.now() });
  return token;
}

/** Null for an old token, another client, or a wrong or used code. */
export function answerChallenge(
  world: World,
  answer: { mfaToken: string; code: string; type: string; clientId: string },
): Token | null {
  const challenge = world.oauth.challenges.get(answer.mfaToken);
  if (!challenge || challenge.clientId !== answer.clientId) return null;
  if (world.clock.now() - challenge.at > CHALLENGE_LIFE) return null;
  const person = world.people.get(challenge.personId);
  if (!person || !passesSecondFactor(person, answer, world.clock.now())) return null;
  world.oauth.challenges.delete(answer.mfaToken);
  return issueToken(world, challenge);
}

/** Checks a one-time code or a recovery code; a correct recovery code is used up. */
export function passesSecondFactor(
  person: Person,
  { code, type }: { code: string; type: string },
  time: number,
): boolean {
  const factor = person.secondFactor;
  if (!factor) return false;
  if (type === 'recovery') {
    if (!factor.recoveryCodes.includes(code.trim())) return false;
    factor.recoveryCodes = factor.recoveryCodes.filter((known) => known !== code.trim());
    return true;
  }
  return type === 'totp' && factor.confirmed && isTotpCode(factor.secret, code, time);
}

/** True if a list of scopes covers one: `write` covers `write:statuses`. */
export const covers = (scopes: readonly string[], wanted: string): boolean =>
  scopes.some((scope) => wanted === scope || wanted.startsWith(`${scope}:`));

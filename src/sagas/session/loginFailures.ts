/** Turns a failed login into its next step: another step, another page, or an error message. */
import { ApiError } from '@/api/errors';
import type { LoginFailure } from '@/domain/session/session';
import { loginCancelled, loginFailed, mfaRequired } from '@/slices/session/session';
import { getContext, put } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';

/** The server did not know this client, which has been registered anew. */
export class ClientUnknown extends Error {}

/** `page`: no name and no password were sent, so they cannot be wrong. */
export type LoginWay = 'password' | 'page';

export function* showLoginFailure(error: unknown, way: LoginWay): SagaGenerator<void> {
  if (error instanceof ApiError) {
    const challenge = mfaChallengeOf(error);
    if (challenge) {
      yield* put(mfaRequired(challenge));
      return;
    }
    if (error.identifier === 'password_reset_required') {
      const { goTo } = yield* getContext('page');
      goTo({ name: 'password-reset', query: { passwordResetRequested: 'true' } });
      // Must be last, as this action also cancels this login.
      yield* put(loginCancelled());
      return;
    }
  }
  yield* put(loginFailed(failureOf(error, way)));
}

function mfaChallengeOf({ body }: ApiError): Parameters<typeof mfaRequired>[0] | null {
  if (typeof body !== 'object' || body === null) return null;
  const { error, mfa_token, supported_challenge_types } = body as Record<string, unknown>;
  if (error !== 'mfa_required' || typeof mfa_token !== 'string') return null;
  const types = typeof supported_challenge_types === 'string' ? supported_challenge_types : '';
  return { mfa_token, challengeTypes: types.split(',').filter(Boolean) };
}

/** Returns the error that the form shows. */
export function failureOf(error: unknown, way: LoginWay = 'password'): LoginFailure {
  if (error instanceof ClientUnknown) return { kind: 'clientUnknown' };
  if (!(error instanceof ApiError)) return { kind: 'generic' };
  if (error.status === null) return { kind: 'network' };
  if (error.status === 401 && way === 'password') return { kind: 'wrongCredentials' };
  if (error.status === 429) return { kind: 'tooManyAttempts' };
  return error.serverText ? { kind: 'server', text: error.serverText } : { kind: 'generic' };
}

/** Returns the OAuth error code of a refusal. */
export const oauthErrorOf = (error: unknown): string =>
  error instanceof ApiError ? String((error.body as { error?: unknown } | null)?.error) : '';

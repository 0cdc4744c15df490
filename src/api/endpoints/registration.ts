/** Signing up, and asking for a new password. None of these calls is made as a member. */
import type { ServerFamily } from '@/domain/instance';
import type { Captcha } from '@/domain/registration';
import { decodeCaptcha, decodeRegistered, type Registered } from '@/api/decode/registration';
import { isMissing } from '@/api/errors';
import type { Connection } from '@/api/http';
import { request } from '@/api/http';
import { requestFields, requestOne } from './answers';

/**
 * GET /api/v1/pleroma/captcha, and where that is missing GET /api/pleroma/captcha; where both are,
 * there is none.
 */
export async function fetchCaptcha(to: Connection): Promise<Captcha> {
  for (const path of ['/api/v1/pleroma/captcha', '/api/pleroma/captcha']) {
    try {
      return await requestOne(to, path, { cache: 'no-store' }, decodeCaptcha);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
  return { type: 'none' };
}

export interface NewAccount {
  username: string;
  fullname: string;
  email: string;
  password: string;
  bio: string;
  /** `YYYY-MM-DD`, or empty. */
  birthday: string;
  reason: string;
  /** The server's codes, the dearest first. */
  languages: readonly string[];
  locale: string;
  inviteToken: string | null;
  captcha: { solution: string; token: string; answerData: string } | null;
}

/** POST /api/v1/accounts — with the token of the application. The name goes under both its names. */
export async function registerAccount(
  to: Connection,
  account: NewAccount,
  family: ServerFamily,
): Promise<Registered> {
  const { username, fullname, email, password, bio, birthday, reason } = account;
  const { languages, locale, inviteToken, captcha } = account;
  const json = {
    username,
    nickname: username,
    fullname,
    email,
    password,
    confirm: password,
    agreement: true,
    locale,
    bio,
    reason,
    birthday,
    ...(languages.length > 0 ? { language: languages.join(',') } : {}),
    ...(inviteToken === null ? {} : { token: inviteToken }),
    captcha_solution: captcha?.solution ?? '',
    captcha_token: captcha?.token ?? '',
    captcha_answer_data: captcha?.answerData ?? '',
    ...(family === 'mastodon' ? mastodonFields(account) : {}),
  };
  return decodeRegistered(
    (await requestFields(to, '/api/v1/accounts', { method: 'POST', json })).data,
  );
}

const mastodonFields = ({ birthday, inviteToken }: NewAccount) => ({
  ...(birthday ? { date_of_birth: birthday } : {}),
  ...(inviteToken === null ? {} : { invite_code: inviteToken }),
});

/** POST /auth/password?email=… — answers the same for addresses that nobody has. */
export async function requestPasswordReset(to: Connection, email: string): Promise<void> {
  await request(to, '/auth/password', { method: 'POST', query: { email }, expects: 'nothing' });
}

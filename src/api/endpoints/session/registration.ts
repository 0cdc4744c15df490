/** Registers accounts and requests password resets. None of these calls is made as a member. */
import type { Captcha } from '@/domain/session/registration';
import {
  decodeCaptcha,
  decodeRegistered,
  type Registered,
} from '@/api/decode/session/registration';
import { isMissing } from '@/api/errors';
import type { Connection } from '@/api/http';
import { request } from '@/api/http';
import { requestFields, requestOne } from '@/api/endpoints/engine/answers';
import { bodyFor } from '@/api/endpoints/engine/requestBodies';

/**
 * GET /api/v1/pleroma/captcha, or GET /api/pleroma/captcha if that is missing; if both are, there
 * is no captcha.
 */
export async function fetchCaptcha(to: Connection): Promise<Captcha> {
  for (const path of ['/api/v1/pleroma/captcha', '/api/pleroma/captcha']) {
    try {
      return await requestOne(to, path, {}, decodeCaptcha);
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
  /** The server's language codes, most preferred first. */
  languages: readonly string[];
  locale: string;
  inviteToken: string | null;
  captcha: { solution: string; token: string; answerData: string } | null;
}

/**
 * POST /api/v1/accounts — with the application's token. The Pleroma family gets the name in both
 * its fields, and takes more fields.
 */
export async function registerAccount(to: Connection, account: NewAccount): Promise<Registered> {
  const { username, email, password, reason, locale } = account;
  const body = bodyFor(
    to,
    'anything',
    { username, email, password, agreement: true, locale, reason },
    { pleroma: pleromaFields(account), others: othersFields(account) },
  );
  return decodeRegistered(
    (await requestFields(to, '/api/v1/accounts', { method: 'POST', ...body })).data,
  );
}

const pleromaFields = (account: NewAccount) => ({
  nickname: account.username,
  fullname: account.fullname,
  confirm: account.password,
  bio: account.bio,
  birthday: account.birthday,
  ...(account.languages.length > 0 ? { language: account.languages.join(',') } : {}),
  ...(account.inviteToken === null ? {} : { token: account.inviteToken }),
  captcha_solution: account.captcha?.solution ?? '',
  captcha_token: account.captcha?.token ?? '',
  captcha_answer_data: account.captcha?.answerData ?? '',
});

const othersFields = ({ birthday, inviteToken }: NewAccount) => ({
  ...(birthday ? { date_of_birth: birthday } : {}),
  ...(inviteToken === null ? {} : { invite_code: inviteToken }),
});

/**
 * POST /auth/password?email=… — gives the same answer for unknown addresses. This is not an API
 * call: the server refuses requests for JSON.
 */
export async function requestPasswordReset(to: Connection, email: string): Promise<void> {
  await request(to, '/auth/password', { method: 'POST', query: { email }, expects: 'text' });
}

/** Invitations to sign up, on servers of the Pleroma family. */
import type { Invite, InviteLimits } from '@/domain/admin/invites';
import { decodeInvite, decodeInvites } from '@/api/decode/admin/invites';
import { fieldsOf, listOf } from '@/api/decode/engine/read';
import type { Connection } from '@/api/http';
import { oneOf } from '@/api/endpoints/engine/answers';
import { requestAsStaff } from './staffRequest';

/** GET …/admin/users/invites */
export async function fetchInvites(to: Connection): Promise<Invite[]> {
  const { data } = await requestAsStaff(to, '/users/invites', {});
  return decodeInvites(listOf(fieldsOf<{ invites: unknown }>(data).invites));
}

/** POST …/admin/users/invite_token */
export async function createInvite(
  to: Connection,
  { mostUses, expiresOn }: InviteLimits,
): Promise<Invite> {
  const path = '/users/invite_token';
  const json = {
    ...(mostUses !== null && { max_use: mostUses }),
    ...(expiresOn !== null && { expires_at: expiresOn }),
  };
  return oneOf(path, await requestAsStaff(to, path, { method: 'POST', json }), decodeInvite);
}

/** POST …/admin/users/email_invite — the invitation allows one sign-up. */
export async function mailInvite(to: Connection, email: string): Promise<void> {
  const json = { email };
  await requestAsStaff(to, '/users/email_invite', { method: 'POST', json, expects: 'nothing' });
}

/** POST …/admin/users/revoke_invite */
export async function revokeInvite(to: Connection, token: string): Promise<Invite> {
  const path = '/users/revoke_invite';
  const json = { token };
  return oneOf(path, await requestAsStaff(to, path, { method: 'POST', json }), decodeInvite);
}

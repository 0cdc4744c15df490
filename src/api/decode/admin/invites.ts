/** Decodes invitations to sign up. */
import type { Invite } from '@/domain/admin/invites';
import { countOf, fieldsOf, flagOf, idOf, stringOf } from '@/api/decode/engine/read';
import { keepReadable, refuse, type Refusal } from '@/api/decode/engine/refusal';

interface WireInvite {
  id: number | string;
  token: string;
  used: boolean;
  expires_at: string | null;
  uses: number;
  max_use: number | null;
}

export function decodeInvite(input: unknown): Invite | Refusal {
  const wire = fieldsOf<WireInvite>(input);
  const id = idOf(wire.id);
  const token = stringOf(wire.token);
  if (id === null || token === null) return refuse('invite', 'no id or token');
  const day = /^\d{4}-\d{2}-\d{2}/.exec(stringOf(wire.expires_at) ?? '');
  const most = countOf(wire.max_use, null);
  return {
    id,
    token,
    revoked: flagOf(wire.used),
    expiresOn: day?.[0] ?? null,
    uses: countOf(wire.uses, 0),
    mostUses: most === 0 ? null : most,
  };
}

export const decodeInvites = (wires: readonly unknown[]): Invite[] =>
  keepReadable(wires, decodeInvite).items;

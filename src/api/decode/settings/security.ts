/** Decodes sessions, aliases and the second factor. */
import type { OauthSession, TotpSetup } from '@/domain/settings/security';
import { fieldsOf, flagOf, idOf, listOf, momentOf, stringOf } from '@/api/decode/engine/read';
import { keepReadable, refuse, type Refusal } from '@/api/decode/engine/refusal';

interface WireSession {
  id: number;
  app_name?: string;
  valid_until?: string;
}

export const decodeSessions = (wires: unknown): OauthSession[] =>
  keepReadable(listOf(wires), (input): OauthSession | Refusal => {
    const wire = fieldsOf<WireSession>(input);
    const id = idOf(wire.id);
    if (id === null) return refuse('session', 'no id');
    return { id, appName: stringOf(wire.app_name) ?? '', validUntil: momentOf(wire.valid_until) };
  }).items;

export const decodeAliases = (input: unknown): string[] =>
  listOf(fieldsOf<{ aliases: unknown }>(input).aliases).flatMap((alias) =>
    typeof alias === 'string' && alias !== '' ? [alias] : [],
  );

export function decodeFactor(input: unknown): { enabled: boolean } {
  const { settings } = fieldsOf<{ settings: unknown }>(input);
  const { enabled, totp } = fieldsOf<{ enabled: unknown; totp: unknown }>(settings);
  return { enabled: flagOf(enabled) || flagOf(totp) };
}

export function decodeTotpSetup(input: unknown): TotpSetup | Refusal {
  const wire = fieldsOf<{ key: unknown; provisioning_uri: unknown }>(input);
  const key = stringOf(wire.key);
  const uri = stringOf(wire.provisioning_uri);
  if (!key || !uri?.startsWith('otpauth:')) return refuse('second factor', 'no key');
  return { key, uri };
}

export function decodeRecoveryCodes(input: unknown): string[] | Refusal {
  const codes = listOf(fieldsOf<{ codes: unknown }>(input).codes).filter(
    (code): code is string => typeof code === 'string',
  );
  return codes.length > 0 ? codes : refuse('recovery codes', 'none');
}

/** Decodes applications and tokens. Everything in here is a secret. */
import type { WireApplication, WireToken } from '@/api/wire/oauth';
import { countOf, fieldsOf, stringOf } from '@/api/decode/engine/read';
import { refuse, type Refusal } from '@/api/decode/engine/refusal';

export interface ClientCredentials {
  clientId: string;
  clientSecret: string;
}

export interface Token {
  accessToken: string;
  refreshToken: string | null;
  scope: string;
  /** Seconds since creation; usually too many for a timer. */
  expiresIn: number | null;
  /** Seconds since 1970. */
  createdAt: number | null;
}

export function decodeApplication(input: unknown): ClientCredentials | Refusal {
  const wire = fieldsOf<WireApplication>(input);
  const clientId = stringOf(wire.client_id);
  const clientSecret = stringOf(wire.client_secret);
  if (clientId === null || clientSecret === null) return refuse('application', 'no credentials');
  return { clientId, clientSecret };
}

export function decodeToken(input: unknown): Token | Refusal {
  const wire = fieldsOf<WireToken>(input);
  const accessToken = stringOf(wire.access_token);
  if (accessToken === null) return refuse('token', 'no token');
  return {
    accessToken,
    refreshToken: stringOf(wire.refresh_token),
    scope: stringOf(wire.scope) ?? '',
    expiresIn: countOf(wire.expires_in, null),
    createdAt: countOf(wire.created_at, null),
  };
}

/** Decodes how a server signs people in. */
import type { AuthorizationServer } from '@/domain/session/instance';
import type { WireAuthorizationServer } from '@/api/wire/instance';
import { fieldsOf, textOf, textsOf } from '@/api/decode/engine/read';

/** Decodes the OAuth metadata (RFC 8414); null if it names no sign-in page. */
export function decodeAuthorizationServer(
  input: unknown,
  origin: string,
): AuthorizationServer | null {
  const wire = fieldsOf<WireAuthorizationServer>(input);
  const authorizeUrl = signInPageOf(textOf(wire.authorization_endpoint), origin);
  if (authorizeUrl === null) return null;
  return {
    authorizeUrl,
    grantTypes: textsOf(wire.grant_types_supported),
    scopes: textsOf(wire.scopes_supported),
    takesChallenge: textsOf(wire.code_challenge_methods_supported).includes('S256'),
  };
}

/**
 * Replaces the origin of an address with our host by ours: a server behind a proxy may write
 * `http:`.
 */
function signInPageOf(address: string, origin: string): string | null {
  if (address === '') return null;
  try {
    const { protocol, host, pathname, href } = new URL(address, origin);
    if (host === new URL(origin).host) return `${origin}${pathname}`;
    return /^https?:$/.test(protocol) ? (href.split(/[?#]/)[0] ?? null) : null;
  } catch {
    return null;
  }
}

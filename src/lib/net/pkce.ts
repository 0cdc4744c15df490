/**
 * Proof Key for Code Exchange (RFC 7636): an authorization code is useless without the verifier
 * whose hash was sent with the request for it.
 */

/** Null where Web Crypto is missing, as on pages without `https:`. */
export async function challengeOf(verifier: string): Promise<string | null> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

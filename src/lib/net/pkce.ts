/**
 * Proof Key for Code Exchange (RFC 7636): a code is of use only to who knows the verifier whose hash
 * went with the wish for it.
 */

/** Null where the page has no cryptography, as without `https:`. */
export async function challengeOf(verifier: string): Promise<string | null> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

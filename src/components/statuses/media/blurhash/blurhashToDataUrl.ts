/** Decodes a blurhash into a small picture, shown until the real one has loaded. */
import { decodeBlurHash } from 'fast-blurhash';
import { bitmapUrl } from '@/lib/files/bitmap';

const SIDE = 32;
const MOST_KEPT = 64;
const DIGITS =
  '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~';

/** The first digit gives the number of components, each of two digits. */
function isWhole(hash: string): boolean {
  const size = DIGITS.indexOf(hash.charAt(0));
  const parts = ((size % 9) + 1) * (Math.floor(size / 9) + 1);
  return hash.length === 4 + 2 * parts && [...hash].every((digit) => DIGITS.includes(digit));
}

const kept = new Map<string, string>();

/** Returns a URL for `background-image`; null for an invalid hash. */
export function blurhashToDataUrl(hash: string): string | null {
  if (!isWhole(hash)) return null;
  const known = kept.get(hash);
  if (known !== undefined) return known;
  const url = bitmapUrl(decodeBlurHash(hash, SIDE, SIDE), SIDE, SIDE);
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size >= MOST_KEPT) kept.delete(oldest);
  kept.set(hash, url);
  return url;
}

/** One-time codes of six digits that change every thirty seconds (RFC 6238 over HMAC-SHA-1). */
import { createHmac, timingSafeEqual } from 'node:crypto';

const STEP = 30_000;
const DIGITS = 6;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code that a device with this base-32 secret shows at a time in milliseconds. */
export function totpCode(secret: string, time: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(time / STEP)));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** True if a code is valid now; the previous one is, too, for slow typists. */
export function isTotpCode(secret: string, code: string, time: number): boolean {
  const typed = Buffer.from(code.trim());
  return [time, time - STEP].some((moment) => {
    const right = Buffer.from(totpCode(secret, moment));
    return typed.length === right.length && timingSafeEqual(typed, right);
  });
}

export function toBase32(bytes: Uint8Array): string {
  let bits = '';
  bytes.forEach((byte) => {
    bits += byte.toString(2).padStart(8, '0');
  });
  return (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[parseInt(five, 2)] ?? '').join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text.toUpperCase().replaceAll(/[^A-Z2-7]/g, '')]
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}

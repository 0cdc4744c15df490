/**
 * Generates ids in the formats of the families. Pleroma and Akkoma use flakes for most things, 18
 * characters of base 62 that sort by age as plain text, and counted numbers for some; Mastodon uses
 * decimal strings; GoToSocial and Hollo use ULIDs and UUIDs, which also sort by age as plain text.
 */
import type { Family } from '../options';
import type { Clock } from './clock';

export interface Ids {
  /** For people, posts, chats, messages, announcements. */
  flake(): string;
  /** For notifications, lists, media, polls: counted for each kind. */
  serial(kind: string): string;
  /** For things whose id is a JSON number. */
  count(kind: string): number;
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const FLAKE_LENGTH = 18;
const ULID_LENGTH = 26;
const WORKER = 0x6b1f;

export function createIds(family: Family, clock: Clock): Ids {
  const counters = new Map<string, number>();
  let lastTime = 0;
  let sequence = 0;
  const stamp = () => {
    const now = Math.max(clock.now(), lastTime);
    sequence = now === lastTime ? sequence + 1 : 0;
    lastTime = now;
    return { time: BigInt(Math.floor(now)), sequence: BigInt(sequence) };
  };
  const count = (kind: string) => {
    const next = (counters.get(kind) ?? 0) + 1;
    counters.set(kind, next);
    return next;
  };
  const flake = () => write(family, stamp());
  return {
    flake,
    serial: (kind) => (namesAllAlike(family) ? flake() : String(count(kind))),
    count,
  };
}

const namesAllAlike = (family: Family): boolean => family === 'gotosocial' || family === 'hollo';

interface Stamp {
  time: bigint;
  sequence: bigint;
}

function write(family: Family, { time, sequence }: Stamp): string {
  switch (family) {
    case 'mastodon':
      return String((time << 16n) | sequence);
    case 'gotosocial':
      return crockford((time << 80n) | (sequence << 48n) | BigInt(WORKER));
    case 'hollo':
      return uuid(time, sequence);
    default:
      return base62((time << 64n) | (sequence << 48n) | BigInt(WORKER));
  }
}

/** A UUID of version 7: the time comes first. */
function uuid(time: bigint, sequence: bigint): string {
  const head = time.toString(16).padStart(12, '0');
  const turn = sequence.toString(16).padStart(6, '0');
  const parts = [head.slice(0, 8), head.slice(8), `7${turn.slice(0, 3)}`, `8${turn.slice(3)}`];
  return [...parts, WORKER.toString(16).padStart(12, '0')].join('-');
}

const base62 = (value: bigint): string => inDigits(value, DIGITS, FLAKE_LENGTH);
const crockford = (value: bigint): string =>
  inDigits(value, '0123456789ABCDEFGHJKMNPQRSTVWXYZ', ULID_LENGTH);

/** Six digits at a time: plain numbers hold those, and dividing large ones takes its time. */
const AT_ONCE = 6;

function inDigits(value: bigint, digits: string, length: number): string {
  const base = digits.length;
  const share = BigInt(base ** AT_ONCE);
  let text = '';
  for (let rest = value; text.length < length; rest /= share) {
    let part = Number(rest % share);
    for (let digit = 0; digit < AT_ONCE; digit += 1) {
      text = (digits[part % base] ?? '') + text;
      part = Math.floor(part / base);
    }
  }
  return text.slice(-length);
}

/** Negative when `a` is older than `b`: compares by length, then by characters. */
export function compareIds(a: string, b: string): number {
  if (a.length !== b.length) return a.length - b.length;
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A UUID derived from a text, for things that have one in their address. */
export function uuidFrom(text: string, hash: (text: string) => number): string {
  const words = ['a', 'b', 'c', 'd'].map((salt) =>
    hash(`${salt}:${text}`).toString(16).padStart(8, '0'),
  );
  const hex = words.join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Reads how long to wait before retrying a refused call, in milliseconds from the answer. */

/** The longest wait, in case the header is wrong or malicious. */
const LONGEST = 3_600_000;
/** A number this large can only be a timestamp. */
const FIRST_MOMENT = 1_000_000_000;

export function readRetryAfter(headers: Headers): number | null {
  const text = headers.get('retry-after') ?? headers.get('x-ratelimit-reset');
  if (!text) return null;
  const wait = /^\d+(\.\d+)?$/.test(text)
    ? waitOf(Number(text), headers)
    : Date.parse(text) - serverTime(headers);
  return Number.isNaN(wait) ? null : Math.min(LONGEST, Math.max(0, wait));
}

const waitOf = (seconds: number, headers: Headers): number =>
  seconds < FIRST_MOMENT ? seconds * 1_000 : seconds * 1_000 - serverTime(headers);

/** Returns the server's time, without which timestamps mean nothing. */
const serverTime = (headers: Headers): number => Date.parse(headers.get('date') ?? '');

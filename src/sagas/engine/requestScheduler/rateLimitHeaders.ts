/** Reads the rate limit headers of an answer, with times converted to the local clock. */

interface RateLimitHeaders {
  remaining: number | null;
  /** The time when the count starts anew. */
  resetAt: number | null;
  /** The earliest time to try again. */
  retryAt: number | null;
}

/** The longest wait that a header can cause, in case it is wrong or malicious. */
const LONGEST = 3_600_000;

/** Converts the server's times to the local clock by its `Date` header. */
export function readRateLimitHeaders(headers: Headers, now: number): RateLimitHeaders {
  const serverNow = Date.parse(headers.get('date') ?? '');
  const clock = { now, serverNow: Number.isNaN(serverNow) ? now : serverNow };
  const left = headers.get('x-ratelimit-remaining');
  return {
    remaining: left !== null && /^\d+$/.test(left) ? Number(left) : null,
    resetAt: readTime(headers.get('x-ratelimit-reset'), clock),
    retryAt: readTime(headers.get('retry-after'), clock),
  };
}

/** Reads seconds from now, seconds since 1970, or a date; null for anything else. */
function readTime(
  text: string | null,
  { now, serverNow }: { now: number; serverNow: number },
): number | null {
  const wait = readWait(text ?? '', serverNow);
  return Number.isNaN(wait) ? null : now + Math.min(Math.max(0, wait), LONGEST);
}

function readWait(text: string, serverNow: number): number {
  if (/^\d+(\.\d+)?$/.test(text)) {
    const seconds = Number(text);
    // A number this large can only be a point in time.
    return seconds > 1_000_000_000 ? seconds * 1_000 - serverNow : seconds * 1_000;
  }
  // Engines parse almost anything as a date; only these two forms are in use.
  const isDate = /^\d{4}-\d\d-|^[A-Z][a-z]{2}, \d/.test(text);
  return isDate ? Date.parse(text) - serverNow : NaN;
}

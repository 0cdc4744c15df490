/** What the headers of an answer say about how much more may be asked, in our own time. */

export interface RateLimitHeaders {
  remaining: number | null;
  /** When the count starts anew. */
  resetAt: number | null;
  /** The earliest moment to try again. */
  retryAt: number | null;
}

/** Nobody is made to wait longer by a header that is wrong or badly meant. */
const LONGEST = 3_600_000;

/** Times of the server's clock are turned into ours with the help of its `Date`. */
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

/** Seconds from now, seconds since 1970, or a date; null for what is none of these. */
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
    // A number this large can only be a moment.
    return seconds > 1_000_000_000 ? seconds * 1_000 - serverNow : seconds * 1_000;
  }
  // Engines read a date into nearly anything; these two forms are the ones in use.
  const isDate = /^\d{4}-\d\d-|^[A-Z][a-z]{2}, \d/.test(text);
  return isDate ? Date.parse(text) - serverNow : NaN;
}

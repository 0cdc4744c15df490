/** Reads how long a file is cached and its type from response headers. */
import type { Sent } from './siteAccess';

/** In seconds, as in headers. */
export const DAY = 86_400;

/** Returns how many seconds browsers use the file without asking again. */
export function keptFor(answer: Sent): number {
  const rules = answer.header('cache-control') ?? '';
  if (/\bno-(?:cache|store)\b/i.test(rules)) return 0;
  return Number(/\bmax-age=(\d+)/i.exec(rules)?.[1] ?? 0);
}

/** Returns the media type in lower case, without parameters. */
export const typeOf = (answer: Sent): string =>
  (answer.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

export const isScriptType = (type: string): boolean =>
  /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/.test(type);

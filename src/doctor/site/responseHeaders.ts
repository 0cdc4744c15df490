/** What headers say of how long a file is kept, and what kind of file it is. */
import type { Sent } from './siteAccess';

/** In seconds, as in headers. */
export const DAY = 86_400;

/** How many seconds browsers keep it without asking. */
export function keptFor(answer: Sent): number {
  const rules = answer.header('cache-control') ?? '';
  if (/\bno-(?:cache|store)\b/i.test(rules)) return 0;
  return Number(/\bmax-age=(\d+)/i.exec(rules)?.[1] ?? 0);
}

/** Without what stands behind it, in small letters. */
export const typeOf = (answer: Sent): string =>
  (answer.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

export const isScriptType = (type: string): boolean =>
  /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/.test(type);

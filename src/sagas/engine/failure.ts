/** What is worth knowing of anything that was thrown: the reason in short, and whether to try again. */
import { ApiError } from '@/api/errors';

/** The server's words, or a short technical reason. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return error.reason;
  const message = (error as { message?: unknown } | null | undefined)?.message;
  return typeof message === 'string' && message ? message : 'unknown';
}

/** Null when no answer came at all. */
export const httpStatusOf = (error: unknown): number | null =>
  error instanceof ApiError ? error.status : null;

/**
 * Whether no answer of the server's own came. An answer of the wrong kind is another matter where it
 * may be all that there is: for a file that is missing, many servers send their page.
 */
export const isServerUnreachable = (error: unknown): boolean =>
  isTransientFailure(error) &&
  error instanceof ApiError &&
  ['http', 'network', 'timeout'].includes(error.kind);

/** Whether it was the line or the server that failed, and not the request that was wrong. */
export function isTransientFailure(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind === 'http') return error.status === 429 || (error.status ?? 0) >= 500;
  return error.kind !== 'aborted';
}

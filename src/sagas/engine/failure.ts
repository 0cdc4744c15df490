/** Classifies anything that was thrown: the reason in short, and whether to try again. */
import { ApiError } from '@/api/errors';

/** Returns the server's words, or a short technical reason. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return error.reason;
  const message = (error as { message?: unknown } | null | undefined)?.message;
  return typeof message === 'string' && message ? message : 'unknown';
}

/** Returns the HTTP status; null when no answer came at all. */
export const httpStatusOf = (error: unknown): number | null =>
  error instanceof ApiError ? error.status : null;

/** Some servers refuse a change with one of these that was already made, as in another tab. */
const REFUSALS_OF_REPETITIONS: readonly (number | null)[] = [400, 403, 422];

/**
 * True if a change may have been made although the call failed: its answer was lost, the server
 * broke down, or it refuses what it has already. Only fetching the result again tells.
 */
export const isOutcomeUnknown = (error: unknown): boolean =>
  (isTransientFailure(error) && httpStatusOf(error) !== 429) ||
  REFUSALS_OF_REPETITIONS.includes(httpStatusOf(error));

/**
 * True if the server itself gave no answer. An answer of the wrong type does not always count as
 * one: for a missing file, many servers send their start page.
 */
export const isServerUnreachable = (error: unknown): boolean =>
  isTransientFailure(error) &&
  error instanceof ApiError &&
  ['http', 'network', 'timeout'].includes(error.kind);

/** True if the network or the server failed, and the request itself was not wrong. */
export function isTransientFailure(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind === 'http') return error.status === 429 || (error.status ?? 0) >= 500;
  return error.kind !== 'aborted';
}

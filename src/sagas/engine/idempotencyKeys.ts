/**
 * Keys by which servers know a post that is sent twice. They begin with the time, and end with what
 * nobody can guess: all accounts of a server share one table of them.
 */
import { getContext } from './effects';
import type { SagaGenerator } from './effects';

export function* newIdempotencyKey(): SagaGenerator<string> {
  const now = yield* getContext('now');
  const newId = yield* getContext('newId');
  return `${now()}-${newId()}`;
}

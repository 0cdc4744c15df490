/**
 * Makes idempotency keys, by which servers recognise a post that is sent twice. A key begins with
 * the time and ends with a random part: all accounts of a server share one table of keys.
 */
import { getContext } from './effects';
import type { SagaGenerator } from './effects';

export function* newIdempotencyKey(): SagaGenerator<string> {
  const { now } = yield* getContext('clock');
  const { newId } = yield* getContext('chance');
  return `${now()}-${newId()}`;
}

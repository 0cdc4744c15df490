/** Something of the page that changes, as a channel for sagas. */
import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import type { Source } from './context';

/** Wrapped, as a channel takes no bare `undefined` and `takeFrom` wants objects. */
export interface Told<Value> {
  value: Value;
}

/** `latestOnly` forgets what came while nobody listened, but for the last. */
export function sourceChannel<Value>(
  source: Source<Value>,
  { latestOnly = false }: { latestOnly?: boolean } = {},
): EventChannel<Told<Value>> {
  const buffer = latestOnly ? buffers.sliding<Told<Value>>(1) : buffers.expanding<Told<Value>>();
  return eventChannel<Told<Value>>((emit) => source((value) => emit({ value })), buffer);
}

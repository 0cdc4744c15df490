/** Something of the page that changes, as a channel for sagas. */
import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import type { Source } from '@/lib/source';

/** Wrapped, as a channel takes no bare `undefined` and `takeFrom` wants objects. */
export interface SourceValue<Value> {
  value: Value;
}

/** `latestOnly` forgets what came while nobody listened, but for the last. */
export function sourceChannel<Value>(
  source: Source<Value>,
  { latestOnly = false }: { latestOnly?: boolean } = {},
): EventChannel<SourceValue<Value>> {
  const buffer = latestOnly
    ? buffers.sliding<SourceValue<Value>>(1)
    : buffers.expanding<SourceValue<Value>>();
  return eventChannel<SourceValue<Value>>((emit) => source((value) => emit({ value })), buffer);
}

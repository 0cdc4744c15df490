/** Turns a changing value of the page into a channel for sagas. */
import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import type { Source } from '@/lib/source';

/** Wrapped, as a channel takes no bare `undefined` and `takeFrom` wants objects. */
interface SourceValue<Value> {
  value: Value;
}

/** With `latestOnly`, only the last value is kept while no saga takes from the channel. */
export function sourceChannel<Value>(
  source: Source<Value>,
  { latestOnly = false }: { latestOnly?: boolean } = {},
): EventChannel<SourceValue<Value>> {
  const buffer = latestOnly
    ? buffers.sliding<SourceValue<Value>>(1)
    : buffers.expanding<SourceValue<Value>>();
  return eventChannel<SourceValue<Value>>((emit) => source((value) => emit({ value })), buffer);
}

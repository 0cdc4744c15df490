/** Sends a file and tells meanwhile how much of it has gone, as often as somebody can take it in. */
import { buffers, eventChannel } from 'redux-saga';
import { call, delay, put, race, takeFrom } from './effects';
import type { SagaGenerator } from './effects';
import type { Action } from '@reduxjs/toolkit';

/** Milliseconds. */
const PROGRESS_INTERVAL = 100;

/** `send` is given what its call tells of its progress; `told` makes an action of that. */
export function* withUploadProgress<Result>(
  send: (onSent: (part: number) => void) => SagaGenerator<Result>,
  toAction: (part: number) => Action,
): SagaGenerator<Result> {
  let report: (part: number) => void = () => undefined;
  const parts = eventChannel<{ part: number }>((emit) => {
    report = (part) => emit({ part });
    return () => undefined;
  }, buffers.sliding(1));
  const reportProgress = function* (): SagaGenerator<never> {
    for (;;) {
      const { part } = yield* takeFrom(parts);
      yield* put(toAction(part));
      yield* delay(PROGRESS_INTERVAL);
    }
  };
  try {
    const { sent } = yield* race({
      sent: call(() => send((part) => report(part))),
      progress: call(reportProgress),
    });
    return sent as Result;
  } finally {
    parts.close();
  }
}

/** Sends a file and reports its progress to the store, at most once per interval. */
import { buffers, eventChannel } from 'redux-saga';
import { call, delay, put, race, takeFrom } from './effects';
import type { SagaGenerator } from './effects';
import type { Action } from '@reduxjs/toolkit';

const PROGRESS_INTERVAL = 100;

/** `send` gets a callback for its progress; `toAction` makes an action of each report. */
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

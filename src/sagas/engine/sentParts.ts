/** Sends a file and tells meanwhile how much of it has gone, as often as somebody can take it in. */
import { buffers, eventChannel } from 'redux-saga';
import { call, delay, put, race, takeFrom } from './effects';
import type { SagaGenerator } from './effects';
import type { Action } from '@reduxjs/toolkit';

/** Milliseconds. */
const TELLING = 100;

/** `send` is given what its call tells of its progress; `told` makes an action of that. */
export function* tellSent<Result>(
  send: (onSent: (part: number) => void) => SagaGenerator<Result>,
  told: (part: number) => Action,
): SagaGenerator<Result> {
  let tell: (part: number) => void = () => undefined;
  const parts = eventChannel<{ part: number }>((emit) => {
    tell = (part) => emit({ part });
    return () => undefined;
  }, buffers.sliding(1));
  const tellProgress = function* (): SagaGenerator<never> {
    for (;;) {
      const { part } = yield* takeFrom(parts);
      yield* put(told(part));
      yield* delay(TELLING);
    }
  };
  try {
    const { sent } = yield* race({
      sent: call(() => send((part) => tell(part))),
      told: call(tellProgress),
    });
    return sent as Result;
  } finally {
    parts.close();
  }
}

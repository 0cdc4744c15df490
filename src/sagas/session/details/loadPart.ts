/** Loads a part that the page can do without: a failure is only logged. */
import type { LogLevel } from '@/sagas/engine/context';
import { call, getContext, type SagaGenerator } from '@/sagas/engine/effects';

export interface Part {
  name: string;
  /** Of the log when it fails. */
  level?: LogLevel;
}

/** Returns whether that worked. */
export function* loadPart(
  step: () => SagaGenerator<void>,
  { name, level = 'error' }: Part,
): SagaGenerator<boolean> {
  try {
    yield* call(step);
    return true;
  } catch (error) {
    const log = yield* getContext('log');
    log(level, `Could not load the ${name}`, error);
    return false;
  }
}

/** Waits until the page is idle: a state change during the first render would restart it. */
export function* untilIdle(): SagaGenerator<void> {
  const { whenIdle: idle } = yield* getContext('clock');
  yield* call(idle);
}

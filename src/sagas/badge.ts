/** Wears what waits for the reader on the page's icon; the title shows the same number. */
import type { Action } from '@reduxjs/toolkit';
import { selectUnreadTotal } from '@/selectors/navigation';
import { call, getContext, select, take } from './engine/effects';
import type { SagaGenerator } from './engine/effects';

export function* badgeSaga(): SagaGenerator<void> {
  let worn = 0;
  for (;;) {
    const count = yield* select(selectUnreadTotal);
    if (count > 0 !== worn > 0) yield* wear(count);
    worn = count;
    yield* take(anyAction);
  }
}

const anyAction = (_action: Action) => true;

function* wear(count: number): SagaGenerator<void> {
  try {
    const { wearCount } = yield* call(yield* getContext('telling'));
    yield* call(wearCount, count);
  } catch (error) {
    const log = yield* getContext('log');
    log('info', 'The icon of the page could not be drawn', error);
  }
}

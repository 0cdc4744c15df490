/** Lets the browser ask before the page is closed, but only while something would be lost with it. */
import type { Action } from '@reduxjs/toolkit';
import { selectProfileUnsaved } from '@/selectors/profileEditor';
import { selectWouldBeLost } from '@/selectors/uploads';
import { getContext, select, take } from './engine/effects';
import type { SagaGenerator } from './engine/effects';

export function* closingSaga(): SagaGenerator<void> {
  const { askBeforeClosing } = yield* getContext('page');
  let asks = false;
  for (;;) {
    const lost = (yield* select(selectWouldBeLost)) || (yield* select(selectProfileUnsaved));
    if (lost !== asks) askBeforeClosing(lost);
    asks = lost;
    yield* take(anyAction);
  }
}

const anyAction = (_action: Action) => true;

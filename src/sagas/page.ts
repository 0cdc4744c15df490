/** Tells the store what becomes of the page: looked at or not, focused, online, how large. */
import type { Action } from '@reduxjs/toolkit';
import { windowResized } from '@/slices/interface';
import { systemSchemeChanged } from '@/slices/theme';
import { onlineChanged, pageFocusChanged, pageVisibilityChanged } from '@/slices/realtime';
import type { Source, WindowSize } from './engine/context';
import { delay, fork, getContext, put, takeFrom } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { sourceChannel } from './engine/sourceChannel';

/** While a window is being dragged to another size, it is told this often. */
const RESIZE_PAUSE = 100;

export function* pageSaga(): SagaGenerator<void> {
  const page = yield* getContext('page');
  yield* fork(tell<boolean>, page.visible, pageVisibilityChanged);
  yield* fork(tell<boolean>, page.focused, pageFocusChanged);
  yield* fork(tell<boolean>, page.online, onlineChanged);
  yield* fork(tell<boolean>, page.light, (light) => systemSchemeChanged(light ? 'light' : 'dark'));
  yield* fork(tell<WindowSize>, page.size, windowResized, RESIZE_PAUSE);
}

/** One action for each change; with a pause, only the latest of those that came during it. */
function* tell<Value>(
  source: Source<Value>,
  toAction: (value: Value) => Action,
  pause = 0,
): SagaGenerator<void> {
  const channel = sourceChannel(source, { latestOnly: pause > 0 });
  try {
    for (;;) {
      const { value } = yield* takeFrom(channel);
      yield* put(toAction(value));
      if (pause > 0) yield* delay(pause);
    }
  } finally {
    channel.close();
  }
}

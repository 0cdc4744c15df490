/** Tells the store what becomes of the page: looked at or not, focused, online, how large. */
import type { Action } from '@reduxjs/toolkit';
import { windowResized } from '@/slices/session/interface';
import { systemSchemeChanged } from '@/slices/settings/theme';
import { onlineChanged, pageFocusChanged, pageVisibilityChanged } from '@/slices/realtime/realtime';
import type { WindowSize } from '@/sagas/engine/context';
import type { Source } from '@/lib/source';
import { delay, fork, getContext, put, takeFrom } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { sourceChannel } from '@/sagas/engine/sourceChannel';

/** While a window is being dragged to another size, it is told this often. */
const RESIZE_PAUSE = 100;

export function* pageEventsSaga(): SagaGenerator<void> {
  const page = yield* getContext('page');
  yield* fork(forwardToStore<boolean>, page.visible, pageVisibilityChanged);
  yield* fork(forwardToStore<boolean>, page.focused, pageFocusChanged);
  yield* fork(forwardToStore<boolean>, page.online, onlineChanged);
  yield* fork(forwardToStore<boolean>, page.prefersLight, (light) =>
    systemSchemeChanged(light ? 'light' : 'dark'),
  );
  yield* fork(forwardToStore<WindowSize>, page.size, windowResized, RESIZE_PAUSE);
}

/** One action for each change; with a pause, only the latest of those that came during it. */
function* forwardToStore<Value>(
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

/** Reports the state of the page to the store: visibility, focus, network and window size. */
import type { Action } from '@reduxjs/toolkit';
import { windowResized } from '@/slices/session/interface';
import { systemSchemeChanged } from '@/slices/settings/theme';
import { onlineChanged, pageFocusChanged, pageVisibilityChanged } from '@/slices/realtime/realtime';
import type { WindowSize } from '@/sagas/engine/context';
import type { Source } from '@/lib/source';
import { delay, fork, getContext, put, takeFrom } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { sourceChannel } from '@/sagas/engine/sourceChannel';

/** Milliseconds between two reports while a window is being resized. */
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

/** Dispatches one action per change; with a pause, only the latest change in each pause. */
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

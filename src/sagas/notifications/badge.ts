/** Shows the number of unread items on the page's icon; the title shows the same number. */
import type { Action } from '@reduxjs/toolkit';
import { selectUnreadTotal } from '@/selectors/session/navigation';
import { call, getContext, select, take } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';

export function* badgeSaga(): SagaGenerator<void> {
  let shown = 0;
  for (;;) {
    const count = yield* select(selectUnreadTotal);
    if (count > 0 !== shown > 0) yield* showBadge(count);
    shown = count;
    yield* take(anyAction);
  }
}

const anyAction = (_action: Action) => true;

function* showBadge(count: number): SagaGenerator<void> {
  try {
    const { setBadge } = yield* call((yield* getContext('services')).desktopNotifications);
    yield* call(setBadge, count);
  } catch (error) {
    const log = yield* getContext('log');
    log('info', 'The icon of the page could not be drawn', error);
  }
}

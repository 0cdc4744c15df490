/** Tells the other tabs what this one learnt, and puts into the store what they tell. */
import type { Action } from '@reduxjs/toolkit';
import { put, select, takeEvery, takeFrom } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import type { RootState } from '@/slices/root';
import { postToOtherTabs, tabChannel } from './messages';
import { factFrom, sharedFacts } from './sharedFacts';

/** Marks what came from another tab, so that it goes no further. */
interface FromTab extends Action {
  meta?: { fromTab?: boolean };
}

export function* shareFacts(): SagaGenerator<void> {
  const others = { heard: false };
  yield* takeEvery(isOwnAction, function* (action) {
    if (!others.heard) return;
    const state = yield* select((now: RootState) => now);
    for (const [name, { tell }] of Object.entries(sharedFacts)) {
      const payload = tell(action, state);
      if (payload) yield* postToOtherTabs({ kind: 'fact', name, payload });
    }
  });
  yield* hearFacts(others);
}

const isOwnAction = (action: FromTab): action is FromTab => action.meta?.fromTab !== true;

function* hearFacts(others: { heard: boolean }): SagaGenerator<void> {
  const channel = yield* tabChannel();
  try {
    for (;;) {
      const message = yield* takeFrom(channel);
      // A tab alone tells nobody.
      others.heard = true;
      if (message.kind !== 'fact') continue;
      const action = yield* select((state: RootState) =>
        factFrom(message.name, message.payload, state),
      );
      if (action) yield* put({ ...action, meta: { fromTab: true } });
    }
  } finally {
    channel.close();
  }
}

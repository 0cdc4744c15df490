/**
 * Tells the other tabs what this one learnt and how often it calls the server, puts into the store
 * what they tell, and counts their calls.
 */
import type { Action } from '@reduxjs/toolkit';
import { getContext, put, select, takeEvery, takeFrom } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import type { CountCall } from '@/sagas/engine/requestScheduler/requestScheduler';
import { selectTabAddress } from '@/selectors/realtime/tabs';
import { fromTab, isFromTab } from '@/slices/engine/fromTab';
import type { RootState } from '@/slices/root';
import { postToOtherTabs, tabChannel } from './messages';
import { factFrom, sharedFacts } from './sharedFacts';

export function* shareFacts(): SagaGenerator<void> {
  const others = { heard: false };
  yield* takeEvery<Action>(isOwnAction, function* (action) {
    if (!others.heard) return;
    const state = yield* select((now: RootState) => now);
    for (const [name, { tell }] of Object.entries(sharedFacts)) {
      const payload = tell(action, state);
      if (payload) yield* postToOtherTabs({ kind: 'fact', name, payload });
    }
  });
  const { requestScheduler } = yield* getContext('net');
  const { postToTabs } = yield* getContext('page');
  const look = yield* getContext('getState');
  const count = requestScheduler.shareCalls((limits, until) => {
    const address = selectTabAddress(look());
    const message = { kind: 'call', limits, until };
    if (others.heard && address) postToTabs({ tabs: { ...address, ...message } });
  });
  yield* hearFacts(others, count);
}

const isOwnAction = (action: Action): action is Action => !isFromTab(action);

function* hearFacts(others: { heard: boolean }, count: CountCall): SagaGenerator<void> {
  const channel = yield* tabChannel();
  try {
    for (;;) {
      const message = yield* takeFrom(channel);
      // A tab alone tells nobody.
      others.heard = true;
      if (message.kind === 'call') count(message.limits, message.until);
      if (message.kind !== 'fact') continue;
      const action = yield* select((state: RootState) =>
        factFrom(message.name, message.payload, state),
      );
      if (action) yield* put(fromTab(action));
    }
  } finally {
    channel.close();
  }
}

/**
 * Tells the other tabs each fact that this one learnt, and puts into the store what they tell. Loaded
 * once another tab was heard.
 */
import type { Action } from '@reduxjs/toolkit';
import { put, select, take, takeEvery } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { fromTab, isFromTab } from '@/slices/engine/fromTab';
import { factReceived, otherTabHeard } from '@/slices/realtime/tabs';
import type { RootState } from '@/slices/root';
import { readFact } from './factRow';
import { postToOtherTabs } from './messages';
import { makeSharedFacts } from './sharedFacts';

export function* shareFactsSaga(): SagaGenerator<void> {
  yield* take(otherTabHeard);
  const sharedFacts = makeSharedFacts();
  yield* takeEvery<Action>(isOwnAction, function* (action) {
    const state = yield* select((now: RootState) => now);
    for (const [name, { tell }] of Object.entries(sharedFacts)) {
      const payload = tell(action, state);
      if (payload) yield* postToOtherTabs({ kind: 'fact', name, payload });
    }
  });
  yield* takeEvery(factReceived, function* ({ payload: { name, payload } }) {
    const state = yield* select((now: RootState) => now);
    const action = readFact(sharedFacts, name, payload, state);
    if (action) yield* put(fromTab(action));
  });
}

const isOwnAction = (action: Action): action is Action => !isFromTab(action);

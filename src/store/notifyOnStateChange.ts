/**
 * Notifies subscribers only of actions that changed the state, as many actions are only for sagas;
 * and once of what is streamed and the decision whether it shows, which follows in the same task.
 */
import type { StoreEnhancer } from '@reduxjs/toolkit';
import { statusesStreamed } from '@/slices/timelines/timelines';

export const notifyOnStateChange: StoreEnhancer = (createStore) => (reducer, preloaded) => {
  const store = createStore(reducer, preloaded);
  let waits = false;
  return {
    ...store,
    dispatch(action) {
      waits = statusesStreamed.match(action);
      return store.dispatch(action);
    },
    subscribe(listener) {
      let known = store.getState();
      const tell = () => {
        const now = store.getState();
        if (now === known) return;
        known = now;
        listener();
      };
      return store.subscribe(() => {
        if (waits) queueMicrotask(tell);
        else tell();
      });
    },
  };
};

/**
 * Many actions are words to the sagas and change nothing: those who look at the state hear only of
 * what changed it.
 */
import type { StoreEnhancer } from '@reduxjs/toolkit';

export const notifyOnStateChange: StoreEnhancer = (createStore) => (reducer, preloaded) => {
  const store = createStore(reducer, preloaded);
  return {
    ...store,
    subscribe(listener) {
      let known = store.getState();
      return store.subscribe(() => {
        const now = store.getState();
        if (now === known) return;
        known = now;
        listener();
      });
    },
  };
};

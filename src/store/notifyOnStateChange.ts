/**
 * Notifies subscribers only of actions that changed the state, as many actions are only for sagas.
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

/** Resolves when the startup has ended, with or without success. */
import type { AppStore } from './createStore';

export function untilStarted(store: AppStore): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const { phase } = store.getState().startup;
      if (phase !== 'ready' && phase !== 'failed') return;
      end();
      resolve();
    };
    const end = store.subscribe(look);
    look();
  });
}

/**
 * Waits for the startup: for the first script, for something to draw, and for its end, with or without
 * success.
 */
import type { RootState } from '@/slices/root';
import { untilFirstScript } from '@/lib/net/prefetchStore';
import type { AppStore } from './createStore';

/** From the cache, the files come in any order. */
export const untilFirstScriptRan = (): Promise<unknown> | undefined => untilFirstScript(document);

/** Resolves when the page has something to draw, which may be before the startup has ended. */
export const untilDrawable = (store: AppStore): Promise<void> =>
  until(store, ({ startup }) => startup.drawable);

export const untilStarted = (store: AppStore): Promise<void> =>
  until(store, ({ startup: { phase } }) => phase === 'ready' || phase === 'failed');

function until(store: AppStore, holds: (state: RootState) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!holds(store.getState())) return;
      end();
      resolve();
    };
    const end = store.subscribe(look);
    look();
  });
}

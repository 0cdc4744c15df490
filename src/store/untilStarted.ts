/**
 * Waits for the startup: for the first script, for the code, for something to draw, and for its end,
 * with or without success.
 */
import type { RootState } from '@/slices/root';
import { untilFirstScript } from '@/lib/net/prefetchStore';
import type { AppStore } from './createStore';

/** From the cache, the files come in any order. */
export const untilFirstScriptRan = (): Promise<unknown> | undefined => untilFirstScript(document);

/** Resolves in a task of its own. */
export const untilNextTask = (): Promise<unknown> => new Promise((begin) => setTimeout(begin));

/**
 * Runs the code of the slices ahead of that of the sagas: at once, they would block the page for a
 * tenth of a second on a phone.
 */
export async function untilSlicesRan(): Promise<void> {
  await import(/* webpackMode: "eager" */ '@/slices/root');
  await untilNextTask();
}

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

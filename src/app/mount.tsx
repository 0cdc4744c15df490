/** Mounts the app once there is something to show. */
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import type { Store } from '@reduxjs/toolkit';
import type { BrowserHistory } from '@/lib/history/browserHistory';
import type { RootState } from '@/slices/root';
import { leaveStill } from './leaveStill';
import { App } from './App';
import { loadFirstScreen } from './routes/routes';
import { keepEarlyKeys } from './shortcuts/earlyKeys';

/** `drawable` resolves when there is something to draw, or start-up has failed. */
export async function mount(
  store: Store<RootState>,
  history: BrowserHistory,
  drawable: Promise<void>,
): Promise<void> {
  const place = document.getElementById('app');
  if (!place) return;
  loadFirstScreen(history.location.pathname);
  keepEarlyKeys();
  const root = createRoot(place);
  await drawable;
  // A transition renders in slices, so that the page stays responsive.
  startTransition(() => {
    root.render(<App store={store} history={history} />);
  });
  await leaveStill(window);
}

/** Mounts the diagnostics instead: a page by itself, with a store of its own. */
export const showDiagnostics = async (store: Store): Promise<void> =>
  (
    await import(/* webpackChunkName: "diagnostics" */ '@/doctor/page/mountDiagnostics')
  ).mountDiagnostics(store);

/** Puts the app on the page once there is something to show. */
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import type { Store } from '@reduxjs/toolkit';
import { languageOf } from '@/i18n/languages';
import type { BrowserHistory } from '@/lib/browserHistory';
import type { RootState } from '@/slices/root';
import { App } from './App';
import { loadFirstScreen } from './routes';

/** `started`: starting has ended, well or badly. */
export async function mount(
  store: Store<RootState>,
  history: BrowserHistory,
  started: Promise<void>,
): Promise<void> {
  const place = document.getElementById('app');
  if (!place) return;
  loadFirstScreen(history.location.pathname);
  const root = createRoot(place);
  makeReady(store.getState().language.code);
  await started;
  // In steps, between which the page has its turn.
  startTransition(() => {
    root.render(<App store={store} history={history} />);
  });
}

/** In place of all that: a page by itself, which has a store of its own. */
export const showDiagnostics = async (store: Store): Promise<void> =>
  (
    await import(/* webpackChunkName: "diagnostics" */ './diagnostics/mountDiagnostics')
  ).mountDiagnostics(store);

/** The browser takes a while to load what it knows of a language: let it, while the server is asked. */
function makeReady(code: string): void {
  const { tag } = languageOf(code);
  new Intl.PluralRules(tag).select(2);
  new Intl.NumberFormat(tag).format(2);
  new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeStyle: 'medium' }).format(0);
}

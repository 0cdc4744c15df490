/**
 * The entry: makes the history and the store, and mounts the app once starting has ended, well or
 * badly. Until then the page shows the skeleton that it came with.
 */
import { createRoot } from 'react-dom/client';
import { App } from '@/app/App';
import { createHistory } from '@/app/history';
import { loadScreen } from '@/app/routes';
import { matchRoute } from '@/domain/routes';
import { createBrowserStore } from '@/store/browser';
import '@/styles/tokens.css';
import '@/styles/global.css';
import '@/styles/skeleton.css';

const history = createHistory();
const store = createBrowserStore(history);

// The code of the first screen comes while the server is being asked.
const first = matchRoute(history.location.pathname);
if (first && first.name !== 'root') void loadScreen(first.name).catch(() => undefined);

const stopWaiting = store.subscribe(() => {
  const { phase } = store.getState().startup;
  if (phase !== 'ready' && phase !== 'failed') return;
  stopWaiting();
  const place = document.getElementById('app');
  if (place) createRoot(place).render(<App store={store} history={history} />);
});

/** The root component: providers, layout and the screen of the current route. */
import { Provider } from 'react-redux';
import type { Store } from '@reduxjs/toolkit';
import { useAppSelector } from '@/hooks/store';
import type { BrowserHistory } from '@/lib/history/browserHistory';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { ErrorBoundary } from './ErrorBoundary';
import { LanguageProvider } from './language/LanguageProvider';
import { RoutedScreen } from './routes/RoutedScreen';
import { Router } from './routes/Router';
import { AppLayout } from './layout/AppLayout';

const StartFailed = deferredComponent(async () => (await import('./StartFailed')).StartFailed, {
  onDemand: true,
});

interface Props {
  store: Store;
  history: BrowserHistory;
}

export function App({ store, history }: Props) {
  return (
    <Provider store={store}>
      <LanguageProvider>
        <ErrorBoundary part="page">
          <Router history={history}>
            <Started />
          </Router>
        </ErrorBoundary>
      </LanguageProvider>
    </Provider>
  );
}

function Started() {
  const phase = useAppSelector((state) => state.startup.phase);
  if (phase === 'failed') return <StartFailed />;
  return (
    <AppLayout>
      <RoutedScreen />
    </AppLayout>
  );
}

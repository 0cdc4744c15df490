/**
 * Renders a component as the application would: with the real reducers, an address and English
 * texts. State is built from actions; `dispatched` is what the component said since.
 */
import { configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { createAppIntl } from '@/app/language/createAppIntl';
import { PreferenceProviders } from '@/components/settings/PreferenceProviders';
import type { ServerFamily } from '@/domain/session/instance';
import { useLinkClicks } from '@/hooks/useLinkClicks';
import { rootReducer, type RootState } from '@/slices/root';
import { knownServer } from './people';
import { container } from './renderUi';

/** The checks of the store say how long they took, which on a busy machine means nothing. */
const patient = {
  immutableCheck: { warnAfter: 2_000 },
  serializableCheck: { warnAfter: 2_000 },
};

interface Options {
  /** Actions that made the state in which the component is shown; not part of `dispatched`. */
  before?: UnknownAction[];
  /** What the server is known to be before; null for one that was never met. */
  family?: ServerFamily | null;
  /** The address, with its query. */
  path?: string;
  /** Who listens besides: sagas of the noun, where the story is about them as well. */
  beside?: Middleware[];
}

const english = createAppIntl('en', {});

export function renderInStore(
  ui: ReactNode,
  { before = [], family = 'pleroma', path = '/', beside = [] }: Options = {},
) {
  const dispatched: UnknownAction[] = [];
  const recorder: Middleware = () => (next) => (action) => {
    dispatched.push(action as UnknownAction);
    return next(action);
  };
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ thunk: false, ...patient }).concat(recorder, ...beside),
  });
  if (family !== null) store.dispatch(knownServer(family));
  before.forEach((action) => store.dispatch(action));
  dispatched.length = 0;

  let address = path;
  const note = (now: string) => {
    address = now;
  };
  // One that was unmounted within the test cannot be used again.
  document.getElementById('app')?.remove();
  const app = container('app');
  container('modal');
  container('popovers');
  const view = render(ui, {
    container: app,
    wrapper: ({ children }) => (
      <Provider store={store}>
        <RawIntlProvider value={english}>
          <MemoryRouter initialEntries={[path]}>
            <PreferenceProviders>{children}</PreferenceProviders>
            <Address onChange={note} />
          </MemoryRouter>
        </RawIntlProvider>
      </Provider>
    ),
  });
  return {
    ...view,
    dispatched,
    /** What sagas would say, seen on the page when it returns. */
    dispatch: (action: UnknownAction): void => {
      act(() => void store.dispatch(action));
    },
    state: (): RootState => store.getState(),
    /** Where links have led, with the query. */
    address: () => address,
  };
}

function Address({ onChange }: { onChange: (address: string) => void }) {
  useLinkClicks();
  const { pathname, search } = useLocation();
  onChange(pathname + search);
  return null;
}

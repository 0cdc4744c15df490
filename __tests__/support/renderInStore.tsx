/**
 * Renders a component as in the application, with the real reducers, an address and English texts.
 * Actions make the state; `dispatched` holds the actions that the component dispatched since.
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

const checks = {
  // The reducers freeze the state; flow tests check that they do.
  immutableCheck: false,
  // Timings of the check are meaningless on a busy machine.
  serializableCheck: { warnAfter: 2_000 },
};

interface Options {
  /** Actions that create the initial state; not part of `dispatched`. */
  before?: UnknownAction[];
  /** The family of the server as known beforehand; null for an unknown server. */
  family?: ServerFamily | null;
  /** The path with its query. */
  path?: string;
  /** Further middleware, such as a saga that the test covers as well. */
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
    middleware: (defaults) => defaults({ thunk: false, ...checks }).concat(recorder, ...beside),
  });
  if (family !== null) store.dispatch(knownServer(family));
  before.forEach((action) => store.dispatch(action));
  dispatched.length = 0;

  let address = path;
  const note = (now: string) => {
    address = now;
  };
  // A root that was unmounted within the test cannot be used again.
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
    /** Dispatches what a saga would; the page is updated when it returns. */
    dispatch: (action: UnknownAction): void => {
      act(() => void store.dispatch(action));
    },
    state: (): RootState => store.getState(),
    /** The current address with its query, after links were followed. */
    address: () => address,
  };
}

function Address({ onChange }: { onChange: (address: string) => void }) {
  useLinkClicks();
  const { pathname, search } = useLocation();
  onChange(pathname + search);
  return null;
}

/** The application around a state that is over: the same frame and the same screens, and no way on. */
import type { ComponentType } from 'react';
import { RawIntlProvider, type IntlShape } from 'react-intl';
import { Provider } from 'react-redux';
import { Router as LocationRouter } from 'react-router-dom';
import type { Store } from '@reduxjs/toolkit';
import { ReadersWays } from '@/components/ReadersWays';
import { pathTo } from '@/domain/routes';
import type { RootState } from '@/slices/root';
import { ClockProvider } from '@/ui/Clock';
import { ErrorBoundary } from '../ErrorBoundary';
import { Frame } from '../Shell';

interface Props {
  state: RootState;
  /** Milliseconds since 1970, then. */
  now: number;
  intl: IntlShape;
  /** The screen of any address. */
  Screens: ComponentType;
}

export function PastApp({ state, now, intl, Screens }: Props) {
  const { name, params } = state.interface.route;
  const place = {
    pathname: name === null ? '/' : pathTo(name, params),
    search: '',
    hash: '',
    state: null,
    key: 'past',
  };
  return (
    <Provider store={storeOf(state)}>
      <RawIntlProvider value={intl}>
        <LocationRouter location={place} navigator={nowhere}>
          <ClockProvider clock={{ now: () => now, every: () => () => undefined }}>
            <ReadersWays>
              <ErrorBoundary part="past">
                <Frame>
                  <Screens />
                </Frame>
              </ErrorBoundary>
            </ReadersWays>
          </ClockProvider>
        </LocationRouter>
      </RawIntlProvider>
    </Provider>
  );
}

/** Is asked, and told nothing. */
const storeOf = (state: RootState): Store =>
  ({
    getState: () => state,
    dispatch: (action: unknown) => action,
    subscribe: () => () => undefined,
    replaceReducer: () => undefined,
    [Symbol.observable]: () => ({}),
  }) as unknown as Store;

const nowhere = {
  createHref: (to: unknown) => String(to),
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

/** Renders the application for a recorded state: the same frame and screens, but no navigation. */
import type { ComponentType } from 'react';
import { RawIntlProvider, type IntlShape } from 'react-intl';
import { Provider } from 'react-redux';
import { Router as LocationRouter } from 'react-router-dom';
import type { Store } from '@reduxjs/toolkit';
import { PreferenceProviders } from '@/components/settings/PreferenceProviders';
import { pathTo } from '@/domain/session/routes';
import type { RootState } from '@/slices/root';
import { ClockProvider } from '@/ui/text/Clock';
import { ErrorBoundary } from '@/app/ErrorBoundary';
import { AppFrame } from '@/app/layout/AppLayout';

interface Props {
  state: RootState;
  /** The recorded time, in milliseconds since 1970. */
  now: number;
  intl: IntlShape;
  /** Renders the screen of any address. */
  Screens: ComponentType;
}

export function ReplayedApp({ state, now, intl, Screens }: Props) {
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
            <PreferenceProviders>
              <ErrorBoundary part="past">
                <AppFrame>
                  <Screens />
                </AppFrame>
              </ErrorBoundary>
            </PreferenceProviders>
          </ClockProvider>
        </LocationRouter>
      </RawIntlProvider>
    </Provider>
  );
}

/** A read-only store that ignores every action. */
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

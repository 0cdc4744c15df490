/**
 * Renders the screen of the current route: redirects those who may not see it, shows a skeleton
 * while it loads and an error card when it crashes. Unmatched addresses are left to
 * `UnmatchedRouteScreen`.
 */
import { Navigate, useLocation } from 'react-router-dom';
import {
  isForMembers,
  isServed,
  loginGateRedirect,
  matchRoute,
  routeOf,
} from '@/domain/session/routes';
import { useAppSelector } from '@/hooks/store';
import { selectCapabilities } from '@/selectors/session/capabilities';
import { selectInstance, selectStartPage } from '@/selectors/session/config';
import { selectSessionPending, selectSignedIn } from '@/selectors/session/session';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { ErrorBoundary } from '@/app/ErrorBoundary';
import { renderScreen } from './routes';
import { ScreenSkeleton } from './ScreenSkeleton';

const MembersOnlyScreen = deferredComponent(
  async () => (await import('./MembersOnlyScreen')).MembersOnlyScreen,
  { placeholder: ({ name }) => <ScreenSkeleton name={name} />, onDemand: true },
);

const UnmatchedRouteScreen = deferredComponent(
  async () => (await import('./UnmatchedRouteScreen')).UnmatchedRouteScreen,
  { onDemand: true },
);

export function RoutedScreen() {
  const { pathname } = useLocation();
  const instance = useAppSelector(selectInstance);
  const signedIn = useAppSelector(selectSignedIn);
  const sessionPending = useAppSelector(selectSessionPending);
  const can = useAppSelector(selectCapabilities);
  const startPage = useAppSelector((state) => selectStartPage(state, signedIn || sessionPending));

  const match = matchRoute(pathname);
  const elsewhere = (
    <ErrorBoundary key={pathname} part="screen">
      <UnmatchedRouteScreen Screens={RoutedScreen} />
    </ErrorBoundary>
  );
  if (!match) return elsewhere;
  const { name, params } = match;
  const route = routeOf(name);
  if (name === 'root') return <Navigate to={startPage} replace />;
  // Keeps the address until it is known whether the reader may see it.
  if (sessionPending && (route.needsLogin || isForMembers(name, instance))) {
    return <ScreenSkeleton name={name} />;
  }
  if (route.needsLogin && !signedIn) return <Navigate to={loginGateRedirect(instance)} replace />;
  if (!signedIn && isForMembers(name, instance)) return <MembersOnlyScreen name={name} />;
  if (!isServed(name, (capability) => can[capability])) return elsewhere;
  // A name that the server reserves is nobody's profile.
  if (name === 'legacy-user-profile' && instance.restrictedNicknames.includes(params.name ?? '')) {
    return elsewhere;
  }

  return (
    <ErrorBoundary key={pathname} part="screen">
      {renderScreen({ name, params })}
    </ErrorBoundary>
  );
}

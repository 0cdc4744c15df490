/**
 * At an address that no route has: a screen that is rarely wanted, the way to where another client's
 * address leads here, or nothing.
 */
import { useLocation } from 'react-router-dom';
import { NotFoundScreen } from './NotFoundScreen';
import { renderStandaloneScreen, type StandaloneScreenProps } from './standaloneScreens';
import { useOldLinkRedirect } from './useOldLinkRedirect';

export default function UnmatchedRouteScreen(props: StandaloneScreenProps) {
  const { pathname } = useLocation();
  const moved = useOldLinkRedirect();
  return renderStandaloneScreen(pathname, props) ?? moved ?? <NotFoundScreen />;
}

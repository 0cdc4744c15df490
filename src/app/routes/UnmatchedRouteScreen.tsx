/**
 * Handles addresses outside the route table: a rarely used standalone screen, a redirect from
 * another client's address, or "not found".
 */
import { useLocation } from 'react-router-dom';
import { NotFoundScreen } from './NotFoundScreen';
import { renderStandaloneScreen, type StandaloneScreenProps } from './standaloneScreens';
import { useOldLinkRedirect } from './useOldLinkRedirect';

export function UnmatchedRouteScreen(props: StandaloneScreenProps) {
  const { pathname } = useLocation();
  const moved = useOldLinkRedirect();
  return renderStandaloneScreen(pathname, props) ?? moved ?? <NotFoundScreen />;
}

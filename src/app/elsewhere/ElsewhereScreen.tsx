/**
 * At an address that no route has: a screen that is rarely wanted, the way to where another client's
 * address leads here, or nothing.
 */
import { useLocation } from 'react-router-dom';
import { NotFoundScreen } from './NotFoundScreen';
import { renderRareScreen, type RareScreenProps } from './rareScreens';
import { useElsewhere } from './useElsewhere';

export default function ElsewhereScreen(props: RareScreenProps) {
  const { pathname } = useLocation();
  const moved = useElsewhere();
  return renderRareScreen(pathname, props) ?? moved ?? <NotFoundScreen />;
}

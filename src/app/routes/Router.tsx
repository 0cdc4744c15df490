/**
 * Connects the history to React and reports the current route to the store. Our own route table
 * does the matching, as its patterns express things that the router's cannot.
 */
import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { Router as LocationRouter, type NavigationType } from 'react-router-dom';
import { matchRoute } from '@/domain/session/routes';
import { useAppDispatch } from '@/hooks/store';
import { useLinkClicks } from '@/hooks/useLinkClicks';
import type { BrowserHistory } from '@/lib/history/browserHistory';
import { routeEntered } from '@/slices/session/interface';

interface Props {
  history: BrowserHistory;
  children: ReactNode;
}

export function Router({ history, children }: Props) {
  const dispatch = useAppDispatch();
  const [first] = useState(() => ({ action: history.action, location: history.location }));
  const [{ action, location }, setPlace] = useState(first);
  // The first render happens in slices, and the reader may go back between two of them.
  useLayoutEffect(
    () =>
      history.listen((move) => {
        // A new screen renders in slices as a transition; a redirect renders nothing and is
        // immediate.
        if (move.action === 'REPLACE') setPlace(move);
        else startTransition(() => setPlace(move));
      }, first.location),
    [history, first],
  );

  // A screen that is being left may not redirect: the reader is already on the way to another.
  const navigator = useMemo(
    (): BrowserHistory => ({
      ...history,
      replace: (to, state) => {
        if (history.location.key === location.key) history.replace(to, state);
      },
    }),
    [history, location.key],
  );

  const { pathname } = location;
  useEffect(() => {
    const match = matchRoute(pathname);
    dispatch(routeEntered({ name: match?.name ?? null, params: match?.params ?? {} }));
  }, [dispatch, pathname]);

  return (
    <LocationRouter
      location={location}
      navigationType={action as NavigationType}
      navigator={navigator}
    >
      <LinkPresses />
      {children}
    </LocationRouter>
  );
}

function LinkPresses() {
  useLinkClicks();
  return null;
}

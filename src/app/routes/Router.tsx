/**
 * Connects the history to React, and tells the store where the reader is. Matching is done by our
 * own table of routes, as its patterns say things that the router's cannot.
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
  const [{ action, location }, setPlace] = useState({
    action: history.action,
    location: history.location,
  });
  useLayoutEffect(
    () =>
      history.listen((move) => {
        // A screen is made in steps, between which the page has its turn; one that only leads on is none.
        if (move.action === 'REPLACE') setPlace(move);
        else startTransition(() => setPlace(move));
      }),
    [history],
  );

  // A screen that is being left leads on to nowhere: the reader is on the way to another already.
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

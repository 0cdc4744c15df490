/** The only effect most screens have: says when it is shown and when it goes. */
import { useEffect, useRef } from 'react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { useAppDispatch } from './store';

/** `identity` names what is shown; when it changes, the one is closed and the other opened. */
export function useWhileMounted(
  identity: string,
  opened: UnknownAction,
  closed: UnknownAction | null,
): void {
  const dispatch = useAppDispatch();
  const latest = useRef({ opened, closed });
  useEffect(() => {
    latest.current = { opened, closed };
  });
  useEffect(() => {
    const shown = latest.current;
    dispatch(shown.opened);
    return () => {
      if (shown.closed) dispatch(shown.closed);
    };
  }, [dispatch, identity]);
}

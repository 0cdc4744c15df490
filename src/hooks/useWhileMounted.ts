/** Calls back on mount and unmount: the only effect that most screens have. */
import { useEffect, useRef } from 'react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { useAppDispatch } from './store';

/** `identity` names the subject; when it changes, the old one is closed and the new one opened. */
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

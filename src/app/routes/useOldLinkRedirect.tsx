/** The way to where another client's address leads here. */
import { useEffect, type ReactElement } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { oldLink, type NewAddress } from '@/domain/session/oldLinks';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useInstance } from '@/hooks/useInstance';
import { selectSessionPending, selectCurrentUser } from '@/selectors/session/session';
import { dialogOpened } from '@/slices/engine/dialogs';
import { Skeleton } from '@/ui/feedback/Skeleton';

/** Null where there is nothing of the kind. */
export function useOldLinkRedirect(): ReactElement | null {
  const location = useLocation();
  const host = useInstance('server').replace(/^\w+:\/\//, '');
  const screenName = useAppSelector(selectCurrentUser)?.screenName ?? null;
  const sessionPending = useAppSelector(selectSessionPending);
  const moved = oldLink(location, { screenName, host });
  if (!moved) return null;
  // Some lead to what is the reader's own: the address is kept until it is known who that is.
  return sessionPending ? <Skeleton shape="status" count={6} /> : <OldLinkRedirect {...moved} />;
}

function OldLinkRedirect({ to, settings }: NewAddress) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (settings === undefined) return;
    const props = { mode: 'user', tab: settings, minimized: false } as const;
    dispatch(dialogOpened({ kind: 'settings', props }));
  }, [dispatch, settings]);
  return <Navigate to={to} replace />;
}

/** Redirects addresses of other clients to ours. */
import { useEffect, type ReactElement } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { oldLink, type NewAddress } from '@/domain/session/oldLinks';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useInstance } from '@/hooks/useInstance';
import { selectSessionPending, selectCurrentUser } from '@/selectors/session/session';
import { dialogOpened } from '@/slices/engine/dialogs';
import { Skeleton } from '@/ui/feedback/Skeleton';

/** Null if no redirect applies. */
export function useOldLinkRedirect(): ReactElement | null {
  const location = useLocation();
  const host = useInstance('server').replace(/^\w+:\/\//, '');
  const screenName = useAppSelector(selectCurrentUser)?.screenName ?? null;
  const sessionPending = useAppSelector(selectSessionPending);
  const moved = oldLink(location, { screenName, host });
  if (!moved) return null;
  // Some lead to the reader's own pages, so the address waits until the account is known.
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

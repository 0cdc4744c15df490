/** The way to where another client's address leads here. */
import { useEffect, type ReactElement } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { oldLink, type NewAddress } from '@/domain/oldLinks';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useInstance } from '@/hooks/useInstance';
import { selectAwaitsMember, selectCurrentUser } from '@/selectors/session';
import { dialogOpened } from '@/slices/dialogs';
import { Skeleton } from '@/ui/Skeleton';

/** Null where there is nothing of the kind. */
export function useElsewhere(): ReactElement | null {
  const location = useLocation();
  const host = useInstance('server').replace(/^\w+:\/\//, '');
  const screenName = useAppSelector(selectCurrentUser)?.screenName ?? null;
  const awaitsMember = useAppSelector(selectAwaitsMember);
  const moved = oldLink(location, { screenName, host });
  if (!moved) return null;
  // Some lead to what is the reader's own: the address is kept until it is known who that is.
  return awaitsMember ? <Skeleton shape="status" count={6} /> : <Moved {...moved} />;
}

function Moved({ to, settings }: NewAddress) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (settings === undefined) return;
    const props = { mode: 'user', tab: settings, minimized: false } as const;
    dispatch(dialogOpened({ kind: 'settings', props }));
  }, [dispatch, settings]);
  return <Navigate to={to} replace />;
}

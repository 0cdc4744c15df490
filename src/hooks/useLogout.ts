/**
 * What a press on "Log out" does: asks first, if the reader wants to be asked, or if there is
 * something that was written and not sent.
 */
import { selectSetting } from '@/selectors/config';
import { selectUnsentWork } from '@/selectors/unsentDrafts';
import { dialogOpened } from '@/slices/dialogs';
import { logoutRequested } from '@/slices/session';
import { useAppDispatch, useAppSelector } from './store';

export function useLogout(): () => void {
  const dispatch = useAppDispatch();
  const asks = useAppSelector(
    (state) => selectSetting(state, 'modalOnLogout') || selectUnsentWork(state) > 0,
  );
  return () => {
    dispatch(asks ? dialogOpened({ kind: 'confirmLogout', props: null }) : logoutRequested());
  };
}

/**
 * What a press on "Log out" does: asks first, if the reader wants to be asked, or if there is
 * something that was written and not sent.
 */
import { selectSetting } from '@/selectors/session/config';
import { selectUnsentWork } from '@/selectors/composer/unsentDrafts';
import { dialogOpened } from '@/slices/engine/dialogs';
import { logoutRequested } from '@/slices/session/session';
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

/** Logs out; asks first if the user wants to confirm, or if there are unsent texts. */
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

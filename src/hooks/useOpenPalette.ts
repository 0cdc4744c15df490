/** Opens the command palette. `statusId`: the post that has the focus. */
import { dialogOpened } from '@/slices/engine/dialogs';
import { useAppDispatch } from './store';

export function useOpenPalette(): (statusId?: string) => void {
  const dispatch = useAppDispatch();
  return (statusId) =>
    dispatch(dialogOpened({ kind: 'palette', props: { statusId: statusId ?? null } }));
}

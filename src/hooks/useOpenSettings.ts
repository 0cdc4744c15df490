/** Opens the user's or the instance's settings, on the last or a given tab. */
import { dialogOpened } from '@/slices/engine/dialogs';
import { useAppDispatch } from './store';

export function useOpenSettings(): (mode: 'user' | 'admin', tab?: string) => void {
  const dispatch = useAppDispatch();
  return (mode, tab) => {
    const props = { mode, tab: tab ?? null, minimized: false };
    dispatch(dialogOpened({ kind: 'settings', props }));
  };
}

/** Opens the settings, one's own or the instance's, on the tab that was left or a given one. */
import { dialogOpened } from '@/slices/engine/dialogs';
import { useAppDispatch } from './store';

export function useOpenSettings(): (mode: 'user' | 'admin', tab?: string) => void {
  const dispatch = useAppDispatch();
  return (mode, tab) => {
    const props = { mode, tab: tab ?? null, minimized: false };
    dispatch(dialogOpened({ kind: 'settings', props }));
  };
}

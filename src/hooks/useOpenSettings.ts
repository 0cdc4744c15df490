/** Opens the settings, one's own or the instance's. */
import { dialogOpened } from '@/slices/dialogs';
import { useAppDispatch } from './store';

export function useOpenSettings(): (mode: 'user' | 'admin') => void {
  const dispatch = useAppDispatch();
  return (mode) => {
    dispatch(dialogOpened({ kind: 'settings', props: { mode, tab: null, minimized: false } }));
  };
}

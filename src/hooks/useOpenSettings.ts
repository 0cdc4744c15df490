/** Opens the user's or the instance's settings, on the last or a given tab, at a row or section. */
import { dialogOpened } from '@/slices/engine/dialogs';
import { useAppDispatch } from './store';

export function useOpenSettings(): (mode: 'user' | 'admin', tab?: string, at?: string) => void {
  const dispatch = useAppDispatch();
  return (mode, tab, at) => {
    const props = {
      mode,
      tab: tab ?? null,
      ...(at === undefined ? {} : { at: { name: at } }),
      minimized: false,
    };
    dispatch(dialogOpened({ kind: 'settings', props }));
  };
}

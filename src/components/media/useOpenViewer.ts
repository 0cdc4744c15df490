/** Opens the viewer at a file of a status. */
import { useAppDispatch } from '@/hooks/store';
import { dialogOpened } from '@/slices/dialogs';

export function useOpenViewer(statusId: string): (at: number) => void {
  const dispatch = useAppDispatch();
  return (index) => {
    dispatch(dialogOpened({ kind: 'mediaViewer', props: { statusId, index } }));
  };
}

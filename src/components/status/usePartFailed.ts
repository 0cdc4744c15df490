/** For what opens from a card and whose code did not come: the status itself tells it. */
import { useAppDispatch } from '@/hooks/store';
import { partNotLoaded } from '@/slices/statusActions';

export function usePartFailed(statusId: string): () => void {
  const dispatch = useAppDispatch();
  return () => {
    dispatch(partNotLoaded({ statusId }));
  };
}

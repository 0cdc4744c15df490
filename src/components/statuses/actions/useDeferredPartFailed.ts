/** For what opens from a card and whose code did not come: the status itself tells it. */
import { useAppDispatch } from '@/hooks/store';
import { deferredPartFailed } from '@/slices/statuses/statusCommands';

export function useDeferredPartFailed(statusId: string): () => void {
  const dispatch = useAppDispatch();
  return () => {
    dispatch(deferredPartFailed({ statusId }));
  };
}

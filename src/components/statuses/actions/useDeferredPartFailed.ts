/** For deferred parts opened from a card: reports a failed load on the status itself. */
import { useAppDispatch } from '@/hooks/store';
import { deferredPartFailed } from '@/slices/statuses/statusCommands';

export function useDeferredPartFailed(statusId: string): () => void {
  const dispatch = useAppDispatch();
  return () => {
    dispatch(deferredPartFailed({ statusId }));
  };
}

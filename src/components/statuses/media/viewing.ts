/** The way into the viewer, whose code comes when somebody is about to use it. */
import type { Attachment } from '@/domain/statuses/status';
import { useAppDispatch } from '@/hooks/store';
import { dialogOpened } from '@/slices/engine/dialogs';
import { deferredWithSuspense } from '@/ui/deferred/deferredWithSuspense';

export const MediaViewer = deferredWithSuspense(
  async () => (await import(/* webpackChunkName: "viewer" */ './viewer/MediaViewer')).MediaViewer,
);

/** Pointing at a picture fetches it. What fails now is tried again, and told, when it is wanted. */
export const prefetchViewer = MediaViewer.prefetch;

/** Opens the viewer at a file of a status. */
export function useOpenViewer(statusId: string): (at: number) => void {
  const dispatch = useAppDispatch();
  return (index) => {
    dispatch(dialogOpened({ kind: 'mediaViewer', props: { statusId, index } }));
  };
}

/** Opens it at a file that stands by itself. */
export function useOpenFile(file: Attachment): () => void {
  const dispatch = useAppDispatch();
  return () => {
    dispatch(dialogOpened({ kind: 'mediaViewer', props: { file } }));
  };
}

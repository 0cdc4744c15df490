/** Opens the media viewer, whose code is prefetched when it is likely to be used. */
import type { Attachment } from '@/domain/statuses/status';
import { useAppDispatch } from '@/hooks/store';
import { dialogOpened } from '@/slices/engine/dialogs';
import { deferredComponent } from '@/ui/deferred/deferredComponent';

export const MediaViewer = deferredComponent(
  async () => (await import(/* webpackChunkName: "viewer" */ './viewer/MediaViewer')).MediaViewer,
  { onDemand: true },
);

/** Hovering a picture prefetches the viewer. A failure is retried, and reported, when it opens. */
export const prefetchViewer = MediaViewer.prefetch;

/** Opens the viewer at one file of a status. */
export function useOpenViewer(statusId: string): (at: number) => void {
  const dispatch = useAppDispatch();
  return (index) => {
    dispatch(dialogOpened({ kind: 'mediaViewer', props: { statusId, index } }));
  };
}

/** Opens the viewer for a single file. */
export function useOpenFile(file: Attachment): () => void {
  const dispatch = useAppDispatch();
  return () => {
    dispatch(dialogOpened({ kind: 'mediaViewer', props: { file } }));
  };
}

/** Preloads the previous and next picture, so that a swipe does not wait. */
import { useEffect } from 'react';
import type { Attachment } from '@/domain/statuses/status';
import { wrapAround } from '@/domain/statuses/pictureZoom';

export function useNeighbours(files: readonly Attachment[], index: number): void {
  useEffect(() => {
    for (const by of [1, -1]) {
      const { kind, url } = files[wrapAround(index + by, files.length)] ?? {};
      if (kind === 'image' && url) new Image().src = url;
    }
  }, [files, index]);
}

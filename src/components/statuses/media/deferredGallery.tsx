/** Galleries come with the first status that has files; their places are kept from the start. */
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import type { GalleryProps } from './Gallery';
import { GalleryPlaceholders } from './GalleryPlaceholders';

export const Gallery = deferredComponent<GalleryProps>(
  async () => (await import(/* webpackChunkName: "media" */ './Gallery')).Gallery,
  (props) => <GalleryPlaceholders {...props} />,
);

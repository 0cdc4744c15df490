/** The gallery, loaded with the first status that has attachments; its space is reserved. */
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import type { GalleryProps } from './Gallery';
import { GalleryPlaceholders } from './GalleryPlaceholders';

export const Gallery = deferredComponent<GalleryProps>(
  async () => (await import(/* webpackChunkName: "services" */ './Gallery')).Gallery,
  { placeholder: (props) => <GalleryPlaceholders {...props} /> },
);

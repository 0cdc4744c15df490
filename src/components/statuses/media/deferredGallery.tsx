/** The gallery, loaded with the first status that has attachments; its space is reserved. */
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { GalleryPlaceholders } from './GalleryPlaceholders';
import type { GalleryProps } from './useGalleryLook';

export const Gallery = deferredComponent<GalleryProps>(
  async () => (await import(/* webpackChunkName: "services" */ './Gallery')).Gallery,
  { placeholder: (props) => <GalleryPlaceholders {...props} /> },
);

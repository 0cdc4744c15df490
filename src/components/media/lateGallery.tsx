/** Galleries come with the first status that has files; their places are kept from the start. */
import { latePart } from '@/ui/latePart';
import type { GalleryProps } from './Gallery';
import { GalleryPlaces } from './GalleryPlaces';

export const Gallery = latePart<GalleryProps>(
  async () => (await import(/* webpackChunkName: "media" */ './Gallery')).Gallery,
  (props) => <GalleryPlaces {...props} />,
);

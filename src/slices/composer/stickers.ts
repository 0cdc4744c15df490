/** What happens with stickers; they become files of the draft at once. */
import { createAction } from '@reduxjs/toolkit';
import type { DraftTarget } from '@/domain/composer/draft';

export interface Sticker {
  fileName: string;
  /** A path on the server. */
  url: string;
}

/** Wanted in a post: the saga fetches it, and it goes the way of all files. */
export const stickerPicked = createAction<{ target: DraftTarget; sticker: Sticker }>(
  'stickers/stickerPicked',
);

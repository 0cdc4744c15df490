/** Picked stickers, which become files of the draft. */
import { createAction } from '@reduxjs/toolkit';
import type { DraftTarget } from '@/domain/composer/draft';

export interface Sticker {
  fileName: string;
  /** A path on the server. */
  url: string;
}

/** The saga fetches the sticker and uploads it like any file. */
export const stickerPicked = createAction<{ target: DraftTarget; sticker: Sticker }>(
  'stickers/stickerPicked',
);

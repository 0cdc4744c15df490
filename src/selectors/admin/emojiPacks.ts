/** Components read the emoji packs here, because their slice is deferred and missing at first. */
import { noEmojiPacks, type EmojiPacksState } from '@/slices/admin/emojiPacks';
import type { RootState } from '@/slices/root';

export const selectEmojiPacks = (state: RootState): EmojiPacksState =>
  state.emojiPacks ?? noEmojiPacks;

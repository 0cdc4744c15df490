import { noEmojiPacks, type EmojiPacksState } from '@/slices/emojiPacks';
import type { RootState } from '@/slices/root';

export const selectEmojiPacks = (state: RootState): EmojiPacksState =>
  state.emojiPacks ?? noEmojiPacks;

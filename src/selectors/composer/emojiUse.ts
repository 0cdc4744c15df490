/**
 * The picker reads recent emoji and its options here, because their slice is deferred and is
 * restored later.
 */
import { freshEmojiUse } from '@/domain/composer/emoji/emojiUse';
import type { RootState } from '@/slices/root';

export const selectEmojiUse = (state: RootState) => state.emojiUse ?? freshEmojiUse;

export const selectEmojiUseRestored = (state: RootState): boolean =>
  state.emojiUse?.restored ?? false;

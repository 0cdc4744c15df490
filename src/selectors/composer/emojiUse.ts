import { freshEmojiUse } from '@/domain/composer/emoji/emojiUse';
import type { RootState } from '@/slices/root';

export const selectEmojiUse = (state: RootState) => state.emojiUse ?? freshEmojiUse;

export const selectEmojiUseRestored = (state: RootState): boolean =>
  state.emojiUse?.restored ?? false;

import type { RootState } from '@/slices/root';

/** The custom emoji of the instance. */
export const selectCustomEmoji = (state: RootState) => state.emoji.custom;

/** A reader's use of emoji: recent ones, and options of the picker. */
import { SKIN_TONES } from './skinTone';

export interface EmojiUse {
  /** Recent emoji by `Emoji.replacement`, latest first. */
  recent: readonly string[];
  /** 0 for none, then from the lightest to the darkest. */
  skinTone: number;
  /** The picker stays open after a pick. */
  keepsOpen: boolean;
}

export const MOST_RECENT = 27;

export const freshEmojiUse: EmojiUse = { recent: [], skinTone: 0, keepsOpen: false };

/** Reads the stored value part by part; null if nothing is usable. */
export function readEmojiUse(value: unknown): EmojiUse | null {
  if (typeof value !== 'object' || value === null) return null;
  const { recent, skinTone, keepsOpen } = value as Record<keyof EmojiUse, unknown>;
  const texts = Array.isArray(recent)
    ? recent.filter((text): text is string => typeof text === 'string' && text !== '')
    : [];
  const known = Number.isInteger(skinTone) && Number(skinTone) > 0 && Number(skinTone) < SKIN_TONES;
  return {
    recent: [...new Set(texts)].slice(0, MOST_RECENT),
    skinTone: known ? Number(skinTone) : 0,
    keepsOpen: keepsOpen === true,
  };
}

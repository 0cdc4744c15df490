/** How well the text slots of a theme can be read on what lies under them. */
import { BLACK, contrast, type Rgb } from '@/lib/colour';
import { backdrop, type Palette } from './computeColours';
import { READABLE, VISIBLE } from './inks';
import { slots } from './slots';

/** By WCAG: for all text, for large text only, or for none. */
export type Grade = 'aaa' | 'aa' | 'large' | 'poor';

export interface Pair {
  slot: string;
  /** What lies under it. */
  ground: Rgb;
  ratio: number;
  grade: Grade;
}

const VERY_READABLE = 7;

export function gradeOf(ratio: number): Grade {
  if (ratio >= VERY_READABLE) return 'aaa';
  if (ratio >= READABLE) return 'aa';
  return ratio >= VISIBLE ? 'large' : 'poor';
}

/** Null for slots that no text is written in. */
export function pairOf(slot: string, palette: Palette): Pair | null {
  const on = Object.hasOwn(slots, slot) ? slots[slot]?.on : undefined;
  if (!on) return null;
  const colourOf = (name: string) => palette[name] ?? { ...BLACK, a: 1 };
  const ground = backdrop(on, colourOf);
  const ratio = contrast(colourOf(slot), ground);
  return { slot, ground, ratio, grade: gradeOf(ratio) };
}

/** All texts of a theme, the hardest to read first. */
export function textPairs(palette: Palette): Pair[] {
  return Object.keys(slots)
    .map((slot) => pairOf(slot, palette))
    .filter((pair) => pair !== null)
    .sort((one, other) => one.ratio - other.ratio);
}

export const isPoor = ({ grade }: Pair): boolean => grade === 'large' || grade === 'poor';

/** Those that not everybody could read, the worst first. */
export const poorPairs = (palette: Palette): Pair[] => textPairs(palette).filter(isPoor);

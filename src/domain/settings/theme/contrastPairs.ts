/** Rates the contrast of a theme's text slots against the colours below them. */
import { BLACK, contrast, type Rgb } from '@/lib/colour';
import { backdrop, type Palette } from './computeColours';
import { READABLE, VISIBLE } from './textColours';
import { slots } from './colourSlots';

/** WCAG grades: for all text, for large text only, or none. */
export type ContrastGrade = 'aaa' | 'aa' | 'large' | 'poor';

interface ContrastPair {
  slot: string;
  /** The colour below it. */
  background: Rgb;
  ratio: number;
  grade: ContrastGrade;
}

const VERY_READABLE = 7;

export function gradeOf(ratio: number): ContrastGrade {
  if (ratio >= VERY_READABLE) return 'aaa';
  if (ratio >= READABLE) return 'aa';
  return ratio >= VISIBLE ? 'large' : 'poor';
}

/** Returns null for slots without text. */
export function contrastPairOf(slot: string, palette: Palette): ContrastPair | null {
  const on = Object.hasOwn(slots, slot) ? slots[slot]?.on : undefined;
  if (!on) return null;
  const colourOf = (name: string) => palette[name] ?? { ...BLACK, a: 1 };
  const ground = backdrop(on, colourOf);
  const ratio = contrast(colourOf(slot), ground);
  return { slot, background: ground, ratio, grade: gradeOf(ratio) };
}

/** Returns all texts of a theme, lowest contrast first. */
export function textPairs(palette: Palette): ContrastPair[] {
  return Object.keys(slots)
    .map((slot) => contrastPairOf(slot, palette))
    .filter((pair) => pair !== null)
    .sort((one, other) => one.ratio - other.ratio);
}

export const isPoor = ({ grade }: ContrastPair): boolean => grade === 'large' || grade === 'poor';

/** Returns texts that some people cannot read, worst first. */
export const poorPairs = (palette: Palette): ContrastPair[] => textPairs(palette).filter(isPoor);

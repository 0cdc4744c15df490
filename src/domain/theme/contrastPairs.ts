/** How well the text slots of a theme can be read on what lies under them. */
import { BLACK, contrast } from '@/lib/colour';
import { backdrop, type Palette } from './computeColours';
import { READABLE, VISIBLE } from './inks';
import { slots } from './slots';

/** By WCAG: for all text, for large text only, or for none. */
export type Grade = 'aaa' | 'aa' | 'large' | 'poor';

export interface Pair {
  slot: string;
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
  const ratio = contrast(colourOf(slot), backdrop(on, colourOf));
  return { slot, ratio, grade: gradeOf(ratio) };
}

/** Those that not everybody could read, the worst first. */
export function poorPairs(palette: Palette): Pair[] {
  return Object.keys(slots)
    .map((slot) => pairOf(slot, palette))
    .filter((pair) => pair !== null)
    .filter(({ grade }) => grade === 'large' || grade === 'poor')
    .sort((one, other) => one.ratio - other.ratio);
}

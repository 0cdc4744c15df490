/** Which of the three layouts a window gets. */

export const MOBILE_MAX_WIDTH = 800;
export const WIDE_MIN_WIDTH = 1300;

export type Layout = 'mobile' | 'normal' | 'wide';

export function layoutOf(width: number): Layout {
  if (width <= MOBILE_MAX_WIDTH) return 'mobile';
  return width >= WIDE_MIN_WIDTH ? 'wide' : 'normal';
}

/** A window this small on a phone means that the keyboard covers the rest. */
export function presumesKeyboard({ width, height }: { width: number; height: number }): boolean {
  return (width < 350 && height < 345) || (width < 450 && height < 560);
}

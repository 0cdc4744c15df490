/** Which of the three layouts a window gets, and what of the frame depends on it. */
import type { RouteName } from './routes';

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

interface FloatingButtonFacts {
  signedIn: boolean;
  layout: Layout;
  alwaysShown: boolean;
  route: RouteName | null;
}

/** Screens with a text field or a button of their own where the floating one would be. */
const WITHOUT_FLOATING_BUTTON: readonly (RouteName | null)[] = [
  'chats',
  'chat',
  'lists-edit',
  'shout-panel',
];

/** Whether the floating new-post button belongs on the page. */
export function offersFloatingButton(facts: FloatingButtonFacts): boolean {
  if (!facts.signedIn || WITHOUT_FLOATING_BUTTON.includes(facts.route)) return false;
  return facts.alwaysShown || facts.layout === 'mobile';
}

/** A column width as the settings take it: a number of px, rem or vw. Anything else is no width. */
export const isColumnWidth = (value: string): boolean => /^\d+(\.\d+)?(px|rem|vw)$/.test(value);

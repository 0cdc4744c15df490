/** Chooses the layout for a window, and the parts of the frame that depend on it. */
import type { RouteName } from './routes';

const MOBILE_MAX_WIDTH = 800;
const WIDE_MIN_WIDTH = 1300;

export type Layout = 'mobile' | 'normal' | 'wide';

export function layoutOf(width: number): Layout {
  if (width <= MOBILE_MAX_WIDTH) return 'mobile';
  return width >= WIDE_MIN_WIDTH ? 'wide' : 'normal';
}

/** True if a phone's window is so small that the keyboard must cover the rest. */
export function presumesKeyboard({ width, height }: { width: number; height: number }): boolean {
  return (width < 350 && height < 345) || (width < 450 && height < 560);
}

interface FloatingButtonFacts {
  signedIn: boolean;
  layout: Layout;
  alwaysShown: boolean;
  route: RouteName | null;
}

/** Screens with a text field or button in the floating button's place. */
const WITHOUT_FLOATING_BUTTON: readonly (RouteName | null)[] = [
  'chats',
  'chat',
  'lists-edit',
  'shout-panel',
];

/** True if the page shows the floating new-post button. */
export function offersFloatingButton(facts: FloatingButtonFacts): boolean {
  if (!facts.signedIn || WITHOUT_FLOATING_BUTTON.includes(facts.route)) return false;
  return facts.alwaysShown || facts.layout === 'mobile';
}

/** True for a valid column width: a number of px, rem or vw. */
export const isColumnWidth = (value: string): boolean => /^\d+(\.\d+)?(px|rem|vw)$/.test(value);

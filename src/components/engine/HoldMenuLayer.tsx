/**
 * A long touch on the buttons or the head of a post or notification opens its menu, as the button
 * "More" does. Text and links keep the system's own long touch, which selects and copies.
 */
import { useEffect } from 'react';
import { listenForHolds } from '@/ui/hooks/holds';

const AREA = '[data-opens-menu]';
const MENU = '[aria-haspopup="menu"]';

function menuButtonFor(target: Element): HTMLElement | null {
  if (!target.closest(AREA) || target.closest('a')) return null;
  const card = target.closest('article');
  return card?.querySelector<HTMLElement>(`${AREA} ${MENU}`) ?? null;
}

export function HoldMenuLayer() {
  useEffect(() => listenForHolds(menuButtonFor, (button) => button.click()), []);
  return null;
}

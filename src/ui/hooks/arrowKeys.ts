/** Arrow keys, Home and End in a row of controls that is a single tab stop (roving focus). */
import type { KeyboardEvent } from 'react';
import { isRightToLeft } from '@/ui/dialog/focus';

/** Returns the number of controls a key moves by; `Infinity` for the ends, null for other keys. */
export function arrowKeyStep(event: KeyboardEvent<HTMLElement>, vertical = false): number | null {
  const rtl = isRightToLeft(event.currentTarget);
  if (event.key === 'Home') return -Infinity;
  if (event.key === 'End') return Infinity;
  if (event.key === (vertical ? 'ArrowDown' : rtl ? 'ArrowLeft' : 'ArrowRight')) return 1;
  if (event.key === (vertical ? 'ArrowUp' : rtl ? 'ArrowRight' : 'ArrowLeft')) return -1;
  return null;
}

/** Focuses the control that the key leads to, stopping at the ends of the row. */
export function moveFocusByArrowKey(event: KeyboardEvent<HTMLElement>): void {
  const step = arrowKeyStep(event);
  const controls = [...event.currentTarget.children];
  const at = controls.findIndex((control) => control.contains(document.activeElement));
  if (step === null || at < 0) return;
  event.preventDefault();
  const next = controls[Math.min(controls.length - 1, Math.max(0, at + step))];
  if (next instanceof HTMLElement) next.focus();
}

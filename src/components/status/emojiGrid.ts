/**
 * The keys of a grid of buttons whose columns follow the width: arrows go through it and, beyond its
 * first and last row, to the stop before or after it.
 */
import type { KeyboardEvent } from 'react';
import { focusables, isRightToLeft } from '@/ui/focus';

const GRID = '[data-grid]';

export function stepInGrid(event: KeyboardEvent<HTMLElement>): void {
  const { target, key, currentTarget } = event;
  if (!(target instanceof HTMLElement)) return;
  const grid = target.closest(GRID);
  const next = grid
    ? (within(grid, target, key) ?? beyond(currentTarget, grid, key))
    : beside(currentTarget, target, key);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function within(grid: Element, from: HTMLElement, key: string): HTMLElement | undefined {
  const buttons = [...grid.querySelectorAll('button')];
  const at = buttons.indexOf(from as HTMLButtonElement);
  const columns = buttons.filter(({ offsetTop }) => offsetTop === buttons[0]?.offsetTop).length;
  const along = isRightToLeft(grid) ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowRight: at + along,
    ArrowLeft: at - along,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: buttons.length - 1,
  };
  return buttons[steps[key] ?? -1];
}

/** Each grid is one stop of Tab: its first button. */
const beyond = (around: Element, grid: Element, key: string): HTMLElement | undefined => {
  const stop = grid.querySelector('button');
  return stop ? beside(around, stop, key) : undefined;
};

function beside(around: Element, stop: HTMLElement, key: string): HTMLElement | undefined {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  const stops = focusables(around);
  return step === undefined ? undefined : stops[stops.indexOf(stop) + step];
}

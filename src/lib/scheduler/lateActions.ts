/**
 * Actions that can wait until what caused them is visible: a letter is painted first, and told to
 * the rest of the page after.
 */
import type { Middleware } from '@reduxjs/toolkit';
import { afterPaint } from './afterPaint';

const lateActions = new WeakSet<object>();

/** Marks an action for the store. The action itself stays as it is. */
export function late<Action extends object>(action: Action): Action {
  lateActions.add(action);
  return action;
}

/** Holds a late action back until the page is painted, or until any other action follows. */
export const holdLateActions: Middleware = () => (next) => {
  let held: object | null = null;
  const release = () => {
    const action = held;
    held = null;
    if (action) next(action);
  };
  return (action) => {
    release();
    if (!lateActions.has(action as object)) return next(action);
    held = action as object;
    void afterPaint().then(() => {
      if (held === action) release();
    });
    return action;
  };
};

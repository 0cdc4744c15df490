/** Marks actions that another tab has sent, so that they go no further. */
import type { Action } from '@reduxjs/toolkit';

interface FromTab extends Action {
  meta?: { fromTab?: boolean };
}

export const fromTab = <A extends Action>(action: A): A & { meta: { fromTab: boolean } } => ({
  ...action,
  meta: { fromTab: true },
});

export const isFromTab = (action: FromTab): boolean => action.meta?.fromTab === true;

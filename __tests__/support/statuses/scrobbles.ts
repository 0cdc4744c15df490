/** Leaves out what cards say about the scrobbles that they show, for tests of something else. */
import type { UnknownAction } from '@reduxjs/toolkit';

export const withoutScrobbles = (actions: readonly UnknownAction[]): UnknownAction[] =>
  actions.filter(({ type }) => !type.startsWith('scrobbles/'));

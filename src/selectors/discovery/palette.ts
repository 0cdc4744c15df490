/** The palette is read here, because its slice is deferred and missing at first. */
import { allRows } from '@/lib/values/rowTable';
import { closedPalette } from '@/slices/discovery/palette';
import type { RootState } from '@/slices/root';
import { createSelector } from '@reduxjs/toolkit';

export const selectPalette = (state: RootState) => state.palette ?? closedPalette;

/** Everybody whom this page knows; found people are among them. */
export const selectKnownPeople = createSelector(
  [(state: RootState) => state.users.entities],
  (table) => allRows(table).filter(({ deactivated }) => !deactivated),
);

/** Components read the muted servers here, because their slice is deferred and missing at first. */
import { createSelector } from '@reduxjs/toolkit';
import { noDomainMutes, withChange } from '@/slices/people/domainMutes';
import type { RootState } from '@/slices/root';

const selectSlice = (state: RootState) => state.domainMutes ?? noDomainMutes;

/** The muted servers as the reader wants them; null until they are loaded. */
export const selectDomainMutes = createSelector(
  selectSlice,
  ({ domains, pending }): readonly string[] | null =>
    domains &&
    Object.entries(pending).reduce(
      (shown, [domain, muted]) => withChange(shown, domain, muted),
      domains,
    ),
);

export const selectPendingDomainMute = (state: RootState, domain: string): boolean | undefined =>
  selectSlice(state).pending[domain];

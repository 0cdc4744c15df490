/** The server's capabilities: those it stated, without those that turned out to be missing. */
import { createSelector } from '@reduxjs/toolkit';
import { capabilitiesOf, type Capability } from '@/domain/session/capabilities';
import type { RootState } from '@/slices/root';
import { selectInstance } from './config';

const selectMissing = (state: RootState) => state.capabilities.missing;

export const selectCapabilities = createSelector([selectInstance, selectMissing], capabilitiesOf);

export const selectCan = (state: RootState, capability: Capability): boolean =>
  selectCapabilities(state)[capability];

/** The time when the first missing capability is probed again; null for never. */
export const selectNextCapabilityReview = createSelector([selectMissing], (missing) => {
  const moments = Object.values(missing);
  return moments.length > 0 ? Math.min(...moments) : null;
});

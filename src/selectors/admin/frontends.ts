/**
 * Components read the front-ends here, because their slice is deferred and the shown one stands in
 * the configuration.
 */
import { createSelector } from '@reduxjs/toolkit';
import { primaryFrontend, type FrontendVersion } from '@/domain/admin/frontends';
import { noFrontends, type FrontendsState } from '@/slices/admin/frontends';
import type { RootState } from '@/slices/root';
import { selectAdminConfig } from './adminConfig';

export const selectFrontends = (state: RootState): FrontendsState => state.frontends ?? noFrontends;

/** The front-end that the server shows; null if none was chosen. */
export const selectPrimaryFrontend: (state: RootState) => FrontendVersion | null = createSelector(
  [(state: RootState) => selectAdminConfig(state).configs],
  primaryFrontend,
);

/** The settings read security data here, because their slice is deferred and missing at first. */
import type { RootState } from '@/slices/root';
import { noSecurity, type SecurityState } from '@/slices/settings/security';

export const selectSecurity = (state: RootState): SecurityState => state.security ?? noSecurity;

import type { RootState } from '@/slices/root';
import { noSecurity, type SecurityState } from '@/slices/settings/security';

export const selectSecurity = (state: RootState): SecurityState => state.security ?? noSecurity;

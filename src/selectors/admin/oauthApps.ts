/** Components read the registered applications here, because their slice is deferred. */
import { noOauthApps } from '@/slices/admin/oauthApps';
import type { RootState } from '@/slices/root';

export const selectOauthApps = (state: RootState) => state.oauthApps ?? noOauthApps;

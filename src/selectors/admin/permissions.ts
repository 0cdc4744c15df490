/** Drafts of rules and subscriptions to lists, as far as this reader may decide about them. */
import { offersPermissions } from '@/domain/admin/server/permissions';
import { selectInstance } from '@/selectors/session/config';
import { selectCurrentUser } from '@/selectors/session/session';
import { noPermissions } from '@/slices/admin/permissions';
import type { RootState } from '@/slices/root';

export const selectPermissions = (state: RootState) => state.permissions ?? noPermissions;

export function selectPermissionsOffered(state: RootState): boolean {
  const user = selectCurrentUser(state);
  return user !== null && offersPermissions(selectInstance(state), user);
}

/** The moderation actions that the reader may apply to an account. */
import { createSelector } from '@reduxjs/toolkit';
import { mayModerate, powersOver, type Powers } from '@/domain/admin/moderation';
import { addressOfRoute, profileKey } from '@/domain/people/profile';
import { allRows } from '@/lib/values/rowTable';
import type { RootState } from '@/slices/root';
import { selectCan } from '@/selectors/session/capabilities';
import { selectInstance } from '@/selectors/session/config';
import { selectCurrentUser } from '@/selectors/session/session';
import { selectUser } from '@/selectors/people/users';

const selectModerator = createSelector(
  [selectCurrentUser],
  (user) => user && { id: user.id, isAdmin: user.rights.admin, privileges: user.privileges },
);

/** True if the reader is offered any of them; other families have other endpoints for it. */
function selectMayModerate(state: RootState): boolean {
  const moderator = selectModerator(state);
  return moderator !== null && selectCan(state, 'administration') && mayModerate(moderator);
}

/** Null if there is no such account, or no action on it is allowed. */
export const selectPowers = createSelector(
  [
    selectUser,
    selectModerator,
    selectMayModerate,
    (state: RootState) => selectInstance(state).tagPolicyAvailable,
  ],
  (user, moderator, may, hasTagPolicy): Powers | null => {
    if (!user || !moderator || !may) return null;
    const powers = powersOver(user, moderator, hasTagPolicy);
    return Object.values(powers).includes(true) ? powers : null;
  },
);

/** All known statuses of a person. */
export const selectStatusesBy = (state: RootState, userId: string) =>
  allRows(state.statuses.entities).filter((status) => status.userId === userId);

/** True if the page shows their profile. */
export function selectIsOnProfile(state: RootState, userId: string): boolean {
  const { name, params } = state.interface.route;
  if (!name?.includes('profile')) return false;
  return state.profiles?.[profileKey(addressOfRoute(params))] === userId;
}

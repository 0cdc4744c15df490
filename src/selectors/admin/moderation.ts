/** What the reader may do to an account as one of the staff. */
import { createSelector } from '@reduxjs/toolkit';
import { mayModerate, powersOver, type Powers } from '@/domain/admin/moderation';
import { addressOfRoute, profileKey } from '@/domain/people/profile';
import type { RootState } from '@/slices/root';
import { selectCan } from '@/selectors/session/capabilities';
import { selectInstance } from '@/selectors/session/config';
import { selectCurrentUser } from '@/selectors/session/session';
import { selectUser } from '@/selectors/people/users';

const selectModerator = createSelector(
  [selectCurrentUser],
  (user) => user && { id: user.id, isAdmin: user.rights.admin, privileges: user.privileges },
);

/** Whether the reader is offered any of it; other families have other calls for it. */
export function selectMayModerate(state: RootState): boolean {
  const moderator = selectModerator(state);
  return moderator !== null && selectCan(state, 'administration') && mayModerate(moderator);
}

/** Null where there is no such account, or nothing at all may be done to it. */
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

/** Everything of theirs that is known. */
export const selectStatusesBy = (state: RootState, userId: string) =>
  Object.values(state.statuses.entities).filter((status) => status.userId === userId);

/** Whether the page shows their profile. */
export function selectIsOnProfile(state: RootState, userId: string): boolean {
  const { name, params } = state.interface.route;
  if (!name?.includes('profile')) return false;
  return state.profiles[profileKey(addressOfRoute(params))] === userId;
}

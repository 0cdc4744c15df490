/** The content of the about page: the instance's description, and its staff in groups. */
import { createSelector } from '@reduxjs/toolkit';
import type { StaffGroup } from '@/domain/session/about';
import type { User } from '@/domain/people/user';
import { rowIn } from '@/lib/values/rowTable';
import { nothingAbout } from '@/slices/session/about';
import type { RootState } from '@/slices/root';
import { selectInstance } from './config';

const selectAboutState = (state: RootState) => state.about ?? nothingAbout;

export const selectAbout = (state: RootState) => selectAboutState(state).about;

const groupOf = ({ rights }: User): StaffGroup => {
  if (rights.admin) return 'admin';
  return rights.moderator ? 'moderator' : 'staff';
};

export interface Staff {
  /** Ids by role; `staff` for those who do not show theirs. */
  groups: { group: StaffGroup; userIds: string[] }[];
  /** Handles of staff whose accounts are not known. */
  names: string[];
}

const order: readonly StaffGroup[] = ['admin', 'moderator', 'staff'];

export const selectStaff = createSelector(
  [
    selectAboutState,
    (state: RootState) => selectInstance(state).staffAccounts,
    (state: RootState) => state.users.entities,
  ],
  ({ about, staffIds }, atStart, users): Staff => {
    const people = staffIds.flatMap((id) => rowIn(users, id) ?? []);
    const known = new Set(people.map(({ screenName }) => screenName));
    const told = about && about.staffNames.length > 0 ? about.staffNames : atStart;
    return {
      groups: order
        .map((group) => ({
          group,
          userIds: people.filter((user) => groupOf(user) === group).map(({ id }) => id),
        }))
        .filter(({ userIds }) => userIds.length > 0),
      names: told.filter((name) => !known.has(name)),
    };
  },
);

/** Components read the people of staff here, because their slices are deferred and missing at first. */
import { createSelector } from '@reduxjs/toolkit';
import { peopleOffers, type PeopleOffers } from '@/domain/admin/peopleOffers';
import { mayOpen } from '@/domain/admin/staff';
import { isPleromaFamily } from '@/domain/session/serverFamily';
import { selectInstance } from '@/selectors/session/config';
import { selectCurrentUser } from '@/selectors/session/session';
import { noInvites } from '@/slices/admin/invites';
import { isPersonJobAtWork, noStaffPeople } from '@/slices/admin/staffPeople';
import type { RootState } from '@/slices/root';

export const selectStaffPeople = (state: RootState) => state.staffPeople ?? noStaffPeople;

export const selectInvites = (state: RootState) => state.invites ?? noInvites;

/** Null if the reader has no right to see people. */
export const selectPeopleOffers = createSelector(
  [selectCurrentUser, selectInstance],
  (user, instance): PeopleOffers | null => (user ? peopleOffers(instance, user) : null),
);

/** True if the reader may make invitations, and the server has them. */
export const selectMayInvite = createSelector(
  [selectCurrentUser, selectInstance],
  (user, instance): boolean =>
    user !== null && isPleromaFamily(instance) && mayOpen('waiting', user, instance),
);

export const selectStaffPerson = (state: RootState, id: string) =>
  selectStaffPeople(state).people[id];

/** True after an action that left no account. */
export const selectIsGone = (state: RootState, id: string): boolean =>
  selectStaffPeople(state).gone[id] === true;

/** The jobs about a person, in the order of the presses. */
export const selectPersonJobs = createSelector(
  [
    (state: RootState) => selectStaffPeople(state).jobs,
    (_state: RootState, personId: string) => personId,
  ],
  (jobs, personId) => jobs.filter((job) => job.personId === personId),
);

/** How far the work is; null if there is none and nothing failed. */
export const selectPeopleWork = createSelector(
  [selectStaffPeople],
  ({ jobs, done, asked, paused }) => {
    const failed = jobs.filter(({ phase }) => phase === 'failed').length;
    const waiting = jobs.filter(isPersonJobAtWork).length;
    return waiting + failed === 0 ? null : { done, asked, failed, waiting, paused };
  },
);

/** What the reader may do with a person. */
import { createSelector } from '@reduxjs/toolkit';
import { isPleromaFamily } from '@/domain/serverFamily';
import { actionsFor, type PersonAction, type PersonActor } from '@/domain/personActions';
import { isEqual } from '@/lib/isEqual';
import type { RootState } from '@/slices/root';
import { selectCapabilities } from './capabilities';
import { selectInstance } from './config';
import { selectRelationship } from './relationships';
import { selectCurrentUserId } from './session';
import { selectUser } from './users';

const selectPersonActor = createSelector(
  [selectCurrentUserId, selectCapabilities, selectInstance],
  (ownId, can, instance): PersonActor => ({
    ownId,
    canChat: can.chats,
    canList: can.lists,
    canRemoveFollowers: can.removingFollowers,
    canMuteDomains: can.domainMutes,
    choosesAnybody: isPleromaFamily(instance),
  }),
);

const none: readonly PersonAction[] = [];

/** The same list as long as nothing in it changes. */
export const selectPersonActions = createSelector(
  [selectUser, selectRelationship, selectPersonActor],
  (user, relationship, actor): readonly PersonAction[] =>
    user ? actionsFor({ user, relationship, actor }) : none,
  { memoizeOptions: { resultEqualityCheck: isEqual } },
);

/** By the server's page for visitors, which leads them to their own server. */
export function selectMayFollowRemotely(state: RootState, userId: string): boolean {
  const user = selectUser(state, userId);
  const instance = selectInstance(state);
  return (
    user !== undefined &&
    user.isLocal &&
    !user.deactivated &&
    selectCurrentUserId(state) === null &&
    !(selectRelationship(state, userId)?.following ?? false) &&
    instance.federating &&
    isPleromaFamily(instance)
  );
}

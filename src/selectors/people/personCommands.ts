/** The commands that the reader may use on a person. */
import { createSelector } from '@reduxjs/toolkit';
import { isPleromaFamily } from '@/domain/session/serverFamily';
import {
  personCommandsFor,
  type PersonCommand,
  type PersonActor,
} from '@/domain/people/personCommands';
import { isEqual } from '@/lib/values/isEqual';
import type { RootState } from '@/slices/root';
import { selectCapabilities } from '@/selectors/session/capabilities';
import { selectInstance } from '@/selectors/session/config';
import { selectRelationship } from './relationships';
import { selectCurrentUserId } from '@/selectors/session/session';
import { selectUser } from './users';

const selectPersonActor = createSelector(
  [selectCurrentUserId, selectCapabilities, selectInstance],
  (ownId, can, instance): PersonActor => ({
    ownId,
    canChat: can.chats,
    canList: can.lists,
    canRemoveFollowers: can.removingFollowers,
    canMuteDomains: can.domainMutes,
    canFeature: can.featuredPeople,
    choosesAnybody: isPleromaFamily(instance),
  }),
);

const none: readonly PersonCommand[] = [];

/** The same array as long as nothing in it changes. */
export const selectPersonCommands = createSelector(
  [selectUser, selectRelationship, selectPersonActor],
  (user, relationship, actor): readonly PersonCommand[] =>
    user ? personCommandsFor({ user, relationship, actor }) : none,
  { memoizeOptions: { resultEqualityCheck: isEqual } },
);

/** Through the server's page for visitors, which leads them to their own server. */
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

/**
 * Lists the sagas about profiles and what the reader does with people and lists.
 * `deferredGroups.ts` says when they are loaded.
 */
import { interactionFeedsSaga } from '@/sagas/notifications/interactionFeeds';
import { answerFollowRequestsSaga } from '@/sagas/people/answerFollowRequests';
import { domainMutesSaga } from '@/sagas/people/domainMutes';
import { listMembersSaga } from '@/sagas/people/listMembers';
import { listChangesSaga } from '@/sagas/people/lists';
import { membershipsSaga } from '@/sagas/people/memberships';
import { notesSaga } from '@/sagas/people/notes';
import { peopleListsSaga } from '@/sagas/people/peopleLists';
import { personCommandsSaga } from '@/sagas/people/personCommands';
import { profilesSaga } from '@/sagas/people/profiles';
import { relationshipActionsSaga } from '@/sagas/people/relationshipActions';
import { relationshipsSaga } from '@/sagas/people/relationships';
import { reportingSaga } from '@/sagas/people/reporting';
import type { Sagas } from '@/sagas/engine/sagaGroup';

export const people: Sagas = {
  fromTheStart: {
    answerFollowRequests: answerFollowRequestsSaga,
    reporting: reportingSaga,
    profiles: profilesSaga,
    relationships: relationshipsSaga,
    relationshipActions: relationshipActionsSaga,
    personCommands: personCommandsSaga,
    notes: notesSaga,
    memberships: membershipsSaga,
    peopleLists: peopleListsSaga,
    listChanges: listChangesSaga,
    listMembers: listMembersSaga,
    domainMutes: domainMutesSaga,
  },
  onceStarted: {
    interactionFeeds: interactionFeedsSaga,
  },
};

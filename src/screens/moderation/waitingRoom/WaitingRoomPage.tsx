/** The waiting room: people who have signed up and wait for an answer, and the invitations. */
import { waitingPeople, type PersonAction } from '@/domain/admin/people';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { PeopleList } from '@/screens/moderation/people/PeopleList';
import { selectMayInvite, selectPeopleOffers } from '@/selectors/admin/staffPeople';
import { personActionRequested } from '@/slices/admin/staffPeople';
import { Invites } from './Invites';

export function WaitingRoomPage() {
  const dispatch = useAppDispatch();
  const offers = useAppSelector(selectPeopleOffers);
  const invites = useAppSelector(selectMayInvite);
  if (!offers) return null;
  const act = (personIds: readonly string[], action: PersonAction) =>
    dispatch(personActionRequested({ personIds: [...personIds], action }));
  return (
    <>
      {invites && <Invites />}
      <PeopleList filter={waitingPeople} offers={offers} onAct={act} decides />
    </>
  );
}

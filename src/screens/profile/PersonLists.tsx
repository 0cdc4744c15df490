/** The reader's lists that this person is on, on the profile. */
import { ListsOfPerson } from '@/components/people/card/ListsOfPerson';
import { useAppSelector } from '@/hooks/store';
import { selectListsNewestFirst } from '@/selectors/people/lists';
import { selectPersonCommands } from '@/selectors/people/personCommands';

export function PersonLists({ userId }: { userId: string }) {
  // Readers without lists, and people who cannot be on one, cost no call.
  const isAsked = useAppSelector(
    (state) =>
      selectListsNewestFirst(state).length > 0 &&
      selectPersonCommands(state, userId).includes('lists'),
  );
  return isAsked ? <ListsOfPerson userId={userId} /> : null;
}

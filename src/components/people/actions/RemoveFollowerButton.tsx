/** Removes a follower, in the list of the user's own followers. */
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectPersonCommands } from '@/selectors/people/personCommands';
import { personCommandRequested } from '@/slices/people/personCommands';
import { Button } from '@/ui/buttons/Button';
import { useRelationshipLabel } from './useRelationshipLabel';

export function RemoveFollowerButton({ userId }: { userId: string }) {
  const offered = useAppSelector((state) =>
    selectPersonCommands(state, userId).includes('removeFollower'),
  );
  const dispatch = useAppDispatch();
  const { text, busy } = useRelationshipLabel(userId, 'followedBy');
  if (!offered) return null;
  return (
    <Button
      size="small"
      busy={busy}
      onPress={() => dispatch(personCommandRequested({ userId, command: 'removeFollower' }))}
    >
      {text}
    </Button>
  );
}

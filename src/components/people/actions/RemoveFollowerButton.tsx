/** Removes a follower, in the list of the user's own followers. */
import { useAppSelector } from '@/hooks/store';
import { selectPersonCommands } from '@/selectors/people/personCommands';
import { Button } from '@/ui/buttons/Button';
import { useRelationshipLabel } from './useRelationshipLabel';
import { usePersonCommands } from './usePersonCommands';

export function RemoveFollowerButton({ userId }: { userId: string }) {
  const offered = useAppSelector((state) =>
    selectPersonCommands(state, userId).includes('removeFollower'),
  );
  const { removeFollower } = usePersonCommands(userId);
  const { text, busy } = useRelationshipLabel(userId, 'followedBy');
  if (!offered) return null;
  return (
    <Button size="small" busy={busy} onPress={removeFollower}>
      {text}
    </Button>
  );
}

/** Beside one's own followers: ends that somebody follows. */
import { useAppSelector } from '@/hooks/store';
import { selectPersonActions } from '@/selectors/personActions';
import { Button } from '@/ui/Button';
import { useBondWord } from './useBondWord';
import { usePersonDeeds } from './usePersonDeeds';

export function RemoveFollowerButton({ userId }: { userId: string }) {
  const offered = useAppSelector((state) =>
    selectPersonActions(state, userId).includes('removeFollower'),
  );
  const { removeFollower } = usePersonDeeds(userId);
  const { text, busy } = useBondWord(userId, 'followedBy');
  if (!offered) return null;
  return (
    <Button size="small" busy={busy} onPress={removeFollower}>
      {text}
    </Button>
  );
}

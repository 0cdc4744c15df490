/**
 * Follows or unfollows a hashtag. Absent while the server has not said whether the reader follows
 * it; another press while a change is pending takes it back.
 */
import { FormattedMessage } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectFollowsTag } from '@/selectors/discovery/tags';
import { tagFollowRequested } from '@/slices/discovery/tags';
import { Button } from '@/ui/buttons/Button';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';

export function FollowTagButton({ name }: { name: string }) {
  const dispatch = useAppDispatch();
  const follows = useAppSelector((state) => selectFollowsTag(state, name));
  if (follows === null) return null;
  return (
    <Button
      size="small"
      tone={follows ? 'neutral' : 'primary'}
      onPress={() => dispatch(tagFollowRequested({ name, wanted: !follows }))}
    >
      {follows ? (
        <FormattedMessage id="user_card.follow_unfollow" defaultMessage="Unfollow" />
      ) : (
        <FormattedMessage id="user_card.follow" defaultMessage="Follow" />
      )}
      <VisuallyHidden> #{name}</VisuallyHidden>
    </Button>
  );
}

/**
 * Follows somebody, takes a request back, or ends it. While the server has not agreed, the button
 * says what is on its way, and another press takes that back.
 */
import { FormattedMessage, useIntl } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { selectBondWish } from '@/selectors/bonds';
import { selectRelationship } from '@/selectors/relationships';
import { Button } from '@/ui/Button';
import { requestedWord } from './personWords';
import { useBondWord } from './useBondWord';
import { usePersonDeeds } from './usePersonDeeds';

export function FollowButton({ userId }: { userId: string }) {
  const intl = useIntl();
  const { follow } = usePersonDeeds(userId);
  const { text, on, busy } = useBondWord(userId, 'following');
  const relationship = useAppSelector((state) => selectRelationship(state, userId));
  const waits = !busy && relationship?.requested === true && !relationship.following;
  return (
    <Button
      size="small"
      tone={on || busy ? 'neutral' : 'primary'}
      onPress={follow}
      hint={
        waits
          ? intl.formatMessage({ id: 'user_card.follow_cancel', defaultMessage: 'Cancel request' })
          : undefined
      }
    >
      {waits ? <FormattedMessage {...requestedWord} /> : text}
    </Button>
  );
}

/** Says when a wish goes out that the server was not ready to take. */
export function FollowDelayed({ userId }: { userId: string }) {
  const until = useAppSelector(
    (state) => selectBondWish(state, userId, 'following')?.waitsUntil ?? null,
  );
  return (
    <span role="status">
      {until !== null && (
        <FormattedMessage
          id="user_card.follow_delayed"
          defaultMessage="The server asks for a pause. Your wish goes out at {until, time, medium}."
          values={{ until }}
        />
      )}
    </span>
  );
}

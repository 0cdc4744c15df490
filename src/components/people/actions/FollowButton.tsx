/**
 * Follows or unfollows a person, or cancels a request. While a change is pending, the label says
 * so, and another press reverts it.
 */
import { FormattedMessage, useIntl } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { selectPendingRelationshipAction } from '@/selectors/people/relationshipActions';
import { selectRelationship } from '@/selectors/people/relationships';
import { Button } from '@/ui/buttons/Button';
import { requestedLabel } from './personLabels';
import { useRelationshipLabel } from './useRelationshipLabel';
import { usePersonCommands } from './usePersonCommands';

export function FollowButton({ userId }: { userId: string }) {
  const intl = useIntl();
  const { follow } = usePersonCommands(userId);
  const { text, on, busy } = useRelationshipLabel(userId, 'following');
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
      {waits ? <FormattedMessage {...requestedLabel} /> : text}
    </Button>
  );
}

/** Says when a change will be sent that the server was not ready to accept (rate limit). */
export function FollowDelayed({ userId }: { userId: string }) {
  const until = useAppSelector(
    (state) => selectPendingRelationshipAction(state, userId, 'following')?.waitsUntil ?? null,
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

/**
 * Follows or unfollows a person, or cancels a request. While a change is pending, the label says
 * so, and another press reverts it.
 */
import { FormattedMessage, useIntl } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectPendingRelationshipAction } from '@/selectors/people/relationshipActions';
import { selectRelationship } from '@/selectors/people/relationships';
import { personCommandRequested } from '@/slices/people/personCommands';
import { Button } from '@/ui/buttons/Button';
import { requestedLabel } from './personLabels';
import { useRelationshipLabel } from './useRelationshipLabel';

export function FollowButton({ userId }: { userId: string }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { text, on, busy } = useRelationshipLabel(userId, 'following');
  const relationship = useAppSelector((state) => selectRelationship(state, userId));
  const waits = !busy && relationship?.requested === true && !relationship.following;
  return (
    <Button
      size="small"
      tone={on || busy ? 'neutral' : 'primary'}
      onPress={() => dispatch(personCommandRequested({ userId, command: 'follow' }))}
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
          defaultMessage="Too many requests. Trying again at {until, time, medium}."
          values={{ until }}
        />
      )}
    </span>
  );
}

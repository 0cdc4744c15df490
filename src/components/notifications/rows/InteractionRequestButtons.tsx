/** Approves or denies a reply, a favourite or a repeat that waits for it; says what was answered. */
import { FormattedMessage } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import {
  selectGivenAnswer,
  selectPendingAnswer,
} from '@/selectors/notifications/interactionRequests';
import {
  interactionAnswerRequested,
  type InteractionAnswer,
} from '@/slices/notifications/interactionRequests';
import { Button } from '@/ui/buttons/Button';
import styles from '@/components/people/actions/FollowRequestButtons.module.css';

export function InteractionRequestButtons({ notificationId }: { notificationId: string }) {
  const dispatch = useAppDispatch();
  const pending = useAppSelector((state) => selectPendingAnswer(state, notificationId));
  const given = useAppSelector((state) => selectGivenAnswer(state, notificationId));
  const request = (answer: InteractionAnswer) => () =>
    dispatch(interactionAnswerRequested({ notificationId, answer }));
  return (
    <>
      {given === null && (
        <div className={styles.choices}>
          <Button
            size="small"
            tone="primary"
            busy={pending === 'approved'}
            onPress={request('approved')}
          >
            <FormattedMessage id="user_card.approve" defaultMessage="Approve" />
          </Button>
          <Button size="small" busy={pending === 'denied'} onPress={request('denied')}>
            <FormattedMessage id="user_card.deny" defaultMessage="Deny" />
          </Button>
        </div>
      )}
      <span role="status">
        {given !== null && (
          <FormattedMessage
            id="notifications.request_answer"
            defaultMessage="{answer, select, approved {Approved} denied {Denied} other {Already answered or taken back}}"
            values={{ answer: given }}
          />
        )}
      </span>
    </>
  );
}

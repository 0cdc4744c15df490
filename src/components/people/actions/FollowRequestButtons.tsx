/** Accepts or rejects a follow request. */
import { FormattedMessage } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectFollowRequestAnswer } from '@/selectors/people/followRequests';
import { followRequestAnswerRequested } from '@/slices/people/followRequests';
import { Button } from '@/ui/buttons/Button';
import styles from './FollowRequestButtons.module.css';

interface Props {
  userId: string;
  /** The notification of the request, if the buttons are part of one. */
  notificationId?: string;
}

export function FollowRequestButtons({ userId, notificationId }: Props) {
  const dispatch = useAppDispatch();
  const answered = useAppSelector((state) => selectFollowRequestAnswer(state, userId));
  const request = (answer: 'approved' | 'denied') => () =>
    dispatch(followRequestAnswerRequested({ userId, notificationId, answer }));
  return (
    <div className={styles.choices}>
      <Button
        size="small"
        tone="primary"
        busy={answered === 'approved'}
        onPress={request('approved')}
      >
        <FormattedMessage id="user_card.approve" defaultMessage="Approve" />
      </Button>
      <Button size="small" busy={answered === 'denied'} onPress={request('denied')}>
        <FormattedMessage id="user_card.deny" defaultMessage="Deny" />
      </Button>
    </div>
  );
}

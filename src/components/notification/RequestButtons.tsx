/** The two answers to somebody who asks to follow, after a question where the reader wants one. */
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useReading } from '@/hooks/useReading';
import { selectRequestAnswer } from '@/selectors/followRequests';
import { selectUser } from '@/selectors/users';
import {
  followRequestApproved,
  followRequestDenied,
  type RequestAnswer,
} from '@/slices/followRequests';
import { Button } from '@/ui/Button';
import { Confirm } from '@/ui/Confirm';
import styles from './Rows.module.css';

const messages = defineMessages({
  approve: { id: 'user_card.approve', defaultMessage: 'Approve' },
  deny: { id: 'user_card.deny', defaultMessage: 'Deny' },
  approveQuestion: {
    id: 'user_card.approve_confirm',
    defaultMessage: 'Let {name} follow you?',
  },
  denyQuestion: {
    id: 'user_card.deny_confirm',
    defaultMessage: 'Deny the follow request of {name}?',
  },
  approveYes: { id: 'user_card.approve_confirm_accept_button', defaultMessage: 'Approve' },
  denyYes: { id: 'user_card.deny_confirm_accept_button', defaultMessage: 'Deny' },
  approveNo: { id: 'user_card.approve_confirm_cancel_button', defaultMessage: 'Cancel' },
  denyNo: { id: 'user_card.deny_confirm_cancel_button', defaultMessage: 'Cancel' },
});

interface Props {
  userId: string;
  notificationId: string;
}

export function RequestButtons({ userId, notificationId }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { modalOnApproveFollow, modalOnDenyFollow } = useReading();
  const answered = useAppSelector((state) => selectRequestAnswer(state, userId));
  const name = useAppSelector((state) => selectUser(state, userId)?.name ?? '');
  const [asking, setAsking] = useState<RequestAnswer | null>(null);

  const answer = (given: RequestAnswer) => {
    const say = given === 'approved' ? followRequestApproved : followRequestDenied;
    dispatch(say({ userId, notificationId }));
  };
  const press = (given: RequestAnswer, asks: boolean) => () =>
    asks ? setAsking(given) : answer(given);
  const isApproval = asking === 'approved';
  return (
    <div className={styles.choices}>
      <Button
        size="small"
        tone="primary"
        busy={answered === 'approved'}
        onPress={press('approved', modalOnApproveFollow)}
      >
        {intl.formatMessage(messages.approve)}
      </Button>
      <Button
        size="small"
        busy={answered === 'denied'}
        onPress={press('denied', modalOnDenyFollow)}
      >
        {intl.formatMessage(messages.deny)}
      </Button>
      {asking && (
        <Confirm
          question={intl.formatMessage(
            isApproval ? messages.approveQuestion : messages.denyQuestion,
            { name },
          )}
          accept={intl.formatMessage(isApproval ? messages.approveYes : messages.denyYes)}
          cancel={intl.formatMessage(isApproval ? messages.approveNo : messages.denyNo)}
          tone={isApproval ? 'primary' : 'danger'}
          onAccept={() => {
            setAsking(null);
            answer(asking);
          }}
          onCancel={() => setAsking(null)}
        />
      )}
    </div>
  );
}

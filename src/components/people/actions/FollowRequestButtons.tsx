/** Accepts or rejects a follow request, with a confirmation if the user wants one. */
import { useState } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { selectFollowRequestAnswer } from '@/selectors/people/followRequests';
import { selectUser } from '@/selectors/people/users';
import {
  followRequestApproved,
  followRequestDenied,
  type FollowRequestAnswer,
} from '@/slices/people/followRequests';
import { Button } from '@/ui/buttons/Button';
import { Confirm } from '@/ui/dialog/Confirm';
import styles from './FollowRequestButtons.module.css';

interface Words {
  answer: MessageDescriptor;
  question: MessageDescriptor;
  yes: MessageDescriptor;
  no: MessageDescriptor;
}

const words: Record<FollowRequestAnswer, Words> = {
  approved: defineMessages({
    answer: { id: 'user_card.approve', defaultMessage: 'Approve' },
    question: {
      id: 'user_card.approve_confirm',
      defaultMessage: "Approve {name}'s follow request?",
    },
    yes: { id: 'user_card.approve_confirm_accept_button', defaultMessage: 'Approve' },
    no: { id: 'user_card.approve_confirm_cancel_button', defaultMessage: 'Cancel' },
  }),
  denied: defineMessages({
    answer: { id: 'user_card.deny', defaultMessage: 'Deny' },
    question: {
      id: 'user_card.deny_confirm',
      defaultMessage: "Deny {name}'s follow request?",
    },
    yes: { id: 'user_card.deny_confirm_accept_button', defaultMessage: 'Deny' },
    no: { id: 'user_card.deny_confirm_cancel_button', defaultMessage: 'Cancel' },
  }),
};

interface Props {
  userId: string;
  /** The notification of the request, if the buttons are part of one. */
  notificationId?: string;
}

export function FollowRequestButtons({ userId, notificationId }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { modalOnApproveFollow, modalOnDenyFollow } = useDisplayPreferences();
  const answered = useAppSelector((state) => selectFollowRequestAnswer(state, userId));
  const name = useAppSelector((state) => selectUser(state, userId)?.name ?? '');
  const [asking, setAsking] = useState<FollowRequestAnswer | null>(null);

  const answer = (given: FollowRequestAnswer) => {
    const say = given === 'approved' ? followRequestApproved : followRequestDenied;
    dispatch(say({ userId, notificationId }));
  };
  const press = (given: FollowRequestAnswer, asks: boolean) => () =>
    asks ? setAsking(given) : answer(given);
  return (
    <div className={styles.choices}>
      <Button
        size="small"
        tone="primary"
        busy={answered === 'approved'}
        onPress={press('approved', modalOnApproveFollow)}
      >
        {intl.formatMessage(words.approved.answer)}
      </Button>
      <Button
        size="small"
        busy={answered === 'denied'}
        onPress={press('denied', modalOnDenyFollow)}
      >
        {intl.formatMessage(words.denied.answer)}
      </Button>
      {asking && (
        <Confirm
          question={intl.formatMessage(words[asking].question, { name })}
          accept={intl.formatMessage(words[asking].yes)}
          cancel={intl.formatMessage(words[asking].no)}
          tone={asking === 'approved' ? 'primary' : 'danger'}
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

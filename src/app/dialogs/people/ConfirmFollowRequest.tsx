/** Confirms the answer to a follow request. */
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectUser } from '@/selectors/people/users';
import type { DialogProps } from '@/slices/engine/dialogs';
import {
  followRequestApproved,
  followRequestDenied,
  type FollowRequestAnswer,
} from '@/slices/people/followRequests';
import { Confirm } from '@/ui/dialog/Confirm';
import type { DialogFrame } from '@/ui/dialog/dialogFrame';

type Words = Record<'question' | 'accept' | 'cancel', MessageDescriptor>;

const words: Record<FollowRequestAnswer, Words> = {
  approved: defineMessages({
    question: {
      id: 'user_card.approve_confirm',
      defaultMessage: "Approve {name}'s follow request?",
    },
    accept: { id: 'user_card.approve_confirm_accept_button', defaultMessage: 'Approve' },
    cancel: { id: 'user_card.approve_confirm_cancel_button', defaultMessage: 'Cancel' },
  }),
  denied: defineMessages({
    question: {
      id: 'user_card.deny_confirm',
      defaultMessage: "Deny {name}'s follow request?",
    },
    accept: { id: 'user_card.deny_confirm_accept_button', defaultMessage: 'Deny' },
    cancel: { id: 'user_card.deny_confirm_cancel_button', defaultMessage: 'Cancel' },
  }),
};

type Props = DialogFrame & DialogProps['confirmFollowRequest'];

export function ConfirmFollowRequest({ userId, answer, notificationId, level, onClose }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const name = useAppSelector((state) => selectUser(state, userId)?.name ?? '');
  const { question, accept, cancel } = words[answer];
  const say = answer === 'approved' ? followRequestApproved : followRequestDenied;
  return (
    <Confirm
      question={intl.formatMessage(question, { name })}
      accept={intl.formatMessage(accept)}
      cancel={intl.formatMessage(cancel)}
      tone={answer === 'approved' ? 'primary' : 'danger'}
      level={level}
      onAccept={() => {
        onClose();
        dispatch(say({ userId, notificationId }));
      }}
      onCancel={onClose}
    />
  );
}

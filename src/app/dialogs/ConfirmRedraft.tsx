/** Asks before a post is deleted to be written anew. */
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useAppDispatch } from '@/hooks/store';
import { redraftRequested } from '@/slices/rewriting';
import { Confirm } from '@/ui/Confirm';
import type { DialogFrame } from './frame';

const messages = defineMessages({
  question: {
    id: 'status.redraft_confirm',
    defaultMessage: 'Take this post back and write it anew?',
  },
  accept: { id: 'status.redraft_confirm_accept_button', defaultMessage: 'Take back and rewrite' },
  cancel: { id: 'status.delete_confirm_cancel_button', defaultMessage: 'Keep it' },
});

export function ConfirmRedraft({ statusId, level, onClose }: DialogFrame & { statusId: string }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const accept = () => {
    onClose();
    dispatch(redraftRequested({ statusId }));
  };
  return (
    <Confirm
      question={intl.formatMessage(messages.question)}
      accept={intl.formatMessage(messages.accept)}
      cancel={intl.formatMessage(messages.cancel)}
      tone="danger"
      level={level}
      onAccept={accept}
      onCancel={onClose}
    >
      <FormattedMessage
        id="status.redraft_consequence"
        defaultMessage="It is deleted, and its text and files come back as a draft. What others did with it is lost."
      />
    </Confirm>
  );
}

/** Asks before a post is gone for good. */
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useAppDispatch } from '@/hooks/store';
import { deleteRequested } from '@/slices/statusActions';
import { Confirm } from '@/ui/Confirm';
import type { DialogFrame } from './frame';

const messages = defineMessages({
  question: {
    id: 'status.delete_confirm',
    defaultMessage: 'Do you really want to delete this post?',
  },
  accept: { id: 'status.delete_confirm_accept_button', defaultMessage: 'Delete' },
  cancel: { id: 'status.delete_confirm_cancel_button', defaultMessage: 'Keep it' },
});

export function ConfirmDelete({ statusId, level, onClose }: DialogFrame & { statusId: string }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const accept = () => {
    onClose();
    dispatch(deleteRequested({ statusId }));
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
        id="status.delete_confirm_consequence"
        defaultMessage="It cannot be brought back. Other servers are asked to delete their copies."
      />
    </Confirm>
  );
}

/** Asks whether the press on "Repeat" was meant. */
import { defineMessages, useIntl } from 'react-intl';
import { useAppDispatch } from '@/hooks/store';
import { markRequested } from '@/slices/statuses';
import { Confirm } from '@/ui/Confirm';
import type { DialogFrame } from './frame';

const messages = defineMessages({
  question: {
    id: 'status.repeat_confirm',
    defaultMessage: 'Do you really want to repeat this post?',
  },
  accept: { id: 'status.repeat_confirm_accept_button', defaultMessage: 'Repeat' },
  cancel: { id: 'status.repeat_confirm_cancel_button', defaultMessage: 'Do not repeat' },
});

export function ConfirmRepeat({ statusId, level, onClose }: DialogFrame & { statusId: string }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const accept = () => {
    onClose();
    dispatch(markRequested({ statusId, mark: 'repeated', wanted: true }));
  };
  return (
    <Confirm
      question={intl.formatMessage(messages.question)}
      accept={intl.formatMessage(messages.accept)}
      cancel={intl.formatMessage(messages.cancel)}
      level={level}
      onAccept={accept}
      onCancel={onClose}
    />
  );
}

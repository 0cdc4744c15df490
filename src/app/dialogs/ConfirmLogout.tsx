/** Asks whether the press on "Log out" was meant. */
import { defineMessages, useIntl } from 'react-intl';
import { useAppDispatch } from '@/hooks/store';
import { logoutRequested } from '@/slices/session';
import { Confirm } from '@/ui/Confirm';
import type { DialogFrame } from './frame';

const messages = defineMessages({
  question: { id: 'login.logout_confirm', defaultMessage: 'Do you really want to log out?' },
  accept: { id: 'login.logout_confirm_accept_button', defaultMessage: 'Log out' },
  cancel: { id: 'login.logout_confirm_cancel_button', defaultMessage: 'Stay logged in' },
});

export function ConfirmLogout({ level, onClose }: DialogFrame) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const accept = () => {
    onClose();
    dispatch(logoutRequested());
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

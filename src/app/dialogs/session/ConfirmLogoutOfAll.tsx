/** Confirms logging out all accounts of this browser. */
import { defineMessages, FormattedMessage } from 'react-intl';
import { logoutOfAllRequested } from '@/slices/session/accounts';
import { ConfirmAction } from '@/app/dialogs/engine/ConfirmAction';
import type { DialogFrame } from '@/ui/dialog/dialogFrame';

const texts = defineMessages({
  question: { id: 'accounts.log_out_all_confirm', defaultMessage: 'Log out of all accounts?' },
  accept: { id: 'login.logout_confirm_accept_button', defaultMessage: 'Log out' },
  cancel: { id: 'login.logout_confirm_cancel_button', defaultMessage: 'Cancel' },
});

export function ConfirmLogoutOfAll(frame: DialogFrame) {
  return (
    <ConfirmAction {...frame} texts={texts} action={logoutOfAllRequested()} tone="danger">
      <FormattedMessage
        id="accounts.log_out_all_drafts"
        defaultMessage="Unsent drafts of all accounts will be deleted from this browser."
      />
    </ConfirmAction>
  );
}

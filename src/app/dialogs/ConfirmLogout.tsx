/** Asks whether the press on "Log out" was meant, and what is to become of what was not sent. */
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectUnsentCount } from '@/selectors/unsentDrafts';
import { logoutRequested } from '@/slices/session';
import { Checkbox } from '@/ui/Checkbox';
import { Confirm } from '@/ui/Confirm';
import type { DialogFrame } from './frame';
import styles from './ConfirmLogout.module.css';

const messages = defineMessages({
  question: { id: 'login.logout_confirm', defaultMessage: 'Do you really want to log out?' },
  accept: { id: 'login.logout_confirm_accept_button', defaultMessage: 'Log out' },
  cancel: { id: 'login.logout_confirm_cancel_button', defaultMessage: 'Stay logged in' },
});

export function ConfirmLogout({ level, onClose }: DialogFrame) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const drafts = useAppSelector(selectUnsentCount);
  const [keepsDrafts, setKeepsDrafts] = useState(false);
  const accept = () => {
    onClose();
    dispatch(keepsDrafts ? logoutRequested({ keepsDrafts }) : logoutRequested());
  };
  return (
    <Confirm
      question={intl.formatMessage(messages.question)}
      accept={intl.formatMessage(messages.accept)}
      cancel={intl.formatMessage(messages.cancel)}
      level={level}
      onAccept={accept}
      onCancel={onClose}
    >
      {drafts > 0 && (
        <div className={styles.drafts}>
          <FormattedMessage
            id="login.logout_drafts"
            defaultMessage="{count, plural, one {# draft was not sent. It is deleted unless you keep it.} other {# drafts were not sent. They are deleted unless you keep them.}}"
            values={{ count: drafts }}
          />
          <Checkbox
            label={
              <FormattedMessage
                id="login.logout_keep_drafts"
                defaultMessage="Keep my drafts in this browser until I log in again"
              />
            }
            checked={keepsDrafts}
            onChange={setKeepsDrafts}
          />
        </div>
      )}
    </Confirm>
  );
}

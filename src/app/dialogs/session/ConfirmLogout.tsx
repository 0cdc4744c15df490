/** Confirms logging out and asks whether to keep unsent drafts. */
import { useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { selectUnsentWork } from '@/selectors/composer/unsentDrafts';
import { logoutRequested } from '@/slices/session/session';
import { Checkbox } from '@/ui/fields/Checkbox';
import { ConfirmAction } from '@/app/dialogs/engine/ConfirmAction';
import type { DialogFrame } from '@/ui/dialog/dialogFrame';
import styles from './ConfirmLogout.module.css';

const texts = defineMessages({
  question: { id: 'login.logout_confirm', defaultMessage: 'Log out?' },
  accept: { id: 'login.logout_confirm_accept_button', defaultMessage: 'Log out' },
  cancel: { id: 'login.logout_confirm_cancel_button', defaultMessage: 'Cancel' },
});

export function ConfirmLogout(frame: DialogFrame) {
  const drafts = useAppSelector(selectUnsentWork);
  const [keepsDrafts, setKeepsDrafts] = useState(false);
  return (
    <ConfirmAction
      {...frame}
      texts={texts}
      action={keepsDrafts ? logoutRequested({ keepsDrafts }) : logoutRequested()}
    >
      {drafts > 0 && (
        <div className={styles.drafts}>
          <FormattedMessage
            id="login.logout_drafts"
            defaultMessage="{count, plural, one {You have # unsent draft. It will be deleted unless you keep it.} other {You have # unsent drafts. They will be deleted unless you keep them.}}"
            values={{ count: drafts }}
          />
          <Checkbox
            label={
              <FormattedMessage
                id="login.logout_keep_drafts"
                defaultMessage="Keep my drafts in this browser until I log back in"
              />
            }
            checked={keepsDrafts}
            onChange={setKeepsDrafts}
          />
        </div>
      )}
    </ConfirmAction>
  );
}

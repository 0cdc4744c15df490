/** Generates new recovery codes, after a warning that the old ones become invalid. */
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useAppDispatch } from '@/hooks/store';
import { recoveryCodesRequested } from '@/slices/settings/security';
import { Button } from '@/ui/buttons/Button';
import { Confirm } from '@/ui/dialog/Confirm';
import { ABOVE_SETTINGS_DIALOG } from '@/screens/settings/settingsDialogLevel';

const messages = defineMessages({
  button: {
    id: 'settings.mfa.generate_new_recovery_codes',
    defaultMessage: 'Get new recovery codes',
  },
  question: {
    id: 'settings.mfa.new_codes_confirm',
    defaultMessage: 'Get new recovery codes?',
  },
  warning: {
    id: 'settings.mfa.warning_of_generate_new_codes',
    defaultMessage: 'Your old codes will stop working.',
  },
});

export function RenewRecoveryCodes() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [asks, setAsks] = useState(false);
  const renew = () => {
    setAsks(false);
    dispatch(recoveryCodesRequested());
  };
  return (
    <div>
      <Button onPress={() => setAsks(true)}>{intl.formatMessage(messages.button)}</Button>
      {asks && (
        <Confirm
          question={intl.formatMessage(messages.question)}
          accept={intl.formatMessage(messages.button)}
          level={ABOVE_SETTINGS_DIALOG}
          onAccept={renew}
          onCancel={() => setAsks(false)}
        >
          {intl.formatMessage(messages.warning)}
        </Confirm>
      )}
    </div>
  );
}

/** Recovery codes for a lost phone; they are shown once. */
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { securityForms } from '@/domain/settings/security';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectRequest } from '@/selectors/engine/requests';
import {
  factorSetupCancelled,
  recoveryCodesKept,
  recoveryCodesDismissed,
} from '@/slices/settings/security';
import { Button } from '@/ui/buttons/Button';
import { Notice } from '@/ui/feedback/Notice';
import { ServerMessage } from '@/ui/text/ServerMessage';
import styles from './Security.module.css';

const messages = defineMessages({
  codes: { id: 'settings.mfa.recovery_codes', defaultMessage: 'Recovery codes' },
});

interface Props {
  codes: readonly string[];
  /** During setup another step follows. */
  settingUp: boolean;
}

export function RecoveryCodes({ codes, settingUp }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { busy, reason } = useAppSelector((state) => selectRequest(state, securityForms.factor));
  return (
    <>
      <p className={styles.about}>
        <FormattedMessage
          id="settings.mfa.recovery_codes_warning"
          defaultMessage="Save these codes now; they won't be shown again. Without them and your phone, you won't be able to log in."
        />
      </p>
      <ul className={styles.codes} aria-label={intl.formatMessage(messages.codes)}>
        {codes.map((code) => (
          <li key={code} dir="ltr">
            {code}
          </li>
        ))}
      </ul>
      {reason !== null && !busy && (
        <Notice tone="error">
          <ServerMessage text={reason} />
        </Notice>
      )}
      <div className={styles.buttons}>
        {settingUp ? (
          <>
            <Button tone="primary" busy={busy} onPress={() => dispatch(recoveryCodesKept())}>
              <FormattedMessage id="settings.mfa.codes_kept" defaultMessage="I've saved them" />
            </Button>
            <Button onPress={() => dispatch(factorSetupCancelled())}>
              <FormattedMessage id="general.cancel" defaultMessage="Cancel" />
            </Button>
          </>
        ) : (
          <Button tone="primary" onPress={() => dispatch(recoveryCodesDismissed())}>
            <FormattedMessage id="settings.mfa.codes_kept" defaultMessage="I've saved them" />
          </Button>
        )}
      </div>
    </>
  );
}

/** The second factor: off, being set up in three steps, or on. */
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { securityForms, securityRequests } from '@/domain/settings/security';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectRequest } from '@/selectors/engine/requests';
import { selectSecurity } from '@/selectors/settings/security';
import { factorRemovalRequested, factorSetupRequested } from '@/slices/settings/security';
import { Button } from '@/ui/buttons/Button';
import { Notice } from '@/ui/feedback/Notice';
import { ServerMessage } from '@/ui/text/ServerMessage';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { SettingsPart } from '@/screens/settings/rows/SettingsPart';
import { ConfirmForm } from './ConfirmForm';
import { RenewRecoveryCodes } from './RenewRecoveryCodes';
import { PasswordField } from './PasswordField';
import { RecoveryCodes } from './RecoveryCodes';
import { TotpSetupForm } from './TotpSetupForm';
import { securitySections } from './securitySections';
import styles from './Security.module.css';

export function SecondFactor() {
  const { factor, setup, recoveryCodes } = useAppSelector(selectSecurity);
  const { reason } = useAppSelector((state) => selectRequest(state, securityRequests.factor));
  if (setup) return <TotpSetupForm setup={setup} />;
  if (recoveryCodes) {
    return (
      <Part>
        <RecoveryCodes codes={recoveryCodes} settingUp={factor === 'off'} />
      </Part>
    );
  }
  if (factor === 'on') return <On />;
  if (factor === 'off') return <Off />;
  return (
    <Part>
      {reason === null ? (
        <Skeleton shape="line" count={2} />
      ) : (
        <Notice tone="error">
          <ServerMessage text={reason} />
        </Notice>
      )}
    </Part>
  );
}

const Part = ({ children }: { children: ReactNode }) => (
  <SettingsPart section={securitySections.factor}>{children}</SettingsPart>
);

function Off() {
  const dispatch = useAppDispatch();
  const { busy, reason } = useAppSelector((state) => selectRequest(state, securityForms.factor));
  return (
    <Part>
      <p className={styles.about}>
        <FormattedMessage
          id="settings.mfa.about"
          defaultMessage="Also asks for a code from an authenticator app when you log in."
        />
      </p>
      {reason !== null && !busy && (
        <Notice tone="error">
          <ServerMessage text={reason} />
        </Notice>
      )}
      <div>
        <Button tone="primary" busy={busy} onPress={() => dispatch(factorSetupRequested())}>
          <FormattedMessage id="settings.mfa.setup_otp" defaultMessage="Set up" />
        </Button>
      </div>
    </Part>
  );
}

function On() {
  const dispatch = useAppDispatch();
  const [password, setPassword] = useState('');
  return (
    <ConfirmForm
      form="factor"
      section={securitySections.factor}
      about={
        <FormattedMessage id="settings.mfa.enabled" defaultMessage="Two-factor login is on." />
      }
      success={
        <FormattedMessage
          id="settings.mfa.confirmed"
          defaultMessage="Done. You'll need a code to log in from now on."
        />
      }
      failure={
        <FormattedMessage id="settings.mfa.failed" defaultMessage="That didn't work. Try again." />
      }
      submit={<FormattedMessage id="settings.mfa.disable" defaultMessage="Turn off" />}
      danger
      onSubmit={() => dispatch(factorRemovalRequested({ password }))}
    >
      <RenewRecoveryCodes />
      <PasswordField value={password} onChange={setPassword} />
    </ConfirmForm>
  );
}

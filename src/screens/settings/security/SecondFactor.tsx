/** The second factor: off, being set up in three steps, or on. */
import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { securityForms, securityReadings } from '@/domain/security';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectRequest } from '@/selectors/requests';
import { selectSecurity } from '@/selectors/security';
import { factorRemovalRequested, factorSetupRequested } from '@/slices/security';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { ServerWords } from '@/ui/ServerWords';
import { Skeleton } from '@/ui/Skeleton';
import { DeedForm } from './DeedForm';
import { NewCodes } from './NewCodes';
import { PasswordField } from './PasswordField';
import { RecoveryCodes } from './RecoveryCodes';
import { ScanForm } from './ScanForm';
import styles from './Security.module.css';

const title = <FormattedMessage id="settings.mfa.title" defaultMessage="Two-factor login" />;

export function SecondFactor() {
  const { factor, setup, recoveryCodes } = useAppSelector(selectSecurity);
  const { reason } = useAppSelector((state) => selectRequest(state, securityReadings.factor));
  if (setup) return <ScanForm setup={setup} title={title} />;
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
          <ServerWords text={reason} />
        </Notice>
      )}
    </Part>
  );
}

function Part({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {children}
    </section>
  );
}

function Off() {
  const dispatch = useAppDispatch();
  const { busy, reason } = useAppSelector((state) => selectRequest(state, securityForms.factor));
  return (
    <Part>
      <p className={styles.about}>
        <FormattedMessage
          id="settings.mfa.about"
          defaultMessage="With it, a login also takes a code from an app on your phone."
        />
      </p>
      {reason !== null && !busy && (
        <Notice tone="error">
          <ServerWords text={reason} />
        </Notice>
      )}
      <div>
        <Button tone="primary" busy={busy} onPress={() => dispatch(factorSetupRequested())}>
          <FormattedMessage id="settings.mfa.setup_otp" defaultMessage="Set it up" />
        </Button>
      </div>
    </Part>
  );
}

function On() {
  const dispatch = useAppDispatch();
  const [password, setPassword] = useState('');
  return (
    <DeedForm
      form="factor"
      title={title}
      about={<FormattedMessage id="settings.mfa.enabled" defaultMessage="It is switched on." />}
      success={
        <FormattedMessage
          id="settings.mfa.confirmed"
          defaultMessage="Done: from now on a login asks for a code."
        />
      }
      failure={<FormattedMessage id="settings.mfa.failed" defaultMessage="This did not work." />}
      submit={<FormattedMessage id="settings.mfa.disable" defaultMessage="Switch it off" />}
      danger
      onSubmit={() => dispatch(factorRemovalRequested({ password }))}
    >
      <NewCodes />
      <PasswordField value={password} onChange={setPassword} />
    </DeedForm>
  );
}

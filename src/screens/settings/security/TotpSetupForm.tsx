/** The key for the authenticator app, as a QR code and as text, and a field for the first code. */
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { TotpSetup } from '@/domain/settings/security';
import { useAppDispatch } from '@/hooks/store';
import { factorConfirmationRequested, factorSetupCancelled } from '@/slices/settings/security';
import { Button } from '@/ui/buttons/Button';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { TextField } from '@/ui/fields/TextField';
import { ConfirmForm } from './ConfirmForm';
import { PasswordField } from './PasswordField';
import styles from './Security.module.css';
import { securityLabels as words } from './securityLabels';
import { securitySections } from './securitySections';

const messages = defineMessages({
  picture: { id: 'settings.mfa.qr_code', defaultMessage: 'QR code for your authenticator app' },
});

const QrCode = deferredComponent(
  async () => (await import(/* webpackChunkName: "qrCode" */ './QrCode')).QrCode,
  { placeholder: () => <Skeleton shape="picture" />, onDemand: true },
);

export function TotpSetupForm({ setup }: { setup: TotpSetup }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const isReady = code.trim() !== '' && password !== '';
  return (
    <ConfirmForm
      form="factor"
      section={securitySections.factor}
      about={
        <FormattedMessage
          id="settings.mfa.scan.desc"
          defaultMessage="Scan this with your authenticator app, or enter the key there. Then enter the code the app shows."
        />
      }
      failure={
        <FormattedMessage id="settings.mfa.failed" defaultMessage="That didn't work. Try again." />
      }
      means={{
        invalid_token: (
          <FormattedMessage
            id="settings.mfa.wrong_code"
            defaultMessage="Wrong code. Enter the one your app shows now."
          />
        ),
      }}
      submit={<FormattedMessage id="settings.mfa.verify" defaultMessage="Turn on" />}
      disabledReason={isReady ? null : intl.formatMessage(words.missing)}
      onSubmit={() => dispatch(factorConfirmationRequested({ code, password }))}
    >
      <QrCode text={setup.uri} label={intl.formatMessage(messages.picture)} />
      <p>
        <FormattedMessage
          id="settings.mfa.key"
          defaultMessage="Key: {key}"
          values={{ key: <code className={styles.key}>{setup.key}</code> }}
        />
      </p>
      <TextField
        label={intl.formatMessage(words.code)}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
      />
      <PasswordField value={password} onChange={setPassword} />
      <div>
        <Button onPress={() => dispatch(factorSetupCancelled())}>
          <FormattedMessage id="general.cancel" defaultMessage="Cancel" />
        </Button>
      </div>
    </ConfirmForm>
  );
}

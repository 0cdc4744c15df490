/** The captcha, if the server requires one. */
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectRegistration } from '@/selectors/session/registration';
import { selectRequest } from '@/selectors/engine/requests';
import { captchaRequested, captchaTyped } from '@/slices/session/registration';
import { Button } from '@/ui/buttons/Button';
import { IconButton } from '@/ui/buttons/IconButton';
import { RefreshIcon } from '@/ui/icons/icons';
import { Notice } from '@/ui/feedback/Notice';
import { Spinner } from '@/ui/feedback/Spinner';
import { TextField } from '@/ui/fields/TextField';
import type { RegistrationFormPart } from './registrationFormPart';
import styles from './RegistrationScreen.module.css';

const messages = defineMessages({
  label: { id: 'registration.captcha', defaultMessage: 'Captcha' },
  hint: {
    id: 'registration.captcha_hint',
    defaultMessage: 'Type the characters you see in the image.',
  },
  picture: {
    id: 'registration.captcha_picture',
    defaultMessage: 'Captcha image',
  },
  another: { id: 'registration.new_captcha', defaultMessage: 'Get a new captcha' },
});

export function CaptchaField({ busy, errorOf, touch }: RegistrationFormPart) {
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const { captcha, solution } = useAppSelector(selectRegistration);
  const { busy: loading, reason } = useAppSelector((state) => selectRequest(state, 'captcha'));
  const another = () => dispatch(captchaRequested());
  if (reason !== null) {
    return (
      <Notice
        tone="error"
        action={
          <Button size="small" busy={loading} onPress={another}>
            <FormattedMessage id="general.retry" defaultMessage="Retry" />
          </Button>
        }
      >
        <FormattedMessage
          id="registration.captcha_failed"
          defaultMessage="Couldn't load the captcha"
        />
      </Notice>
    );
  }
  if (captcha?.type === 'none') return null;
  if (captcha === null) {
    return (
      <p className={styles.loading}>
        <Spinner decorative />
        <FormattedMessage id="registration.captcha_loading" defaultMessage="Loading captcha…" />
      </p>
    );
  }
  return (
    <div className={styles.captcha}>
      <div className={styles.picture}>
        <img
          src={captcha.url}
          alt={intl.formatMessage(messages.picture)}
          referrerPolicy="no-referrer"
          draggable={false}
        />
        <IconButton
          label={intl.formatMessage(messages.another)}
          icon={RefreshIcon}
          busy={loading || busy}
          onPress={another}
        />
      </div>
      <TextField
        label={intl.formatMessage(messages.label)}
        hint={intl.formatMessage(messages.hint)}
        value={solution}
        error={errorOf('captcha')}
        onChange={(typed) => dispatch(captchaTyped({ solution: typed }))}
        onBlur={() => touch('captcha')}
        name="captcha"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        disabled={busy}
      />
    </div>
  );
}

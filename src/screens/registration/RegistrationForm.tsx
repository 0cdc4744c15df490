/**
 * The registration form. It shows the errors of a field once it has lost the focus, and all errors
 * on submit; a form with errors is not sent, and the focus moves to the first of them.
 */
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import {
  registrationFaults,
  registrationRules,
  type RegistrationField,
} from '@/domain/session/registration';
import { pathTo } from '@/domain/session/routes';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectInstance } from '@/selectors/session/config';
import { selectRegistration } from '@/selectors/session/registration';
import { selectRequest } from '@/selectors/engine/requests';
import {
  captchaRequested,
  registrationClosed,
  registrationOpened,
  registrationSubmitted,
} from '@/slices/session/registration';
import { Button } from '@/ui/buttons/Button';
import { useNow } from '@/ui/text/Clock';
import { Link } from '@/ui/buttons/Link';
import { TextField } from '@/ui/fields/TextField';
import { AccountFields } from './AccountFields';
import { CaptchaField } from './CaptchaField';
import { faultTexts } from './faultTexts';
import { MailLanguages } from './MailLanguages';
import { PasswordFields } from './PasswordFields';
import { RegistrationFailureAlert } from './RegistrationFailureAlert';
import { TermsOfService } from './TermsOfService';
import styles from './RegistrationScreen.module.css';

const messages = defineMessages({
  form: { id: 'registration.registration', defaultMessage: 'Sign up' },
  token: { id: 'registration.token', defaultMessage: 'Invite code' },
});

const HOUR = 3_600_000;

export function RegistrationForm({ inviteToken }: { inviteToken: string | null }) {
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const instance = useAppSelector(selectInstance);
  const { form, captcha, solution, refused } = useAppSelector(selectRegistration);
  const { busy } = useAppSelector((state) => selectRequest(state, 'registration'));
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const [touched, setTouched] = useState<'all' | readonly RegistrationField[]>([]);
  const [tries, setTries] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const rules = registrationRules(instance, useNow(HOUR, 'today'));

  useEffect(() => {
    dispatch(registrationOpened());
    return () => {
      dispatch(registrationClosed());
    };
  }, [dispatch]);

  useEffect(() => {
    if (tries === 0) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  const captchaSolution = captcha?.type === 'none' ? null : solution;
  const faults = registrationFaults({ form, password, confirm, captchaSolution }, rules);

  const touch = (field: RegistrationField) => {
    if (touched !== 'all' && !touched.includes(field)) setTouched([...touched, field]);
  };
  const errorOf = (field: RegistrationField): ReactNode => {
    const words = refused[field];
    if (words) return <bdi>{words}</bdi>;
    const fault = faults[field];
    if (!fault || (touched !== 'all' && !touched.includes(field))) return undefined;
    const day = rules.latestBirthday;
    return intl.formatMessage(faultTexts[fault], {
      date: day === null ? '' : intl.formatDate(`${day}T00:00`, { dateStyle: 'long' }),
    });
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setTouched('all');
    if (captcha === null) dispatch(captchaRequested());
    if (captcha === null || Object.keys(faults).length > 0) {
      setTries(tries + 1);
      return;
    }
    dispatch(registrationSubmitted({ password, inviteToken }));
  };

  const shared = { busy, rules, errorOf, touch };
  return (
    <form
      ref={element}
      className={styles.form}
      aria-label={intl.formatMessage(messages.form)}
      noValidate
      onSubmit={submit}
    >
      <AccountFields part="who" {...shared} />
      <PasswordFields
        password={password}
        confirm={confirm}
        onPassword={setPassword}
        onConfirm={setConfirm}
        {...shared}
      />
      <AccountFields part="more" {...shared} />
      {rules.offers.languages && <MailLanguages busy={busy} />}
      <CaptchaField {...shared} />
      {inviteToken !== null && (
        <TextField
          label={intl.formatMessage(messages.token)}
          value={inviteToken}
          onChange={() => undefined}
          name="token"
          autoComplete="off"
          readOnly
          disabled={busy}
        />
      )}
      {instance.embeddedToS && <TermsOfService />}
      <RegistrationFailureAlert />
      <Button type="submit" tone="primary" wide busy={busy}>
        <FormattedMessage id="registration.register" defaultMessage="Sign up" />
      </Button>
      {!instance.embeddedToS && <TermsOfService />}
      <p className={styles.links}>
        <FormattedMessage
          id="registration.have_account"
          defaultMessage="Already have an account? <link>Log in</link>"
          values={{
            link: (words) => <Link to={pathTo('login')}>{words}</Link>,
          }}
        />
      </p>
    </form>
  );
}

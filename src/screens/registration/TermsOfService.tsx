/** The rules and the terms of service of the server. */
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { RichText } from '@/components/statuses/text/RichText';
import { useInstance } from '@/hooks/useInstance';
import styles from './RegistrationScreen.module.css';

const messages = defineMessages({
  terms: { id: 'registration.tos', defaultMessage: 'Terms of service' },
});

/** The terms contain their own heading. */
export function TermsOfService() {
  const intl = useIntl();
  const tos = useInstance('tos');
  const rules = useInstance('rules');
  if (tos === '' && rules.length === 0) return null;
  return (
    <section className={styles.terms} aria-label={intl.formatMessage(messages.terms)}>
      <p className={styles.agreement}>
        <FormattedMessage
          id="registration.agreement"
          defaultMessage="By signing up, you agree to the terms below."
        />
      </p>
      {rules.length > 0 && (
        <>
          <h2>
            <FormattedMessage id="registration.rules" defaultMessage="Rules" />
          </h2>
          <ol className={styles.rules}>
            {rules.map(({ id, text, hint }) => (
              <li key={id} dir="auto">
                {text}
                {hint && <span className={styles.hint}>{hint}</span>}
              </li>
            ))}
          </ol>
        </>
      )}
      {tos !== '' && <RichText html={tos} />}
    </section>
  );
}

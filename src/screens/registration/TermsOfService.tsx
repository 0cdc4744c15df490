/** What one agrees to by signing up: the rules of the server and its terms of service. */
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { RichText } from '@/components/text/RichText';
import { useInstance } from '@/hooks/useInstance';
import styles from './RegistrationScreen.module.css';

export function TermsOfService() {
  const id = useId();
  const tos = useInstance('tos');
  const rules = useInstance('rules');
  if (tos === '' && rules.length === 0) return null;
  return (
    <section className={styles.terms} aria-labelledby={id}>
      <h2 id={id}>
        <FormattedMessage id="registration.tos" defaultMessage="Terms of service" />
      </h2>
      <p className={styles.agreement}>
        <FormattedMessage
          id="registration.agreement"
          defaultMessage="By registering you agree to what is written here."
        />
      </p>
      {rules.length > 0 && (
        <ol className={styles.rules}>
          {rules.map(({ id: ruleId, text, hint }) => (
            <li key={ruleId} dir="auto">
              {text}
              {hint && <span className={styles.hint}>{hint}</span>}
            </li>
          ))}
        </ol>
      )}
      {tos !== '' && <RichText html={tos} />}
    </section>
  );
}

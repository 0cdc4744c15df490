/** The server's software and this client, each with its version. */
import { FormattedMessage } from 'react-intl';
import { SoftwareFacts } from '@/components/session/instance/SoftwareFacts';
import { Section } from './Section';
import styles from './AboutScreen.module.css';

export function Software() {
  return (
    <Section title={<FormattedMessage id="about.software" defaultMessage="Software" />}>
      <SoftwareFacts className={styles.facts} />
    </Section>
  );
}

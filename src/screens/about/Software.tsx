/** The server's software and this client, each with its version, and the help of the client. */
import { FormattedMessage } from 'react-intl';
import { SoftwareFacts } from '@/components/session/instance/SoftwareFacts';
import { standalonePaths } from '@/domain/session/standalonePaths';
import { Link } from '@/ui/buttons/Link';
import { Section } from './Section';
import styles from './AboutScreen.module.css';

export function Software() {
  return (
    <Section title={<FormattedMessage id="about.software" defaultMessage="Software" />}>
      <SoftwareFacts className={styles.facts} />
      <p>
        <Link to={standalonePaths.help}>
          <FormattedMessage id="help.title" defaultMessage="Help" />
        </Link>
      </p>
    </Section>
  );
}

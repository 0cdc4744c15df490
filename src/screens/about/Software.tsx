/** What runs here: the server's software and this client, each with its version. */
import { FormattedMessage } from 'react-intl';
import { rarePaths } from '@/domain/rarePaths';
import { useInstance } from '@/hooks/useInstance';
import { Section } from './Section';
import styles from './AboutScreen.module.css';

export function Software() {
  const name = useInstance('backendName');
  const version = useInstance('backendVersion');
  return (
    <Section title={<FormattedMessage id="about.software" defaultMessage="Software" />}>
      <dl className={styles.facts}>
        <dt>
          <FormattedMessage id="settings.version.backend_version" defaultMessage="Server" />
        </dt>
        <dd dir="ltr">
          {name || version ? (
            `${name} ${version}`.trim()
          ) : (
            <FormattedMessage id="about.software_unknown" defaultMessage="Not told" />
          )}
        </dd>
        <dt>
          <FormattedMessage id="settings.version.frontend_version" defaultMessage="Client" />
        </dt>
        <dd dir="ltr">{`Linnet ${__VERSION__}`}</dd>
      </dl>
      <p>
        <a href={rarePaths.diagnostics}>
          <FormattedMessage id="doctor.title" defaultMessage="Diagnostics" />
        </a>
      </p>
    </Section>
  );
}

/**
 * Explains why this server cannot be configured from here, and how its operator can change that.
 */
import { FormattedMessage } from 'react-intl';
import styles from './Admin.module.css';

const DOCUMENTATION =
  'https://docs-develop.pleroma.social/backend/configuration/howto_database_config/';

export function NoDbTab() {
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>
        <FormattedMessage
          id="admin_dash.nodb.heading"
          defaultMessage="This server takes its settings from a file"
        />
      </h3>
      <p className={styles.about}>
        <FormattedMessage
          id="admin_dash.nodb.text"
          defaultMessage="To change them here, its operator has to set {setting} in the configuration file and start it anew. The {documentation} says how."
          values={{
            setting: (
              <code className={styles.code}>config :pleroma, configurable_from_database: true</code>
            ),
            documentation: (
              <a href={DOCUMENTATION} target="_blank" rel="noreferrer">
                <FormattedMessage
                  id="admin_dash.nodb.documentation"
                  defaultMessage="documentation"
                />
              </a>
            ),
          }}
        />
      </p>
      <p className={styles.about}>
        <FormattedMessage
          id="admin_dash.nodb.text2"
          defaultMessage="Front-ends can be installed all the same."
        />
      </p>
    </section>
  );
}

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
          defaultMessage="This server is configured in a file"
        />
      </h3>
      <p className={styles.about}>
        <FormattedMessage
          id="admin_dash.nodb.text"
          defaultMessage="To change its settings here, the server's operator has to set {setting} in the configuration file and restart the server. See the {documentation}."
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
          defaultMessage="You can still install front-ends."
        />
      </p>
    </section>
  );
}

/** Which software serves this page, and which client it is, each with where it comes from. */
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { rarePaths } from '@/domain/rarePaths';
import { useInstance } from '@/hooks/useInstance';
import styles from './VersionTab.module.css';

const messages = defineMessages({
  unknown: { id: 'about.software_unknown', defaultMessage: 'Not told' },
});

/** Where the software of the families is written. */
const repositories: Record<string, string> = {
  pleroma: 'https://git.pleroma.social/pleroma/pleroma',
  akkoma: 'https://akkoma.dev/AkkomaGang/akkoma',
  mastodon: 'https://github.com/mastodon/mastodon',
};

export function VersionTab() {
  const intl = useIntl();
  const name = useInstance('backendName');
  const version = useInstance('backendVersion');
  const family = useInstance('family');
  const server = `${name} ${version}`.trim() || intl.formatMessage(messages.unknown);
  const repository = repositories[family];
  return (
    <>
      <dl className={styles.facts}>
        <dt>
          <FormattedMessage id="settings.version.backend_version" defaultMessage="Server" />
        </dt>
        <dd dir="auto">
          {repository ? (
            <a href={repository} target="_blank" rel="noreferrer">
              {server}
            </a>
          ) : (
            server
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
    </>
  );
}

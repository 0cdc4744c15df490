/** The server software and this client, with versions and source code. */
import { FormattedMessage } from 'react-intl';
import { standalonePaths } from '@/domain/session/standalonePaths';
import { useInstance } from '@/hooks/useInstance';

/** Source repositories by server family. */
const repositories: Record<string, string> = {
  pleroma: 'https://git.pleroma.social/pleroma/pleroma',
  akkoma: 'https://akkoma.dev/AkkomaGang/akkoma',
  mastodon: 'https://github.com/mastodon/mastodon',
};

/** `className` of the description list. */
export function SoftwareFacts({ className }: { className?: string }) {
  return (
    <>
      <dl className={className}>
        <dt>
          <FormattedMessage id="settings.version.backend_version" defaultMessage="Server" />
        </dt>
        <dd dir="auto">
          <ServerSoftware />
        </dd>
        <dt>
          <FormattedMessage id="settings.version.frontend_version" defaultMessage="Client" />
        </dt>
        <dd dir="ltr">{`Linnet ${__VERSION__}`}</dd>
      </dl>
      <p>
        <a href={standalonePaths.diagnostics}>
          <FormattedMessage id="doctor.title" defaultMessage="Diagnostics" />
        </a>
      </p>
    </>
  );
}

function ServerSoftware() {
  const name = useInstance('backendName');
  const version = useInstance('backendVersion');
  const family = useInstance('family');
  const repository = repositories[family];
  const software = `${name} ${version}`.trim() || (
    <FormattedMessage id="about.software_unknown" defaultMessage="Unknown" />
  );
  if (!repository) return software;
  return (
    <a href={repository} target="_blank" rel="noreferrer">
      {software}
    </a>
  );
}

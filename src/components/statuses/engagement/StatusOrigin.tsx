/**
 * Below the status that a page is about: when exactly it was posted, that it is public (any other
 * audience has its icon beside the name), and with which application.
 */
import { FormattedMessage } from 'react-intl';
import type { Status } from '@/domain/statuses/status';
import { FullTime } from '@/components/engine/FullTime';
import styles from './StatusEngagementPanel.module.css';

interface Props {
  status: Status;
}

export function StatusOrigin({ status: { createdAt, visibility, application } }: Props) {
  return (
    <p className={styles.origin}>
      <FullTime date={createdAt} />
      {visibility === 'public' && (
        <>
          {' · '}
          <FormattedMessage id="general.scope_in_timeline.public" defaultMessage="Public" />
        </>
      )}
      {application && (
        <>
          {' · '}
          <bdi>{application}</bdi>
        </>
      )}
    </p>
  );
}

/** Below the status that a page is about: when exactly it was posted, and with which application. */
import type { Status } from '@/domain/statuses/status';
import { FullTime } from '@/components/engine/FullTime';
import styles from './StatusEngagementPanel.module.css';

export function StatusOrigin({ status: { createdAt, application } }: { status: Status }) {
  return (
    <p className={styles.origin}>
      <FullTime date={createdAt} />
      {application && (
        <>
          {' · '}
          <bdi>{application}</bdi>
        </>
      )}
    </p>
  );
}

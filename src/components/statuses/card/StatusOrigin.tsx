/** Below the status that a page is about: when exactly it was posted, and with which application. */
import type { Status } from '@/domain/statuses/status';
import { FullTime } from '@/ui/text/RelativeTime';
import styles from './StatusBody.module.css';

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

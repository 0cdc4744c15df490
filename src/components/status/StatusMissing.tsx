/** Stands where a status was that is deleted or never came. */
import { FormattedMessage } from 'react-intl';
import styles from './StatusCard.module.css';

export function StatusMissing({ statusId, deleted }: { statusId: string; deleted: boolean }) {
  return (
    <article className={styles.missing} data-status-id={statusId} tabIndex={0}>
      {deleted ? (
        <FormattedMessage id="status.status_deleted" defaultMessage="This post was deleted" />
      ) : (
        <FormattedMessage
          id="status.status_unavailable"
          defaultMessage="This post is not available"
        />
      )}
    </article>
  );
}

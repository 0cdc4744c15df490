/** Replaces a status that was deleted or could not be loaded. */
import { FormattedMessage } from 'react-intl';
import { feedPosition, type FeedPosition } from '@/virtualList/feedPosition';
import styles from './StatusCard.module.css';

interface Props {
  statusId: string;
  deleted: boolean;
  position?: FeedPosition;
}

export function StatusUnavailable({ statusId, deleted, position }: Props) {
  return (
    <article
      className={styles.missing}
      data-status-id={statusId}
      tabIndex={0}
      {...feedPosition(position)}
    >
      {deleted ? (
        <FormattedMessage id="status.status_deleted" defaultMessage="This post was deleted" />
      ) : (
        <FormattedMessage
          id="status.status_unavailable"
          defaultMessage="This post isn't available"
        />
      )}
    </article>
  );
}

/** The beginning of the status that a notification is about, linking to it. */
import { FormattedMessage } from 'react-intl';
import { StatusExcerpt } from '@/components/statuses/embeds/StatusExcerpt';
import { pathTo } from '@/domain/session/routes';
import { useAppSelector } from '@/hooks/store';
import { selectStatus } from '@/selectors/statuses/statuses';
import { Link } from '@/ui/buttons/Link';
import styles from './Rows.module.css';

export function StatusExtract({ statusId }: { statusId: string }) {
  const status = useAppSelector((state) => selectStatus(state, statusId));
  if (!status || status.deleted) {
    return (
      <p className={styles.extract}>
        {status ? (
          <FormattedMessage id="status.status_deleted" defaultMessage="This post was deleted" />
        ) : (
          <FormattedMessage
            id="status.status_unavailable"
            defaultMessage="This post isn't available"
          />
        )}
      </p>
    );
  }
  return (
    <Link
      className={styles.extract}
      to={pathTo('conversation', { id: statusId })}
      dir="auto"
      lang={status.language ?? undefined}
    >
      <StatusExcerpt status={status} />
    </Link>
  );
}

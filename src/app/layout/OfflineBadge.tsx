/**
 * The mark of a page that is cut off from its server: what is seen is of an earlier moment. It
 * stands over the page, so that nothing moves when it comes or goes, and takes no presses.
 */
import { useDeferredValue } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { selectOfflineSince } from '@/selectors/session/offline';
import { selectOnline } from '@/selectors/realtime/realtime';
import { OfflineIcon } from '@/ui/icons/icons';
import styles from './OfflineBadge.module.css';

export function OfflineBadge() {
  const since = useAppSelector(selectOfflineSince);
  return since === null ? null : <OfflineStatus since={since} />;
}

function OfflineStatus({ since }: { since: number }) {
  // Readers of screens hear what comes into a place that is there already.
  const speaks = useDeferredValue(true, false);
  return (
    <div className={styles.mark} role="status" data-surface="raised">
      <OfflineIcon className={styles.icon} aria-hidden />
      <span>{speaks && <Words since={since} />}</span>
    </div>
  );
}

/** The time as it is written, as one that counts on would be read out again and again. */
function Words({ since }: { since: number }) {
  const intl = useIntl();
  const online = useAppSelector(selectOnline);
  const time = intl.formatDate(since, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  return online ? (
    <FormattedMessage
      id="offline.server"
      defaultMessage="The server does not answer. What you see is from {time}."
      values={{ time }}
    />
  ) : (
    <FormattedMessage
      id="offline.line"
      defaultMessage="Offline. What you see is from {time}."
      values={{ time }}
    />
  );
}

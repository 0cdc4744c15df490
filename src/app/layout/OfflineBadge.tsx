/**
 * Shows that the page is offline and its content may be out of date. It overlays the page, so that
 * nothing shifts when it appears or disappears, and ignores pointer events.
 */
import { useDeferredValue } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { selectOfflineSince } from '@/selectors/session/offline';
import { selectOnline } from '@/selectors/realtime/realtime';
import { Icon } from '@/ui/icons/Icon';
import { OfflineIcon } from '@/ui/icons/icons';
import styles from './OfflineBadge.module.css';

export function OfflineBadge() {
  const since = useAppSelector(selectOfflineSince);
  return since === null ? null : <OfflineStatus since={since} />;
}

function OfflineStatus({ since }: { since: number }) {
  // Screen readers announce only text that is added to an existing live region.
  const speaks = useDeferredValue(true, false);
  return (
    <div className={styles.mark} role="status" data-surface="raised">
      <Icon node={OfflineIcon} className={styles.icon} aria-hidden />
      <span>{speaks && <Words since={since} />}</span>
    </div>
  );
}

/** Shows an absolute time, as a relative one would be read out again with each change. */
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
      defaultMessage="Server not responding. Showing posts from {time}."
      values={{ time }}
    />
  ) : (
    <FormattedMessage
      id="offline.line"
      defaultMessage="Offline. Showing posts from {time}."
      values={{ time }}
    />
  );
}

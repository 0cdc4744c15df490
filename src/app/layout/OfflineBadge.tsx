/**
 * Says of when the page's content is: while the page is offline, and while a list that this browser
 * kept waits for the server. It overlays the page, so that nothing shifts when it appears or
 * disappears, and ignores pointer events.
 */
import { useDeferredValue, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { selectOfflineSince } from '@/selectors/session/offline';
import { selectOnline } from '@/selectors/realtime/realtime';
import { selectViewedKeptAt } from '@/selectors/timelines/timelines';
import { Icon } from '@/ui/icons/Icon';
import { OfflineIcon } from '@/ui/icons/icons';
import { useNow } from '@/ui/text/Clock';
import styles from './OfflineBadge.module.css';

/** Milliseconds for which a kept list counts as current. */
const RECENT = 60_000;

export function OfflineBadge() {
  const since = useAppSelector(selectOfflineSince);
  const kept = useAppSelector(selectViewedKeptAt);
  if (since !== null) return <OfflineStatus since={since} />;
  return kept === null ? null : <KeptStatus at={kept} />;
}

function OfflineStatus({ since }: { since: number }) {
  return (
    <Badge className={styles.warning}>
      <Icon node={OfflineIcon} className={styles.icon} aria-hidden />
      <Spoken>
        <Words since={since} />
      </Spoken>
    </Badge>
  );
}

function KeptStatus({ at }: { at: number }) {
  const time = useTimeOf(at);
  if (useNow(RECENT, String(at)) - at < RECENT) return null;
  return (
    <Badge>
      <Spoken>
        <FormattedMessage
          id="offline.kept"
          defaultMessage="Showing posts from {time}."
          values={{ time }}
        />
      </Spoken>
    </Badge>
  );
}

const Badge = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <div className={`${styles.mark} ${className}`} role="status" data-surface="raised">
    {children}
  </div>
);

/** Screen readers announce only text that is added to an existing live region. */
function Spoken({ children }: { children: ReactNode }) {
  const speaks = useDeferredValue(true, false);
  return <span>{speaks && children}</span>;
}

/** An absolute time, as a relative one would be read out again with each change. */
const useTimeOf = (moment: number): string =>
  useIntl().formatDate(moment, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });

function Words({ since }: { since: number }) {
  const online = useAppSelector(selectOnline);
  const time = useTimeOf(since);
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

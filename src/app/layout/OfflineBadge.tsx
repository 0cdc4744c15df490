/**
 * Says of when the page's content is: while the page is offline, and while a screen that this browser
 * kept waits for the server. It overlays the page, so that nothing shifts when it appears or
 * disappears, and ignores pointer events.
 */
import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { STILL_ID } from '@/domain/timelines/still';
import { useAppSelector } from '@/hooks/store';
import { selectOfflineSince } from '@/selectors/session/offline';
import { selectOnline } from '@/selectors/realtime/realtime';
import { selectViewedKeptAt } from '@/selectors/timelines/timelines';
import { Icon } from '@/ui/icons/Icon';
import { OfflineIcon } from '@/ui/icons/icons';
import { useNow } from '@/ui/text/Clock';
import styles from './OfflineBadge.module.css';

/** Milliseconds for which a kept screen counts as current. */
const RECENT = 60_000;

export function OfflineBadge() {
  const since = useAppSelector(selectOfflineSince);
  const list = useAppSelector(selectViewedKeptAt);
  const still = useStillAt();
  const kept = list ?? still;
  if (since !== null) return <OfflineStatus since={since} />;
  return kept === null ? null : <KeptStatus at={kept} />;
}

/** Of when the still is that covers the page; null without one. */
function useStillAt(): number | null {
  const [at, setAt] = useState(() => stillAt());
  useEffect(() => {
    const observer = new MutationObserver(() => setAt(stillAt()));
    observer.observe(document.body, { childList: true });
    return () => observer.disconnect();
  }, []);
  return at;
}

const stillAt = (): number | null =>
  Number(document.getElementById(STILL_ID)?.dataset.at ?? 0) || null;

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

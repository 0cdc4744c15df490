/**
 * Says in the heading of a timeline that nothing waits to be shown, as far as the server was asked;
 * else only its place is kept.
 */
import { FormattedMessage } from 'react-intl';
import type { TimelineKey } from '@/domain/timeline';
import { useAppSelector } from '@/hooks/store';
import { selectOfflineSince } from '@/selectors/offline';
import { selectFlushMarker, selectNewCount, selectTimelineLoaded } from '@/selectors/timelines';
import styles from './UpToDate.module.css';

export function UpToDate({ timelineKey }: { timelineKey: TimelineKey }) {
  const upToDate = useAppSelector(
    (state) =>
      selectTimelineLoaded(state, timelineKey) &&
      !selectFlushMarker(state, timelineKey) &&
      selectNewCount(state, timelineKey) === 0 &&
      selectOfflineSince(state) === null,
  );
  return (
    <span className={styles.note} style={{ visibility: upToDate ? undefined : 'hidden' }}>
      <FormattedMessage id="timeline.up_to_date" defaultMessage="Up-to-date" />
    </span>
  );
}

/** Says in the heading of a timeline that nothing waits to be shown; else only its place is kept. */
import { FormattedMessage } from 'react-intl';
import type { TimelineKey } from '@/domain/timeline';
import { useAppSelector } from '@/hooks/store';
import { selectFlushMarker, selectNewCount, selectTimelineLoaded } from '@/selectors/timelines';
import styles from './UpToDate.module.css';

export function UpToDate({ timelineKey }: { timelineKey: TimelineKey }) {
  const upToDate = useAppSelector(
    (state) =>
      selectTimelineLoaded(state, timelineKey) &&
      !selectFlushMarker(state, timelineKey) &&
      selectNewCount(state, timelineKey) === 0,
  );
  return (
    <span className={styles.note} style={{ visibility: upToDate ? undefined : 'hidden' }}>
      <FormattedMessage id="timeline.up_to_date" defaultMessage="Up-to-date" />
    </span>
  );
}

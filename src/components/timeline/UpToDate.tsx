/** Says in the heading of a timeline that nothing waits to be shown. */
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
  if (!upToDate) return null;
  return (
    <span className={styles.note}>
      <FormattedMessage id="timeline.up_to_date" defaultMessage="Up-to-date" />
    </span>
  );
}

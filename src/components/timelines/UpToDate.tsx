/**
 * Says in the heading of a timeline that it is up to date, as far as the server was asked, or that
 * it could not be asked; else only reserves the space. Before anything has loaded, the page itself
 * says why.
 */
import { FormattedMessage } from 'react-intl';
import type { TimelineKey } from '@/domain/timelines/timeline';
import { useAppSelector } from '@/hooks/store';
import { selectOfflineSince } from '@/selectors/session/offline';
import {
  selectFlushMarker,
  selectNewCount,
  selectNews,
  selectTimelineLoaded,
} from '@/selectors/timelines/timelines';
import styles from './UpToDate.module.css';

export function UpToDate({ timelineKey }: { timelineKey: TimelineKey }) {
  const news = useAppSelector((state) =>
    selectTimelineLoaded(state, timelineKey) ? selectNews(state, timelineKey) : null,
  );
  const waits = useAppSelector(
    (state) =>
      selectFlushMarker(state, timelineKey) ||
      selectNewCount(state, timelineKey) > 0 ||
      selectOfflineSince(state) !== null,
  );
  if (news === 'failed') {
    return (
      <span className={styles.failed}>
        <FormattedMessage id="timeline.not_up_to_date" defaultMessage="Not up to date" />
      </span>
    );
  }
  const upToDate = news === 'here' && !waits;
  return (
    <span className={styles.note} style={{ visibility: upToDate ? undefined : 'hidden' }}>
      <FormattedMessage id="timeline.up_to_date" defaultMessage="Up to date" />
    </span>
  );
}

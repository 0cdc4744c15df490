/**
 * Says in the heading of a timeline that the server could not be asked. That it is up to date, as
 * far as the server was asked, is the rule, and only said to screen readers. Before anything has
 * loaded, the page itself says why.
 */
import { FormattedMessage } from 'react-intl';
import type { TimelineKey } from '@/domain/timelines/timeline';
import { useAppSelector } from '@/hooks/store';
import { selectOfflineSince } from '@/selectors/session/offline';
import {
  selectFlushMarker,
  selectHasNew,
  selectNews,
  selectTimelineLoaded,
} from '@/selectors/timelines/timelines';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import styles from './UpToDate.module.css';

export function UpToDate({ timelineKey }: { timelineKey: TimelineKey }) {
  const news = useAppSelector((state) =>
    selectTimelineLoaded(state, timelineKey) ? selectNews(state, timelineKey) : null,
  );
  const waits = useAppSelector(
    (state) =>
      selectFlushMarker(state, timelineKey) ||
      selectHasNew(state, timelineKey) ||
      selectOfflineSince(state) !== null,
  );
  if (news === 'failed') {
    return (
      <span className={styles.failed}>
        <FormattedMessage id="timeline.not_up_to_date" defaultMessage="Not up to date" />
      </span>
    );
  }
  if (news !== 'here' || waits) return null;
  return (
    <VisuallyHidden>
      <FormattedMessage id="timeline.up_to_date" defaultMessage="Up to date" />
    </VisuallyHidden>
  );
}

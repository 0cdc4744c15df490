/** What came since, waiting for a press: shows it, or reloads where some may be missing between. */
import { FormattedMessage } from 'react-intl';
import type { TimelineKey } from '@/domain/timeline';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectFlushMarker, selectNewCount } from '@/selectors/timelines';
import { newStatusesShown, reloadRequested } from '@/slices/timelines';
import { Button } from '@/ui/Button';
import styles from './NewStatusesButton.module.css';

export function NewStatusesButton({ timelineKey }: { timelineKey: TimelineKey }) {
  const count = useAppSelector((state) => selectNewCount(state, timelineKey));
  const reload = useAppSelector((state) => selectFlushMarker(state, timelineKey));
  const dispatch = useAppDispatch();
  if (count === 0 && !reload) return null;

  const show = () => {
    dispatch((reload ? reloadRequested : newStatusesShown)({ key: timelineKey }));
    window.scrollTo({ top: 0 });
  };
  return (
    <div className={styles.new}>
      <Button tone="primary" size="small" onPress={show}>
        {reload ? (
          <FormattedMessage id="timeline.reload" defaultMessage="Reload" />
        ) : (
          <FormattedMessage
            id="timeline.show_new"
            defaultMessage="Show new ({count, number})"
            values={{ count }}
          />
        )}
      </Button>
    </div>
  );
}

/** Shows the new statuses on a press, or reloads if there may be a gap before them. */
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { TimelineKey } from '@/domain/timelines/timeline';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectMobile } from '@/selectors/session/interface';
import { makeSelectNewCount, selectFlushMarker } from '@/selectors/timelines/timelines';
import { newStatusesShown, timelineReloadRequested } from '@/slices/timelines/timelines';
import { Button } from '@/ui/buttons/Button';
import { Icon } from '@/ui/icons/Icon';
import { ChevronUpIcon } from '@/ui/icons/icons';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import styles from './NewStatusesButton.module.css';

/** Larger numbers are not counted where space is short. */
const MOST = 99;

interface Props {
  timelineKey: TimelineKey;
  /** The pressed button disappears. */
  onPressed: () => void;
}

export function NewStatusesButton({ timelineKey, onPressed }: Props) {
  const [selectNewCount] = useState(makeSelectNewCount);
  const count = useAppSelector((state) => selectNewCount(state, timelineKey));
  const reload = useAppSelector((state) => selectFlushMarker(state, timelineKey));
  const mobile = useAppSelector(selectMobile);
  const dispatch = useAppDispatch();
  if (count === 0 && !reload) return null;

  const press = () => {
    onPressed();
    dispatch((reload ? timelineReloadRequested : newStatusesShown)({ key: timelineKey }));
    window.scrollTo({ top: 0 });
  };
  const text = reload ? (
    <FormattedMessage id="timeline.reload" defaultMessage="Reload" />
  ) : (
    <FormattedMessage
      id="timeline.show_new"
      defaultMessage="Show new ({count, number})"
      values={{ count }}
    />
  );
  return (
    <div className={styles.new} data-waiting={timelineKey}>
      <Button tone="primary" size="small" onPress={press}>
        {mobile ? (
          <>
            <Icon node={ChevronUpIcon} className={styles.icon} aria-hidden />
            <span aria-hidden>{reload ? '+' : count > MOST ? '∞' : count}</span>
            <VisuallyHidden>{text}</VisuallyHidden>
          </>
        ) : (
          text
        )}
      </Button>
    </div>
  );
}

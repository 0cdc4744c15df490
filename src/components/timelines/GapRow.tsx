/** A gap between statuses of a timeline, which a press fills. */
import { FormattedMessage } from 'react-intl';
import { gapRequest, type TimelineKey } from '@/domain/timelines/timeline';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectRequest } from '@/selectors/engine/requests';
import { gapRequested } from '@/slices/timelines/timelines';
import { Button } from '@/ui/buttons/Button';
import { FetchError } from './FetchError';
import styles from '../statuses/card/StatusCard.module.css';

interface Props {
  timelineKey: TimelineKey;
  /** The last status above it. */
  above: string;
}

export function GapRow({ timelineKey, above }: Props) {
  const { busy, reason } = useAppSelector((state) =>
    selectRequest(state, gapRequest(timelineKey, above)),
  );
  const dispatch = useAppDispatch();
  return (
    <article className={styles.gap} data-gap={above} tabIndex={0}>
      {reason === null ? (
        <FormattedMessage id="timeline.gap" defaultMessage="There may be more posts here" />
      ) : (
        <span role="alert">
          <FetchError reason={reason} />
        </span>
      )}
      <Button
        size="small"
        busy={busy}
        onPress={() => dispatch(gapRequested({ key: timelineKey, above }))}
      >
        <FormattedMessage id="timeline.load_gap" defaultMessage="Load missing posts" />
      </Button>
    </article>
  );
}

/**
 * The progress of a bulk action, the end of a pause that the server asked for, and a stop button.
 */
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { progressOf } from '@/domain/admin/bulkActions';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectBulkActionPause, selectRunningBulkAction } from '@/selectors/admin/bulkActions';
import { bulkActionStopRequested } from '@/slices/admin/bulkActions';
import { Button } from '@/ui/buttons/Button';
import { bulkActionLabels } from './bulkActionLabels';
import styles from './BulkActions.module.css';

export function BulkActionProgress() {
  const id = useId();
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const deed = useAppSelector(selectRunningBulkAction);
  const until = useAppSelector(selectBulkActionPause);
  if (!deed) return null;
  const { settled, all } = progressOf(deed);
  return (
    <div className={styles.progress}>
      <label id={id} className={styles.count} htmlFor={`${id}-bar`}>
        {intl.formatMessage(bulkActionLabels[deed.kind][deed.phase], { settled, all })}
      </label>
      <progress id={`${id}-bar`} className={styles.bar} max={Math.max(1, all)} value={settled} />
      <Button size="small" onPress={() => dispatch(bulkActionStopRequested())}>
        <FormattedMessage id="crowd.stop" defaultMessage="Stop" />
      </Button>
      <p className={styles.pause} role="status">
        {until !== null && (
          <FormattedMessage
            id="crowd.pause"
            defaultMessage="Too many requests. Continuing at {until, time, medium}."
            values={{ until }}
          />
        )}
      </p>
    </div>
  );
}

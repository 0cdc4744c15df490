/**
 * Replaces a status that failed to render: says so, and offers its raw data and the error to copy.
 */
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectStatus } from '@/selectors/statuses/statuses';
import { detailsCopyRequested } from '@/slices/statuses/statusCommands';
import { Button } from '@/ui/buttons/Button';
import { feedPosition, type FeedPosition } from '@/virtualList/feedPosition';
import styles from './BrokenStatus.module.css';

interface Props {
  statusId: string;
  position?: FeedPosition;
  error: unknown;
}

export function BrokenStatus({ statusId, position, error }: Props) {
  const dispatch = useAppDispatch();
  const status = useAppSelector((state) => selectStatus(state, statusId));
  const [open, setOpen] = useState(false);
  const raw = JSON.stringify(status, null, 2);
  const copyDetails = () => {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    dispatch(detailsCopyRequested({ statusId, error: text }));
  };
  return (
    <article
      className={styles.broken}
      data-status-id={statusId}
      tabIndex={0}
      {...feedPosition(position)}
    >
      <p>
        <FormattedMessage id="status.broken" defaultMessage="Couldn't display this post" />
      </p>
      <p className={styles.actions}>
        <Button size="small" expanded={open} onPress={() => setOpen(!open)}>
          <FormattedMessage id="status.show_raw" defaultMessage="Show raw data" />
        </Button>
        <Button size="small" onPress={copyDetails}>
          <FormattedMessage id="status.copy_details" defaultMessage="Copy details" />
        </Button>
      </p>
      {open && (
        <pre className={styles.raw} dir="ltr">
          {raw}
        </pre>
      )}
    </article>
  );
}

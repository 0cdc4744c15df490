/** A notification from a muted person: one line, which can be expanded. */
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { feedPosition, type FeedPosition } from '@/virtualList/feedPosition';
import type { NotificationRow } from '@/domain/notifications/notificationRows';
import { useAppDispatch } from '@/hooks/store';
import { notificationUnfolded } from '@/slices/notifications/notifications';
import { Button } from '@/ui/buttons/Button';
import { Icon } from '@/ui/icons/Icon';
import { MuteIcon } from '@/ui/icons/icons';
import { Sentence } from './Sentence';
import { Unread } from './Unread';
import styles from './Rows.module.css';

export function MutedRow({ row, position }: { row: NotificationRow; position: FeedPosition }) {
  const dispatch = useAppDispatch();
  const id = useId();
  const unfold = () => dispatch(notificationUnfolded({ id: row.id, unfolded: true }));
  return (
    <article
      className={styles.muted}
      tabIndex={0}
      aria-labelledby={id}
      data-notification-id={row.id}
      {...feedPosition(position)}
    >
      <Icon node={MuteIcon} className={styles.mutedIcon} aria-hidden />
      <p id={id} className={styles.mutedWords}>
        {!row.seen && <Unread />} <Sentence row={row} />
      </p>
      <Button tone="quiet" size="small" expanded={false} onPress={unfold}>
        <FormattedMessage id="notifications.unmute" defaultMessage="Show notification" />
      </Button>
    </article>
  );
}

/**
 * A notification with a full status card: a mention, or a status the user subscribed to. On touch
 * screens, the actions on the notification stand in the card's own menu.
 */
import { CardMenuActions, type CardMenuAction } from '@/components/statuses/actions/cardMenuItems';
import { StatusCard } from '@/components/statuses/card/StatusCard';
import type { FeedPosition } from '@/virtualList/feedPosition';
import type { NotificationRow } from '@/domain/notifications/notificationRows';
import { useAppSelector } from '@/hooks/store';
import { selectTouch } from '@/selectors/session/interface';
import { RowButtons } from './RowButtons';
import { Unread } from './Unread';
import { useRowActions } from './useRowActions';

const noActions: readonly CardMenuAction[] = [];

interface Props {
  row: NotificationRow;
  statusId: string;
  position: FeedPosition;
}

export function StatusNotificationRow({ row, statusId, position }: Props) {
  const touch = useAppSelector(selectTouch);
  const actions = useRowActions(row);
  const corner = (
    <>
      {!row.seen && <Unread />}
      {!touch && <RowButtons row={row} />}
    </>
  );
  return (
    <CardMenuActions value={touch ? actions : noActions}>
      <StatusCard
        statusId={statusId}
        position={position}
        viewingContext="notifications"
        compact
        corner={corner}
      />
    </CardMenuActions>
  );
}

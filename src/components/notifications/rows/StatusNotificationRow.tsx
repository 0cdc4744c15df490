/** A notification with a full status card: a mention, or a status the user subscribed to. */
import { StatusCard } from '@/components/statuses/card/StatusCard';
import type { FeedPosition } from '@/virtualList/feedPosition';
import type { NotificationRow } from '@/domain/notifications/notificationRows';
import { RowButtons } from './RowButtons';
import { Unread } from './Unread';

interface Props {
  row: NotificationRow;
  statusId: string;
  position: FeedPosition;
}

export function StatusNotificationRow({ row, statusId, position }: Props) {
  const corner = (
    <>
      {!row.seen && <Unread />}
      <RowButtons row={row} />
    </>
  );
  return (
    <StatusCard
      statusId={statusId}
      position={position}
      viewingContext="notifications"
      compact
      corner={corner}
    />
  );
}

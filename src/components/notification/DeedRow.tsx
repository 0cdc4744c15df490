/** A status that somebody wrote to the reader, or that they waited for, with all that can be done to it. */
import { StatusCard } from '@/components/status/StatusCard';
import type { FeedPosition } from '@/components/status/feedPosition';
import type { NotificationRow } from '@/domain/notificationRows';
import { RowButtons } from './RowButtons';
import { Unread } from './Unread';

interface Props {
  row: NotificationRow;
  statusId: string;
  position: FeedPosition;
}

export function DeedRow({ row, statusId, position }: Props) {
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
      place="notifications"
      compact
      corner={corner}
    />
  );
}

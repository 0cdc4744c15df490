/** One notification of the list; re-renders only when it changed. */
import { memo, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { newStatusOf } from '@/domain/notifications/notificationList';
import type { NotificationRow } from '@/domain/notifications/notificationRows';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectRowUnfolded } from '@/selectors/notifications/notifications';
import { selectStatus } from '@/selectors/statuses/statuses';
import { notificationsPressed } from '@/slices/notifications/notifications';
import { dropIn } from '@/ui/list/dropIn';
import { StatusNotificationRow } from './StatusNotificationRow';
import { MutedRow } from './MutedRow';
import { SentenceRow } from './SentenceRow';
import styles from './NotificationItem.module.css';

interface Props {
  row: NotificationRow;
  /** From 1. */
  at: number;
  of: number;
  /** True if it arrived while the list was open. */
  fresh: boolean;
}

export const NotificationItem = memo(function NotificationItem({ row, at, of, fresh }: Props) {
  const dispatch = useAppDispatch();
  const box = useRef<HTMLDivElement>(null);
  const latestId = row.latest.id;
  useLayoutEffect(() => {
    if (fresh && box.current) dropIn(box.current);
  }, [fresh, latestId]);
  const click = ({ target, currentTarget }: MouseEvent) => {
    // Buttons in the row handle their own clicks, as do menus, which stand elsewhere on the page.
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    if (target.closest('[data-row-buttons]')) return;
    const ids = row.entries.filter(({ seen }) => !seen).map(({ id }) => id);
    if (ids.length > 0) dispatch(notificationsPressed({ ids }));
  };
  return (
    <div
      ref={box}
      className={styles.item}
      role="presentation"
      data-unseen={!row.seen || undefined}
      onClick={click}
    >
      <Row row={row} position={{ at, of }} />
    </div>
  );
});

interface RowProps {
  row: NotificationRow;
  position: { at: number; of: number };
}

function Row({ row, position }: RowProps) {
  const unfolded = useAppSelector((state) => selectRowUnfolded(state, row.id));
  const statusId = newStatusOf(row.latest);
  const status = useAppSelector((state) => selectStatus(state, statusId ?? ''));
  if (row.muted && !unfolded) return <MutedRow row={row} position={position} />;
  if (statusId !== null && status && !status.deleted) {
    return <StatusNotificationRow row={row} statusId={statusId} position={position} />;
  }
  return <SentenceRow row={row} unfolded={unfolded} position={position} />;
}

/** The actions on every notification: buttons, or a menu on touch screens. */
import type { NotificationRow } from '@/domain/notifications/notificationRows';
import { useAppSelector } from '@/hooks/store';
import { selectTouch } from '@/selectors/session/interface';
import { IconButton } from '@/ui/buttons/IconButton';
import { useRowActions } from './useRowActions';
import { RowMenu } from './RowMenu';
import styles from './RowButtons.module.css';

export function RowButtons({ row }: { row: NotificationRow }) {
  const touch = useAppSelector(selectTouch);
  return touch ? <RowMenu row={row} /> : <Buttons row={row} />;
}

function Buttons({ row }: { row: NotificationRow }) {
  return (
    <span className={styles.buttons} data-row-buttons>
      {useRowActions(row).map(({ label, icon, act }) => (
        <IconButton
          key={label}
          size="small"
          label={label}
          icon={icon}
          onPress={({ currentTarget }) => act(currentTarget)}
        />
      ))}
    </span>
  );
}

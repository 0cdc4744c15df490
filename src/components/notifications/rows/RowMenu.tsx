/**
 * The actions on a notification, as a menu. On touch screens, where nothing can point at a row, it
 * takes the place of the buttons.
 */
import { defineMessages, useIntl } from 'react-intl';
import type { NotificationRow } from '@/domain/notifications/notificationRows';
import { MoreIcon } from '@/ui/icons/icons';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { DeferredMenuButton } from '@/ui/menu/DeferredMenuButton';
import { useRowActions } from './useRowActions';
import styles from './RowButtons.module.css';

const RowActionsMenu = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "timelineMenus" */ './RowActionsMenu')).RowActionsMenu,
  { onDemand: true },
);

const messages = defineMessages({
  more: { id: 'status.more_actions', defaultMessage: 'More actions' },
});

export function RowMenu({ row }: { row: NotificationRow }) {
  const label = useIntl().formatMessage(messages.more);
  if (useRowActions(row).length === 0) return null;
  return (
    <span className={styles.menu} data-row-buttons>
      <DeferredMenuButton
        label={label}
        icon={MoreIcon}
        onNear={RowActionsMenu.prefetch}
        menu={(opened) => <RowActionsMenu {...opened} label={label} row={row} />}
      />
    </span>
  );
}

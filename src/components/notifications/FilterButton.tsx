/** The button of the menu that toggles the kinds of notifications to show. */
import { defineMessages, useIntl } from 'react-intl';
import { FilterIcon } from '@/ui/icons/icons';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { DeferredMenuButton } from '@/ui/menu/DeferredMenuButton';

const NotificationFilterMenu = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "timelineMenus" */ './NotificationFilterMenu'))
      .NotificationFilterMenu,
  { onDemand: true },
);

const messages = defineMessages({
  filter: { id: 'notifications.filter', defaultMessage: 'Filter notifications' },
});

export function FilterButton() {
  const label = useIntl().formatMessage(messages.filter);
  return (
    <DeferredMenuButton
      label={label}
      icon={FilterIcon}
      onNear={NotificationFilterMenu.prefetch}
      menu={(opened) => <NotificationFilterMenu {...opened} label={label} />}
    />
  );
}

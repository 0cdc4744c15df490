/** The table of the tab "Notifications". */
import { defineMessage } from 'react-intl';
import { notificationKindNames } from '@/components/notifications/kindNames';
import type { SettingsSection } from '@/screens/settings/rows/settingsSection';

export const kindsSection: SettingsSection = {
  id: 'notificationKinds',
  title: defineMessage({
    id: 'settings.notification_kinds',
    defaultMessage: 'Notification types',
  }),
  holds: [
    defineMessage({ id: 'settings.notification_native', defaultMessage: 'Desktop' }),
    defineMessage({ id: 'settings.notification_grouping', defaultMessage: 'Group' }),
    ...Object.values(notificationKindNames),
  ],
};

/** Labels of the preferences that are synchronised with the account. */
import { defineMessages } from 'react-intl';
import type { AnySettingLabels } from './labelTypes';

export type ShownPreference = 'dontShowUpdateNotifs' | 'pinnedStatusActions';

export const preferenceLabels: Record<ShownPreference, AnySettingLabels> = {
  dontShowUpdateNotifs: defineMessages({
    label: {
      id: 'settings.dont_show_update_notifs',
      defaultMessage: 'Do not tell me what is new after updates',
    },
  }),
  pinnedStatusActions: {
    ...defineMessages({
      label: { id: 'settings.pinned_status_actions', defaultMessage: 'Buttons under posts' },
      hint: {
        id: 'settings.pinned_status_actions_hint',
        defaultMessage: 'What is left out here can be done by the menu or the keyboard.',
      },
    }),
  },
};

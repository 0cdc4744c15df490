/** The group of the tab "General" about reactions to new posts, where the server keeps such rules. */
import { defineMessage } from 'react-intl';
import { InteractionDefaults } from '@/screens/settings/fields/InteractionDefaults';
import { all, can, signedIn, type SettingGroup } from '@/screens/settings/rows/settingRows';

export const reactionsGroup: SettingGroup = {
  title: defineMessage({
    id: 'settings.interaction_defaults',
    defaultMessage: 'Interactions with public and unlisted posts',
  }),
  Part: InteractionDefaults,
  id: 'interactionDefaults',
  when: all(signedIn, can('replyPolicies')),
  rows: [],
};

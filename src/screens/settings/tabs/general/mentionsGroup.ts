/** The group "Mentions" of the tab "General". */
import { defineMessage, defineMessages } from 'react-intl';
import { signedIn, type SettingGroup } from '@/screens/settings/rows/settingRows';

export const mentionsGroup: SettingGroup = {
  title: defineMessage({ id: 'settings.mentions', defaultMessage: 'Mentions' }),
  rows: [
    {
      name: 'mentionLinkDisplay',
      label: defineMessage({
        id: 'settings.mention_link_display',
        defaultMessage: 'Mention format',
      }),
      options: defineMessages({
        short: {
          id: 'settings.mention_link_display_short',
          defaultMessage: 'Username only (@finch)',
        },
        full_for_remote: {
          id: 'settings.mention_link_display_full_for_remote',
          defaultMessage: 'Full handle for people on other servers (@finch@reed.example)',
        },
        full: {
          id: 'settings.mention_link_display_full',
          defaultMessage: 'Always the full handle',
        },
      }),
    },
    {
      name: 'mentionLinkShowAvatar',
      label: defineMessage({
        id: 'settings.mention_link_show_avatar',
        defaultMessage: 'Show avatars in mentions',
      }),
    },
    {
      name: 'mentionLinkShowTooltip',
      label: defineMessage({
        id: 'settings.mention_link_show_tooltip',
        defaultMessage: 'Show profile cards for mentions',
      }),
      expert: true,
    },
    {
      name: 'mentionLinkFadeDomain',
      label: defineMessage({
        id: 'settings.mention_link_fade_domain',
        defaultMessage: 'Fade the server name in mentions',
      }),
      expert: true,
    },
    {
      name: 'mentionLinkBoldenYou',
      label: defineMessage({
        id: 'settings.mention_link_bolden_you',
        defaultMessage: 'Show mentions of me in bold',
      }),
      expert: true,
      when: signedIn,
    },
    {
      name: 'mentionLinkShowYous',
      label: defineMessage({
        id: 'settings.mention_link_show_yous',
        defaultMessage: 'Add “(You)” to mentions of me',
      }),
      expert: true,
      when: signedIn,
    },
  ],
};

/** The group "Mentions" of the tab "General". */
import { defineMessage, defineMessages } from 'react-intl';
import { signedIn, type SettingGroup } from '@/screens/settings/rows/settingRows';

export const mentionsGroup: SettingGroup = {
  title: defineMessage({ id: 'settings.mentions', defaultMessage: 'Mentions' }),
  rows: [
    {
      name: 'mentionLinkDisplay',
      label: defineMessage({ id: 'settings.mention_link_display', defaultMessage: 'Mentions' }),
      options: defineMessages({
        short: {
          id: 'settings.mention_link_display_short',
          defaultMessage: 'only the name (@finch)',
        },
        full_for_remote: {
          id: 'settings.mention_link_display_full_for_remote',
          defaultMessage: 'with the server if it is another (@finch@reed.example)',
        },
        full: {
          id: 'settings.mention_link_display_full',
          defaultMessage: 'always with the server',
        },
      }),
    },
    {
      name: 'mentionLinkShowAvatar',
      label: defineMessage({
        id: 'settings.mention_link_show_avatar',
        defaultMessage: 'Show avatars on mention links',
      }),
    },
    {
      name: 'mentionLinkShowTooltip',
      label: defineMessage({
        id: 'settings.mention_link_show_tooltip',
        defaultMessage: 'Show the card of who is mentioned',
      }),
      expert: true,
    },
    {
      name: 'mentionLinkFadeDomain',
      label: defineMessage({
        id: 'settings.mention_link_fade_domain',
        defaultMessage: 'Fade the server in mentions',
      }),
      expert: true,
    },
    {
      name: 'mentionLinkBoldenYou',
      label: defineMessage({
        id: 'settings.mention_link_bolden_you',
        defaultMessage: 'Make mentions of you bold',
      }),
      expert: true,
      when: signedIn,
    },
    {
      name: 'mentionLinkShowYous',
      label: defineMessage({
        id: 'settings.mention_link_show_yous',
        defaultMessage: 'Add “(You)” to mentions of you',
      }),
      expert: true,
      when: signedIn,
    },
  ],
};

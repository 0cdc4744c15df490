/** The group "Comfort" of the tab "Appearance". */
import { defineMessage, defineMessages } from 'react-intl';
import { all, on, signedIn, type SettingGroup } from '@/screens/settings/rows/settingRows';

export const comfortGroup: SettingGroup = {
  title: defineMessage({ id: 'settings.comfort', defaultMessage: 'Comfort' }),
  rows: [
    {
      name: 'avatars',
      label: defineMessage({ id: 'settings.avatarRadius', defaultMessage: 'Avatars' }),
      hint: defineMessage({
        id: 'settings.avatars_hint',
        defaultMessage: 'Profiles always keep their picture.',
      }),
      options: defineMessages({
        theme: {
          id: 'settings.style.themes3.font_default',
          defaultMessage: 'Theme default',
        },
        round: { id: 'settings.avatars_round', defaultMessage: 'Round' },
        large: { id: 'settings.avatars_large', defaultMessage: 'Larger' },
        largeRound: { id: 'settings.avatars_large_round', defaultMessage: 'Larger and round' },
        none: { id: 'settings.avatars_none', defaultMessage: 'None: names only' },
      }),
    },
    {
      name: 'lineLength',
      label: defineMessage({
        id: 'settings.line_length',
        defaultMessage: 'Length of lines in posts',
      }),
      options: defineMessages({
        short: { id: 'settings.line_length_short', defaultMessage: 'Short' },
        normal: { id: 'settings.line_length_normal', defaultMessage: 'Normal' },
        long: { id: 'settings.line_length_long', defaultMessage: 'Long' },
      }),
    },
    {
      name: 'greyMode',
      label: defineMessage({ id: 'settings.grey_mode', defaultMessage: 'Grey mode' }),
      hint: defineMessage({
        id: 'settings.grey_mode_hint',
        defaultMessage: 'Pictures and emoji show their colours when you point at them.',
      }),
    },
    {
      name: 'quietHours',
      label: defineMessage({ id: 'settings.quiet_hours', defaultMessage: 'Quiet hours' }),
      hint: defineMessage({
        id: 'settings.quiet_hours_hint',
        defaultMessage:
          'No desktop or push notifications, and no count in the tab. Everything still shows up in your notifications.',
      }),
      when: signedIn,
    },
    {
      name: 'quietHoursFrom',
      label: defineMessage({ id: 'settings.quiet_hours_from', defaultMessage: 'Quiet from' }),
      under: true,
      when: all(signedIn, on('quietHours')),
    },
    {
      name: 'quietHoursTo',
      label: defineMessage({ id: 'settings.quiet_hours_to', defaultMessage: 'Quiet until' }),
      hint: defineMessage({
        id: 'settings.quiet_hours_to_hint',
        defaultMessage: 'Enter the same time twice to stay quiet all day.',
      }),
      under: true,
      when: all(signedIn, on('quietHours')),
    },
    {
      name: 'quietHoursCount',
      label: defineMessage({
        id: 'settings.quiet_hours_count',
        defaultMessage: 'Keep the unread count in the tab',
      }),
      under: true,
      when: all(signedIn, on('quietHours')),
    },
    {
      name: 'enoughPosts',
      label: defineMessage({
        id: 'settings.enough_posts',
        defaultMessage: "Tell me when I've read this many posts in a day",
      }),
      hint: defineMessage({
        id: 'settings.enough_hint',
        defaultMessage: 'A quiet line in the timeline, once a day. Enter 0 to turn it off.',
      }),
    },
    {
      name: 'enoughMinutes',
      label: defineMessage({
        id: 'settings.enough_minutes',
        defaultMessage: "Tell me when I've spent this many minutes in timelines in a day",
      }),
    },
  ],
};

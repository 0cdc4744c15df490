/** The groups of the tab "Filtering". */
import { defineMessages } from 'react-intl';
import { FiltersPart } from '@/screens/settings/filtering/FiltersPart';
import { ReplyEffects, SwitchEffect } from '@/screens/settings/filtering/SettingEffect';
import { all, can, on, signedIn, type SettingGroup } from '@/screens/settings/rows/settingRows';

const titles = defineMessages({
  words: { id: 'settings.muted_words', defaultMessage: 'Words' },
  filters: { id: 'settings.server_filters', defaultMessage: 'Filters of your account' },
  posts: { id: 'settings.filtered_posts', defaultMessage: 'Posts' },
  timelines: { id: 'settings.filtered_timelines', defaultMessage: 'Timelines' },
  media: { id: 'settings.filtered_media', defaultMessage: 'Attachments' },
  numbers: { id: 'settings.filtered_details', defaultMessage: 'Details' },
});

const hints = defineMessages({
  filters: {
    id: 'settings.server_filters_hint',
    defaultMessage: 'The server keeps them: they hold in every client that you use.',
  },
});

const hidesAll = on('hideFilteredStatuses');

export const filteringGroups: readonly SettingGroup[] = [
  { title: titles.words, rows: [{ name: 'muteWords' }] },
  {
    title: titles.filters,
    hint: hints.filters,
    Part: FiltersPart,
    when: (state) => signedIn(state) && (can('filters')(state) || can('filtersOfWords')(state)),
    rows: [],
  },
  {
    title: titles.posts,
    rows: [
      { name: 'hideFilteredStatuses', Below: SwitchEffect },
      { name: 'hideWordFilteredPosts', under: true, forced: hidesAll, Below: SwitchEffect },
      {
        name: 'hideMutedThreads',
        under: true,
        when: signedIn,
        forced: hidesAll,
        Below: SwitchEffect,
      },
      {
        name: 'hideMutedPosts',
        under: true,
        when: signedIn,
        forced: hidesAll,
        Below: SwitchEffect,
      },
      { name: 'muteBotStatuses', Below: SwitchEffect },
      { name: 'muteSensitiveStatuses', Below: SwitchEffect },
    ],
  },
  {
    title: titles.timelines,
    rows: [{ name: 'replyVisibility', when: signedIn, Below: ReplyEffects }],
  },
  {
    title: titles.media,
    rows: [
      { name: 'hideAttachments' },
      { name: 'hideAttachmentsInConv' },
      { name: 'maxThumbnails', expert: true },
    ],
  },
  {
    title: titles.numbers,
    rows: [
      { name: 'hidePostStats' },
      { name: 'hideBotIndication' },
      { name: 'hideScrobbles', when: can('scrobbles') },
      {
        name: 'hideScrobblesAfter',
        under: true,
        expert: true,
        when: all(can('scrobbles'), on('hideScrobbles', false)),
      },
      { name: 'hideUserStats', expert: true },
    ],
  },
];

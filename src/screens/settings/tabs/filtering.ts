/** What stands on the tab "Filtering". */
import { defineMessages } from 'react-intl';
import { all, can, on, signedIn, type SettingGroup } from '../rows';

const titles = defineMessages({
  words: { id: 'settings.muted_words', defaultMessage: 'Words' },
  posts: { id: 'settings.filtered_posts', defaultMessage: 'Posts' },
  timelines: { id: 'settings.filtered_timelines', defaultMessage: 'Timelines' },
  media: { id: 'settings.filtered_media', defaultMessage: 'Attachments' },
  numbers: { id: 'settings.filtered_details', defaultMessage: 'Details' },
});

const hidesAll = on('hideFilteredStatuses');

export const filteringGroups: readonly SettingGroup[] = [
  { title: titles.words, rows: [{ name: 'muteWords' }] },
  {
    title: titles.posts,
    rows: [
      { name: 'hideFilteredStatuses' },
      { name: 'hideWordFilteredPosts', under: true, forced: hidesAll },
      { name: 'hideMutedThreads', under: true, when: signedIn, forced: hidesAll },
      { name: 'hideMutedPosts', under: true, when: signedIn, forced: hidesAll },
      { name: 'muteBotStatuses' },
      { name: 'muteSensitiveStatuses' },
    ],
  },
  { title: titles.timelines, rows: [{ name: 'replyVisibility', when: signedIn }] },
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

/** The groups of the tab "General". */
import { defineMessages } from 'react-intl';
import { selectInstance } from '@/selectors/session/config';
import type { RootState } from '@/slices/root';
import {
  all,
  can,
  on,
  onPleroma,
  signedIn,
  type SettingGroup,
} from '@/screens/settings/rows/settingRows';

const titles = defineMessages({
  interface: { id: 'settings.interface', defaultMessage: 'Interface' },
  news: { id: 'settings.news', defaultMessage: 'News in timelines' },
  columns: { id: 'settings.columns', defaultMessage: 'Columns' },
  confirm: { id: 'settings.confirm_dialogs', defaultMessage: 'Ask before I …' },
  conversations: { id: 'settings.conversations', defaultMessage: 'Conversations' },
  posts: { id: 'settings.posts', defaultMessage: 'Posts' },
  media: { id: 'settings.media', defaultMessage: 'Pictures and videos' },
  mentions: { id: 'settings.mentions', defaultMessage: 'Mentions' },
  writing: { id: 'settings.composing', defaultMessage: 'Writing' },
});

const hasPanel = (state: RootState) => selectInstance(state).showInstanceSpecificPanel;
const hasWallpaper = (state: RootState) => selectInstance(state).background !== null;
const hasShoutbox = (state: RootState) => selectInstance(state).shoutAvailable;
const hasFormats = (state: RootState) => selectInstance(state).postFormats.length > 0;
const inTree = on('conversationDisplay', 'tree');

export const generalGroups: readonly SettingGroup[] = [
  {
    title: titles.interface,
    rows: [
      { name: 'interfaceLanguage' },
      { name: 'hideISP', when: hasPanel },
      { name: 'hideInstanceWallpaper', when: hasWallpaper },
      { name: 'stopGifs' },
      { name: 'useAbsoluteTimeFormat' },
      { name: 'absoluteTimeFormatMinAge', under: true, when: on('useAbsoluteTimeFormat') },
      { name: 'absoluteTime12h', expert: true },
      { name: 'singleKeyShortcuts' },
      { name: 'userPopoverAvatarAction', expert: true },
      { name: 'userPopoverOverlay', expert: true },
      { name: 'alwaysShowNewPostButton', expert: true },
      { name: 'autohideFloatingPostButton', expert: true },
      { name: 'hideShoutbox', expert: true, when: hasShoutbox },
      { name: 'modalMobileCenter', expert: true },
      { preference: 'dontShowUpdateNotifs' },
    ],
  },
  {
    title: titles.news,
    rows: [
      { name: 'streaming' },
      { name: 'pauseOnUnfocused', under: true, when: on('streaming') },
      { name: 'useStreamingApi', expert: true },
      { name: 'virtualScrolling', expert: true },
    ],
  },
  {
    title: titles.columns,
    rows: [
      { name: 'thirdColumnMode', when: signedIn },
      { name: 'sidebarRight' },
      { name: 'navbarColumnStretch' },
      { name: 'disableStickyHeaders' },
      { name: 'showScrollbars' },
      { name: 'sidebarColumnWidth', expert: true },
      { name: 'contentColumnWidth', expert: true },
      {
        name: 'notifsColumnWidth',
        expert: true,
        when: (state) => signedIn(state) && !on('thirdColumnMode', 'none')(state),
      },
    ],
  },
  {
    title: titles.confirm,
    rows: [
      { name: 'modalOnRepeat', when: signedIn },
      { name: 'modalOnUnfollow', when: signedIn },
      { name: 'modalOnBlock', when: signedIn },
      { name: 'modalOnMute', when: signedIn },
      { name: 'modalOnMuteConversation', when: signedIn },
      { name: 'modalOnMuteDomain', when: signedIn },
      { name: 'modalOnDelete', when: signedIn },
      { name: 'modalOnLogout', when: signedIn },
      { name: 'modalOnApproveFollow', when: signedIn },
      { name: 'modalOnDenyFollow', when: signedIn },
      { name: 'modalOnRemoveUserFromFollowers', when: signedIn },
    ],
  },
  {
    title: titles.conversations,
    rows: [
      { name: 'conversationDisplay' },
      { name: 'conversationTreeAdvanced', under: true, when: inTree },
      { name: 'conversationTreeFadeAncestors', under: true, expert: true, when: inTree },
      { name: 'maxDepthInThread', under: true, expert: true, when: inTree },
      { name: 'conversationOtherRepliesButton', under: true, expert: true, when: inTree },
    ],
  },
  {
    title: titles.posts,
    rows: [
      { name: 'collapseMessageWithSubject' },
      { name: 'foldRepeats' },
      { preference: 'pinnedStatusActions', expert: true },
      { name: 'emojiReactionsOnTimeline', expert: true, when: can('reactions') },
      {
        name: 'emojiReactionsScale',
        expert: true,
        when: all(can('reactions'), on('emojiReactionsOnTimeline')),
      },
      { name: 'greentext', expert: true },
      { option: 'stripRichContent', expert: true, when: onPleroma },
    ],
  },
  {
    title: titles.media,
    rows: [
      { name: 'hideNsfw' },
      { name: 'preloadImage', under: true, expert: true, when: on('hideNsfw') },
      { name: 'useOneClickNsfw', under: true, expert: true, when: on('hideNsfw') },
      { name: 'useContainFit', expert: true },
      { name: 'loopVideo', expert: true },
      { name: 'loopVideoSilentOnly', under: true, expert: true, when: on('loopVideo') },
      { name: 'playVideosInModal', expert: true },
    ],
  },
  {
    title: titles.mentions,
    rows: [
      { name: 'mentionLinkDisplay' },
      { name: 'mentionLinkShowAvatar' },
      { name: 'mentionLinkShowTooltip', expert: true },
      { name: 'mentionLinkFadeDomain', expert: true },
      { name: 'mentionLinkBoldenYou', expert: true, when: signedIn },
      { name: 'mentionLinkShowYous', expert: true, when: signedIn },
    ],
  },
  {
    title: titles.writing,
    rows: [
      { option: 'defaultScope' },
      { name: 'postContentType', when: all(signedIn, hasFormats) },
      { name: 'sensitiveByDefault', when: signedIn },
      { name: 'missingDescriptions', when: signedIn },
      { name: 'postUndoSeconds', when: signedIn },
      { name: 'imageCompression', when: signedIn },
      {
        name: 'alwaysUseJpeg',
        under: true,
        expert: true,
        when: all(signedIn, on('imageCompression')),
      },
      { name: 'scopeCopy', expert: true, when: signedIn },
      { name: 'alwaysShowSubjectInput', expert: true, when: signedIn },
      { name: 'subjectLineBehavior', expert: true, when: signedIn },
      { name: 'minimalScopesMode', expert: true, when: signedIn },
      { name: 'padEmoji', expert: true, when: signedIn },
      { name: 'autocompleteSelect', expert: true, when: signedIn },
    ],
  },
];

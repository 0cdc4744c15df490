/**
 * The table of the sagas that are loaded after the first screen: which groups there are, and what
 * wakes each. A group gets every action from the one on that woke it. The sagas of a group are listed
 * in the file of its name in `groups`. A saga that acts by itself, such as one that polls or reads
 * storage, belongs to a group that the state wakes. A test starts the sagas of each group and compares
 * what they wait for with this table.
 */
import { hasUnsent } from '@/domain/composer/draft';
import { selectPlaceLeft } from '@/selectors/discovery/placeLeft';
import { selectReadsHome } from '@/selectors/discovery/readsHome';
import { selectHasReadingLimit } from '@/selectors/timelines/readingLimit';
import { selectTablesFull } from '@/selectors/timelines/tablesFull';
import { selectShoutOffered } from '@/selectors/talk/shoutOffered';
import { selectUserToken } from '@/selectors/session/session';
import { noticeWakes } from './noticeWakes';
import { LOGOUT, type SagaGroup } from './engine/sagaGroup';

export const deferredGroups: readonly SagaGroup[] = [
  {
    name: 'reading',
    wakes: [],
    when: () => true,
    load: async () => (await import(/* webpackChunkName: "later" */ './groups/reading')).reading,
  },
  {
    name: 'accounts',
    wakes: ['accounts/'],
    load: async () =>
      (await import(/* webpackChunkName: "accounts" */ './groups/accounts')).accounts,
  },
  {
    name: 'member',
    wakes: ['preferences/preferenceEdited', 'sharing/composeRequested'],
    when: (state) => selectUserToken(state) !== null,
    load: async () =>
      (await import(/* webpackChunkName: "memberSagas" */ './groups/member')).member,
  },
  {
    name: 'notices',
    wakes: noticeWakes,
    when: ({ storage }) => !storage.available,
    ahead: true,
    load: async () =>
      (await import(/* webpackChunkName: "noticesSagas" */ './groups/notices')).notices,
  },
  {
    name: 'statuses',
    wakes: [
      'histories/historyOpened',
      'interactionRequests/',
      'notificationPolicy/',
      'notificationRequests/',
      'polls/voteRequested',
      'reactions/reactionRequested',
      'scrobbles/',
      'shortcuts/',
      'statusCommands/',
      'statusEngagement/',
      'statusExpiry/expiringStatusShown',
      'statuses/statusPreviewRequested',
      'statuses/statusToggleRequested',
    ],
    ahead: true,
    load: async () =>
      (await import(/* webpackChunkName: "statusesSagas" */ './groups/statuses')).statuses,
  },
  {
    name: 'translation',
    wakes: ['translations/'],
    load: async () =>
      (await import(/* webpackChunkName: "translationSagas" */ './groups/translation')).translation,
  },
  {
    name: 'threads',
    wakes: [
      'statuses/statusOpened',
      'threadContexts/threadPrefetchRequested',
      'threadFocus/',
      'threadRefreshes/',
      'threadViews/',
    ],
    ahead: true,
    load: async () =>
      (await import(/* webpackChunkName: "threadsSagas" */ './groups/threads')).threads,
  },
  {
    name: 'people',
    wakes: [
      'domainMutes/',
      'followRequests/followRequestAnswerRequested',
      'followRequests/followRequestApproved',
      'followRequests/followRequestDenied',
      'interactionFeeds/',
      'listEditor/',
      'lists/listCreateRequested',
      'lists/listDeleteRequested',
      'lists/listMemberChangeRequested',
      'lists/listOpened',
      'lists/listUpdateRequested',
      'lists/listsOpened',
      'memberships/membershipsOpened',
      'notes/noteSaveRequested',
      'peopleLists/',
      'personCommands/personCommandRequested',
      'profiles/',
      'relationshipActions/relationshipActionRequested',
      'relationships/relationshipNeeded',
      'reporting/',
    ],
    ahead: true,
    load: async () =>
      (await import(/* webpackChunkName: "peopleSagas" */ './groups/people')).people,
  },
  {
    name: 'recents',
    wakes: ['config/settingChanged', 'palette/paletteEntryUsed', ...LOGOUT],
    when: selectPlaceLeft,
    load: async () =>
      (await import(/* webpackChunkName: "discoverySagas" */ './groups/recents')).recents,
  },
  {
    name: 'discovery',
    wakes: [
      'bookmarkFolders/',
      'explore/',
      'featuredTags/',
      'palette/',
      'search/',
      'suggestions/',
      'tags/',
      ...LOGOUT,
    ],
    when: selectReadsHome,
    load: async () =>
      (await import(/* webpackChunkName: "discoverySagas" */ './groups/discovery')).discovery,
  },
  {
    name: 'composer',
    wakes: [
      'completions/',
      'composers/',
      'drafts/',
      'editing/',
      'leftovers/postsFound',
      'outbox/',
      'pictureEditor/',
      'scheduledPosts/',
      'stickers/',
      'unicodeEmoji/',
      'uploads/',
      ...LOGOUT,
    ],
    when: (state) => selectUserToken(state) !== null && hasUnsent(state.drafts),
    ahead: true,
    load: async () =>
      (await import(/* webpackChunkName: "composerSagas" */ './groups/composer')).composer,
  },
  {
    name: 'tabs',
    wakes: ['tabs/otherTabHeard'],
    load: async () => (await import(/* webpackChunkName: "tabsSagas" */ './groups/tabs')).tabs,
  },
  {
    name: 'talk',
    wakes: [
      'announcementReactions/',
      'announcements/announcementDeleteRequested',
      'announcements/announcementReadRequested',
      'announcements/announcementSaveRequested',
      'announcements/announcementsOpened',
      'chatMessages/',
      'chats/chatOpened',
      'conversations/',
      'leftovers/messagesFound',
      ...LOGOUT,
    ],
    // The page of direct posts shows the number of unread conversations.
    when: ({ timelines }) => (timelines['dms']?.viewers ?? 0) > 0,
    load: async () => (await import(/* webpackChunkName: "talkSagas" */ './groups/talk')).talk,
  },
  {
    name: 'instance',
    wakes: [
      'about/aboutOpened',
      'announcements/announcementsOpened',
      'composers/composerUsed',
      'domainMutes/domainMutesOpened',
      'emoji/instanceEmojiRequested',
      'registration/registrationOpened',
      'unicodeEmoji/unicodeEmojiRequested',
    ],
    load: async () =>
      (await import(/* webpackChunkName: "instanceSagas" */ './groups/instance')).instance,
  },
  {
    name: 'shout',
    wakes: ['shout/'],
    when: selectShoutOffered,
    load: async () => (await import(/* webpackChunkName: "shoutSagas" */ './groups/shout')).shout,
  },
  {
    name: 'settings',
    wakes: [
      'dataTransfer/',
      'interactionDefaults/',
      'profileEditor/',
      'profileOptions/',
      'security/',
      'settingsFile/',
      'textSizeTrial/',
      'theme/themeListRequested',
      'themeFile/',
    ],
    load: async () =>
      (await import(/* webpackChunkName: "settingsSagas" */ './groups/settings')).settings,
  },
  {
    name: 'login',
    wakes: [
      'about/',
      'passwordReset/',
      'realtime/tokenDoubted',
      'registration/',
      'session/codeSubmitted',
      'session/loginRequested',
      'session/oauthCodeReceived',
      'session/oauthErrorReceived',
      'session/tokenLoginRequested',
    ],
    load: async () => (await import(/* webpackChunkName: "loginSagas" */ './groups/login')).login,
  },
  {
    name: 'admin',
    wakes: [
      'adminConfig/',
      'bulkActions/',
      'emojiPacks/',
      'federation/',
      'frontends/',
      'invites/',
      'moderation/',
      'reportQueue/',
      'reports/reportStateChosen',
      'staffContent/',
      'staffPeople/',
      ...LOGOUT,
    ],
    load: async () => (await import(/* webpackChunkName: "adminSagas" */ './groups/admin')).admin,
  },
  {
    name: 'recording',
    wakes: ['recording/', 'recording/view/'],
    // A ring buffer also wakes it, where it records.
    when: ({ interface: { settingsTab } }) => settingsTab === 'developer',
    load: async () =>
      (await import(/* webpackChunkName: "recorder" */ './groups/recording')).recording,
  },
  {
    name: 'eviction',
    wakes: [],
    when: selectTablesFull,
    load: async () =>
      (await import(/* webpackChunkName: "evictionSagas" */ './groups/eviction')).eviction,
  },
  {
    name: 'readingLimit',
    wakes: ['readingLimit/rowsSeen', ...LOGOUT],
    when: selectHasReadingLimit,
    load: async () =>
      (await import(/* webpackChunkName: "readingLimitSagas" */ './groups/readingLimit'))
        .readingLimit,
  },
];

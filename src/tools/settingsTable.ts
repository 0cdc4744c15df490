/**
 * Every setting that readers of clients like this one know, with the value it begins with: those of
 * this browser, those whose default an instance may choose, those that live on the account or travel
 * with it, and those that are left out here, each with its reason. `__tests__/tools/settings.test.ts`
 * holds the declarations of the client against it.
 */

/** Kept in the browser. */
export const ofBrowser = {
  hideISP: false,
  hideInstanceWallpaper: false,
  stopGifs: true,
  streaming: false,
  pauseOnUnfocused: true,
  /** Others begin with polling; here a socket that fails gives way to it by itself. */
  useStreamingApi: true,
  userPopoverAvatarAction: 'open',
  userPopoverOverlay: false,
  alwaysShowNewPostButton: false,
  autohideFloatingPostButton: false,
  hideShoutbox: false,
  disableStickyHeaders: false,
  showScrollbars: false,
  navbarColumnStretch: false,
  thirdColumnMode: 'notifications',
  sidebarColumnWidth: '25rem',
  contentColumnWidth: '45rem',
  notifsColumnWidth: '25rem',
  emojiReactionsOnTimeline: true,
  emojiReactionsScale: 1,
  useContainFit: true,
  hideNsfw: true,
  preloadImage: true,
  useOneClickNsfw: false,
  loopVideo: true,
  loopVideoSilentOnly: true,
  playVideosInModal: false,
  padEmoji: true,
  replyVisibility: 'all',
  muteWords: [],
  maxThumbnails: 16,
  hideAttachments: false,
  hideAttachmentsInConv: false,
  hideScrobbles: false,
  webPushNotifications: false,
  webPushAlwaysShowNotifications: false,
  interfaceLanguage: null,
  customTheme: null,
  customThemeSource: null,
  highlight: {},
  hideScopeNotice: false,
  expertLevel: 0,
  useAbsoluteTimeFormat: false,
  absoluteTimeFormatMinAge: '0d',
  /** Others begin with 24 hours in all languages. */
  absoluteTime12h: 'language',
  hideScrobblesAfter: '2d',
  /** Sizes begin where the style sheet does, which follows the size that the browser is set to. */
  textSize: '1rem',
  emojiSize: '1.6rem',
  navbarSize: '3rem',
  panelHeaderSize: '3rem',
  forcedRoundness: -1,
  theme3hacks: null,
} as const;

/** Kept in the browser; what the instance says counts until the reader chooses. */
export const ofInstance = {
  virtualScrolling: true,
  sidebarRight: false,
  modalOnRepeat: false,
  modalOnUnfollow: false,
  modalOnBlock: true,
  modalOnMute: false,
  modalOnDelete: true,
  modalOnLogout: true,
  modalOnApproveFollow: false,
  modalOnDenyFollow: false,
  modalOnRemoveUserFromFollowers: false,
  conversationDisplay: 'linear',
  conversationTreeAdvanced: false,
  conversationTreeFadeAncestors: false,
  maxDepthInThread: 6,
  conversationOtherRepliesButton: 'below',
  collapseMessageWithSubject: false,
  mentionLinkDisplay: 'short',
  mentionLinkShowTooltip: true,
  mentionLinkShowAvatar: false,
  mentionLinkFadeDomain: true,
  mentionLinkBoldenYou: true,
  greentext: false,
  mentionLinkShowYous: false,
  sensitiveByDefault: false,
  scopeCopy: true,
  alwaysShowSubjectInput: true,
  subjectLineBehavior: 'email',
  postContentType: 'text/plain',
  minimalScopesMode: false,
  autocompleteSelect: false,
  hideFilteredStatuses: false,
  hideWordFilteredPosts: false,
  hideMutedThreads: true,
  hideMutedPosts: false,
  muteBotStatuses: false,
  muteSensitiveStatuses: false,
  hidePostStats: false,
  hideBotIndication: false,
  hideUserStats: false,
  closingDrawerMarksAsSeen: true,
  ignoreInactionableSeen: false,
  unseenAtTop: false,
  showExtraNotifications: true,
  showChatsInExtraNotifications: true,
  showAnnouncementsInExtraNotifications: true,
  showFollowRequestsInExtraNotifications: true,
  showExtraNotificationsTip: true,
  theme: null,
} as const;

/** A flag for each kind of notification: whether it is listed, and whether the desktop tells of it. */
export const byKind = ['notificationVisibility', 'notificationNative'] as const;

/** Those of the account itself. */
export const ofAccount = [
  'defaultScope',
  'stripRichContent',
  'locked',
  'discoverable',
  'allowFollowingMove',
  'hideFavorites',
  'hideFollowers',
  'hideFollowersCount',
  'hideFollows',
  'hideFollowsCount',
  'acceptChatMessages',
  'webPushHideContents',
  'blockNotificationsFromStrangers',
] as const;

/** Those that travel with the account from browser to browser. */
export const ofPreferences = [
  'dontShowUpdateNotifs',
  'collapseNav',
  'pinnedNavItems',
  'updateCounter',
] as const;

/** Not here, for these reasons. */
export const leftOut = {
  colors: 'the oldest form of a theme of one’s own; a file that holds it is read as customTheme',
  defaultNSFW: 'no server stores it; sensitiveByDefault does what it says',
  useAtIcon: 'gone from later versions; the sign @ is text, which screen readers say',
  lastLoginName: 'is no setting: the session keeps it',
  autoSaveDraft: 'every draft is kept as it is typed, and there is no way to lose one',
  unsavedPostAction: 'nothing is unsaved: a form that is closed leaves its draft among the drafts',
  themeEditorMinWidth: 'the editor has the width that its parts need',
  style: 'belongs to another engine of themes',
  styleCustomData: 'belongs to another engine of themes',
  palette: 'belongs to another engine of themes; palettes are read from their files',
  paletteCustomData: 'belongs to another engine of themes; palettes are read from their files',
  themeDebug: 'belongs to another engine of themes',
  forceThemeRecompilation: 'belongs to another engine of themes: nothing is compiled ahead here',
} as const;

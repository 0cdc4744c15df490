/**
 * All settings of this browser, each declared once, with its kind and default. A setting added here
 * can be read, changed and stored at once; only its row on a settings tab remains to be added.
 * `fromInstance` marks those whose default an instance may change.
 */
import type { Highlight } from '@/domain/people/highlight';
import { defaultBarEntries } from '@/domain/session/bottomBar';
import {
  choice,
  file,
  flag,
  flags,
  fromInstance,
  isPathOrEmpty,
  isPlainObject,
  list,
  nameOrNone,
  number,
  span,
  table,
  text,
  time,
  type Setting,
} from './settingKinds';

export const settings = {
  // general
  interfaceLanguage: nameOrNone(),
  hideISP: flag(false),
  hideInstanceWallpaper: flag(false),
  stopGifs: flag(true),
  streaming: flag(false),
  pauseOnUnfocused: flag(true),
  useStreamingApi: flag(true),
  keepLastScreen: flag(true),
  /** The path that `/` leads members to; empty for the instance's. */
  startPage: { ...text(''), accepts: isPathOrEmpty },
  virtualScrolling: fromInstance(flag(true)),
  userPopoverAvatarAction: choice(['close', 'zoom', 'open'], 'open'),
  userPopoverOverlay: flag(false),
  bottomBar: flag(true),
  bottomBarEntries: list(defaultBarEntries),
  swipeGestures: flag(true),
  alwaysShowNewPostButton: flag(false),
  autohideFloatingPostButton: flag(false),
  hideShoutbox: flag(false),
  disableStickyHeaders: flag(false),
  showScrollbars: flag(false),
  sidebarRight: fromInstance(flag(false)),
  navbarColumnStretch: flag(false),
  thirdColumnMode: choice(['none', 'notifications', 'postform'], 'notifications'),
  sidebarColumnWidth: text('25rem'),
  contentColumnWidth: text('45rem'),
  notifsColumnWidth: text('25rem'),
  modalOnRepeat: fromInstance(flag(false)),
  modalOnUnfollow: fromInstance(flag(false)),
  modalOnBlock: fromInstance(flag(true)),
  modalOnMute: fromInstance(flag(false)),
  modalOnMuteConversation: fromInstance(flag(false)),
  modalOnMuteDomain: fromInstance(flag(true)),
  modalOnDelete: fromInstance(flag(true)),
  modalOnLogout: fromInstance(flag(true)),
  modalOnApproveFollow: fromInstance(flag(false)),
  modalOnDenyFollow: fromInstance(flag(false)),
  modalOnRemoveUserFromFollowers: fromInstance(flag(false)),
  /** The actions that offer Undo: none, those with lasting effects, or those with a button, too. */
  undoNotices: choice(['off', 'lasting', 'all'], 'lasting'),
  modalMobileCenter: flag(false),
  conversationDisplay: fromInstance(choice(['linear', 'tree'], 'linear')),
  /** Of the replies to one post, in a tree. */
  threadOrder: choice(['time', 'writer', 'answers'], 'time'),
  conversationTreeAdvanced: fromInstance(flag(false)),
  conversationTreeFadeAncestors: fromInstance(flag(false)),
  maxDepthInThread: fromInstance(number(6)),
  conversationOtherRepliesButton: fromInstance(choice(['below', 'inside'], 'below')),
  collapseMessageWithSubject: fromInstance(flag(false)),
  emojiReactionsOnTimeline: flag(true),
  emojiReactionsScale: number(1),
  useContainFit: flag(true),
  hideNsfw: flag(true),
  preloadImage: flag(true),
  useOneClickNsfw: flag(false),
  loopVideo: flag(true),
  loopVideoSilentOnly: flag(true),
  playVideosInModal: flag(false),
  mentionLinkDisplay: fromInstance(choice(['short', 'full_for_remote', 'full'], 'short')),
  mentionLinkShowTooltip: fromInstance(flag(true)),
  mentionLinkShowAvatar: fromInstance(flag(false)),
  mentionLinkFadeDomain: fromInstance(flag(true)),
  mentionLinkBoldenYou: fromInstance(flag(true)),
  mentionLinkShowYous: fromInstance(flag(false)),
  greentext: fromInstance(flag(true)),
  sensitiveByDefault: fromInstance(flag(false)),
  scopeCopy: fromInstance(flag(true)),
  alwaysShowSubjectInput: fromInstance(flag(true)),
  subjectLineBehavior: fromInstance(choice(['email', 'masto', 'noop'], 'email')),
  postContentType: fromInstance(text('text/plain')),
  minimalScopesMode: fromInstance(flag(false)),
  /** Seconds in which a post can be undone before it is sent. */
  postUndoSeconds: fromInstance(number(0)),
  /** The handling of posts whose pictures have no description. */
  missingDescriptions: fromInstance(choice(['off', 'remind', 'insist'], 'off')),
  imageCompression: flag(true),
  alwaysUseJpeg: flag(false),
  padEmoji: flag(true),
  autocompleteSelect: fromInstance(flag(false)),
  useAbsoluteTimeFormat: flag(false),
  /** More recent times are shown relative to now. */
  absoluteTimeFormatMinAge: span('0d'),
  absoluteTime12h: choice(['language', '24h', '12h'], 'language'),
  singleKeyShortcuts: flag(true),

  // filtering
  hideFilteredStatuses: fromInstance(flag(false)),
  hideWordFilteredPosts: fromInstance(flag(false)),
  hideMutedThreads: fromInstance(flag(true)),
  hideMutedPosts: fromInstance(flag(false)),
  muteBotStatuses: fromInstance(flag(false)),
  muteSensitiveStatuses: fromInstance(flag(false)),
  foldRepeats: flag(true),
  hidePostStats: fromInstance(flag(false)),
  hideBotIndication: fromInstance(flag(false)),
  replyVisibility: choice(['all', 'following', 'self'], 'all'),
  /** The languages that the reader reads; empty for not said. */
  readLanguages: list(),
  /** Posts in other languages than those, in timelines. */
  otherLanguages: choice(['show', 'collapse', 'hide'], 'collapse'),
  /** Posts in other languages, where the server or the browser translates. */
  translatePosts: choice(['offer', 'automatic', 'never'], 'offer'),
  /** The languages that are translated by themselves. */
  translatedLanguages: list(),
  muteWords: list(),
  maxThumbnails: number(16),
  hideAttachments: flag(false),
  hideAttachmentsInConv: flag(false),
  hideScrobbles: flag(false),
  hideScrobblesAfter: span('2d'),
  hideUserStats: fromInstance(flag(false)),

  // notifications
  closingDrawerMarksAsSeen: fromInstance(flag(true)),
  ignoreInactionableSeen: fromInstance(flag(false)),
  unseenAtTop: fromInstance(flag(false)),
  notificationVisibility: flags({
    follows: true,
    mentions: true,
    statuses: true,
    likes: true,
    repeats: true,
    moves: true,
    emojiReactions: true,
    followRequest: true,
    reports: true,
    chatMention: true,
    polls: true,
  }),
  /** Types grouped in one row: several on the same post, or successive follows. */
  notificationGrouping: flags({
    follows: true,
    mentions: false,
    statuses: false,
    likes: true,
    repeats: true,
    moves: false,
    emojiReactions: true,
    followRequest: false,
    reports: false,
    chatMention: false,
    polls: false,
  }),
  notificationNative: flags({
    follows: true,
    mentions: true,
    statuses: false,
    likes: false,
    repeats: false,
    moves: false,
    emojiReactions: false,
    followRequest: true,
    reports: true,
    chatMention: true,
    polls: true,
  }),
  showExtraNotifications: fromInstance(flag(true)),
  showChatsInExtraNotifications: fromInstance(flag(true)),
  showAnnouncementsInExtraNotifications: fromInstance(flag(true)),
  showFollowRequestsInExtraNotifications: fromInstance(flag(true)),
  showExtraNotificationsTip: fromInstance(flag(true)),
  webPushNotifications: fromInstance(flag(false)),
  webPushAlwaysShowNotifications: flag(false),
  /** In these hours nothing outside of the page tells of notifications. */
  quietHours: flag(false),
  quietHoursFrom: time('22:00'),
  quietHoursTo: time('07:00'),
  /** The title and the icon of the page go on counting. */
  quietHoursCount: flag(false),

  // theme
  theme: fromInstance(nameOrNone()),
  /** Which theme takes precedence: the reader's own, a preset, or the system's scheme. */
  themeMode: choice(['auto', 'preset', 'system'], 'auto'),
  lightTheme: text('pleroma-light'),
  darkTheme: text('pleroma-dark'),
  customTheme: file(),
  customThemeSource: file(),
  textSize: text('1rem'),
  density: choice(['compact', 'normal', 'roomy'], 'normal'),
  avatars: choice(['theme', 'round', 'large', 'largeRound', 'none'], 'theme'),
  lineLength: choice(['short', 'normal', 'long'], 'normal'),
  greyMode: flag(false),
  /** So many posts a day, or minutes in timelines, until a line says so; 0 for never. */
  enoughPosts: number(0),
  enoughMinutes: number(0),
  emojiSize: text('1.6rem'),
  navbarSize: text('3rem'),
  panelHeaderSize: text('3rem'),
  /** In pixels; negative for the theme's value. */
  forcedRoundness: number(-1),
  /** Fonts and underlay, under any theme. */
  theme3hacks: file(),
  reducedMotion: choice(['system', 'reduce', 'allow'], 'system'),

  // without a control of their own
  highlight: table<Highlight>(),
  /** Ids of people whose notifications are muted; their posts are not. */
  quietPeople: list(),
  hideScopeNotice: flag(false),
  /** The view of direct posts: one by one, or by conversation. */
  directsView: choice(['posts', 'conversations'], 'posts'),
  /** The floating shoutbox is expanded. */
  shoutboxOpen: flag(false),
  /** The language of the last post. */
  postLanguage: nameOrNone(),
  /** Those of the posts before, the last one first. */
  recentLanguages: list(),
  /** The row of further options of a post is open. */
  composerOptions: flag(false),
  expertLevel: number(0),
} as const;

export type SettingName = keyof typeof settings;
export type SettingValue<Name extends SettingName> =
  (typeof settings)[Name] extends Setting<infer Value> ? Value : never;
export type Settings = { [Name in SettingName]: SettingValue<Name> };

/** The settings whose default an instance may change. */
export type InstanceSettingName = {
  [Name in SettingName]: (typeof settings)[Name] extends { fromInstance: true } ? Name : never;
}[SettingName];

export const settingNames = Object.keys(settings) as SettingName[];

/** Keeps the entries of any object that are known settings with valid values. */
export function readSettings(
  source: unknown,
  only: 'all' | 'fromInstance' = 'all',
): Partial<Settings> {
  if (!isPlainObject(source)) return {};
  const known = settingNames.filter((name) => {
    const setting: Setting<unknown> = settings[name];
    if (only === 'fromInstance' && !setting.fromInstance) return false;
    return Object.hasOwn(source, name) && setting.accepts(source[name]);
  });
  return Object.fromEntries(known.map((name) => [name, source[name]])) as Partial<Settings>;
}

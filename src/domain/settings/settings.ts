/**
 * All settings of this browser, each declared once. A setting added here can be read, changed and
 * stored at once; only its label and its place on a settings tab remain to be added. `fromInstance`
 * marks those whose default an instance may change.
 */
import { isTimeSpan } from '@/lib/time/timeSpan';
import type { Highlight } from '@/domain/people/highlight';

interface Setting<Value> {
  fallback: Value;
  fromInstance?: true;
  accepts: (value: unknown) => boolean;
}

const instance = { fromInstance: true } as const;
interface Extra {
  fromInstance?: true;
}

const flag = (fallback: boolean, extra: Extra = {}): Setting<boolean> => ({
  fallback,
  accepts: (value) => typeof value === 'boolean',
  ...extra,
});
const count = (fallback: number, extra: Extra = {}): Setting<number> => ({
  fallback,
  accepts: (value) => typeof value === 'number' && Number.isFinite(value),
  ...extra,
});
const text = (fallback: string, extra: Extra = {}): Setting<string> => ({
  fallback,
  accepts: (value) => typeof value === 'string',
  ...extra,
});
const span = (fallback: string): Setting<string> => ({
  fallback,
  accepts: (value) => typeof value === 'string' && isTimeSpan(value),
});
const optional = (extra: Extra = {}): Setting<string | null> => ({
  fallback: null,
  accepts: (value) => value === null || typeof value === 'string',
  ...extra,
});
const list = (): Setting<string[]> => ({
  fallback: [],
  accepts: (value) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
});
const choice = <const Option extends string>(
  options: readonly Option[],
  fallback: NoInfer<Option>,
  extra: Extra = {},
): Setting<Option> => ({
  fallback,
  accepts: (value) => typeof value === 'string' && (options as readonly string[]).includes(value),
  ...extra,
});
const flags = <Name extends string>(
  fallback: Record<Name, boolean>,
): Setting<Record<Name, boolean>> => ({
  fallback,
  accepts: (value) =>
    isPlainObject(value) && Object.values(value).every((item) => typeof item === 'boolean'),
});
const table = <Value>(): Setting<Record<string, Value>> => ({
  fallback: {},
  accepts: isPlainObject,
});
const file = (): Setting<Record<string, unknown> | null> => ({
  fallback: null,
  accepts: (value) => value === null || isPlainObject(value),
});

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const settings = {
  // general
  interfaceLanguage: optional(),
  hideISP: flag(false),
  hideInstanceWallpaper: flag(false),
  stopGifs: flag(true),
  streaming: flag(false),
  pauseOnUnfocused: flag(true),
  useStreamingApi: flag(true),
  virtualScrolling: flag(true, instance),
  userPopoverAvatarAction: choice(['close', 'zoom', 'open'], 'open'),
  userPopoverOverlay: flag(false),
  alwaysShowNewPostButton: flag(false),
  autohideFloatingPostButton: flag(false),
  hideShoutbox: flag(false),
  disableStickyHeaders: flag(false),
  showScrollbars: flag(false),
  sidebarRight: flag(false, instance),
  navbarColumnStretch: flag(false),
  thirdColumnMode: choice(['none', 'notifications', 'postform'], 'notifications'),
  sidebarColumnWidth: text('25rem'),
  contentColumnWidth: text('45rem'),
  notifsColumnWidth: text('25rem'),
  modalOnRepeat: flag(false, instance),
  modalOnUnfollow: flag(false, instance),
  modalOnBlock: flag(true, instance),
  modalOnMute: flag(false, instance),
  modalOnMuteConversation: flag(false, instance),
  modalOnMuteDomain: flag(true, instance),
  modalOnDelete: flag(true, instance),
  modalOnLogout: flag(true, instance),
  modalOnApproveFollow: flag(false, instance),
  modalOnDenyFollow: flag(false, instance),
  modalOnRemoveUserFromFollowers: flag(false, instance),
  modalMobileCenter: flag(false),
  conversationDisplay: choice(['tree', 'linear'], 'linear', instance),
  conversationTreeAdvanced: flag(false, instance),
  conversationTreeFadeAncestors: flag(false, instance),
  maxDepthInThread: count(6, instance),
  conversationOtherRepliesButton: choice(['below', 'inside'], 'below', instance),
  collapseMessageWithSubject: flag(false, instance),
  emojiReactionsOnTimeline: flag(true),
  emojiReactionsScale: count(1),
  useContainFit: flag(true),
  hideNsfw: flag(true),
  preloadImage: flag(true),
  useOneClickNsfw: flag(false),
  loopVideo: flag(true),
  loopVideoSilentOnly: flag(true),
  playVideosInModal: flag(false),
  mentionLinkDisplay: choice(['short', 'full_for_remote', 'full'], 'short', instance),
  mentionLinkShowTooltip: flag(true, instance),
  mentionLinkShowAvatar: flag(false, instance),
  mentionLinkFadeDomain: flag(true, instance),
  mentionLinkBoldenYou: flag(true, instance),
  mentionLinkShowYous: flag(false, instance),
  greentext: flag(true, instance),
  sensitiveByDefault: flag(false, instance),
  scopeCopy: flag(true, instance),
  alwaysShowSubjectInput: flag(true, instance),
  subjectLineBehavior: choice(['email', 'masto', 'noop'], 'email', instance),
  postContentType: text('text/plain', instance),
  minimalScopesMode: flag(false, instance),
  /** Seconds in which a post can be undone before it is sent. */
  postUndoSeconds: count(0, instance),
  /** The handling of posts whose pictures have no description. */
  missingDescriptions: choice(['off', 'remind', 'insist'], 'off', instance),
  imageCompression: flag(true),
  alwaysUseJpeg: flag(false),
  padEmoji: flag(true),
  autocompleteSelect: flag(false, instance),
  useAbsoluteTimeFormat: flag(false),
  /** More recent times are shown relative to now. */
  absoluteTimeFormatMinAge: span('0d'),
  absoluteTime12h: choice(['language', '24h', '12h'], 'language'),
  singleKeyShortcuts: flag(true),

  // filtering
  hideFilteredStatuses: flag(false, instance),
  hideWordFilteredPosts: flag(false, instance),
  hideMutedThreads: flag(true, instance),
  hideMutedPosts: flag(false, instance),
  muteBotStatuses: flag(false, instance),
  muteSensitiveStatuses: flag(false, instance),
  foldRepeats: flag(true),
  hidePostStats: flag(false, instance),
  hideBotIndication: flag(false, instance),
  replyVisibility: choice(['all', 'following', 'self'], 'all'),
  muteWords: list(),
  maxThumbnails: count(16),
  hideAttachments: flag(false),
  hideAttachmentsInConv: flag(false),
  hideScrobbles: flag(false),
  hideScrobblesAfter: span('2d'),
  hideUserStats: flag(false, instance),

  // notifications
  closingDrawerMarksAsSeen: flag(true, instance),
  ignoreInactionableSeen: flag(false, instance),
  unseenAtTop: flag(false, instance),
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
  showExtraNotifications: flag(true, instance),
  showChatsInExtraNotifications: flag(true, instance),
  showAnnouncementsInExtraNotifications: flag(true, instance),
  showFollowRequestsInExtraNotifications: flag(true, instance),
  showExtraNotificationsTip: flag(true, instance),
  webPushNotifications: flag(false, instance),
  webPushAlwaysShowNotifications: flag(false),

  // theme
  theme: optional(instance),
  /** Which theme takes precedence: the reader's own, a preset, or the system's scheme. */
  themeMode: choice(['auto', 'preset', 'system'], 'auto'),
  lightTheme: text('pleroma-light'),
  darkTheme: text('pleroma-dark'),
  customTheme: file(),
  customThemeSource: file(),
  textSize: text('1rem'),
  density: choice(['compact', 'normal', 'roomy'], 'normal'),
  emojiSize: text('1.6rem'),
  navbarSize: text('3rem'),
  panelHeaderSize: text('3rem'),
  /** In pixels; negative for the theme's value. */
  forcedRoundness: count(-1),
  /** Fonts and underlay, under any theme. */
  theme3hacks: file(),
  reducedMotion: choice(['system', 'reduce', 'allow'], 'system'),

  // without a control of their own
  highlight: table<Highlight>(),
  hideScopeNotice: flag(false),
  /** The view of direct posts: one by one, or by conversation. */
  directsView: choice(['posts', 'conversations'], 'posts'),
  /** The floating shoutbox is expanded. */
  shoutboxOpen: flag(false),
  /** The language of the last post. */
  postLanguage: optional(),
  expertLevel: count(0),
} as const;

export type SettingName = keyof typeof settings;
export type SettingValue<Name extends SettingName> =
  (typeof settings)[Name] extends Setting<infer Value> ? Value : never;
export type Settings = { [Name in SettingName]: SettingValue<Name> };

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

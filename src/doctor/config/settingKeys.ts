/**
 * User settings for which an instance may choose the default. The compiler asks for a description of
 * each; its kind, options and default are those of its declaration.
 */
import { settings, type InstanceSettingName } from '@/domain/settings/settings';
import type { ConfigKey } from './configKinds';

const descriptions: Record<InstanceSettingName, string> = {
  theme: 'The theme to begin with: a name of /static/styles.json.',
  sidebarRight: 'Whether the sidebar stands at the end of the page.',
  virtualScrolling: 'Whether only what is near the window is drawn.',
  collapseMessageWithSubject: 'Whether posts with a subject are folded.',
  conversationDisplay: 'How threads are laid out.',
  conversationTreeAdvanced: 'Whether trees of replies can be moved about in.',
  conversationTreeFadeAncestors: 'Whether what a reply answers is fainter in a tree.',
  conversationOtherRepliesButton: 'Where a tree leads on to other replies.',
  maxDepthInThread: 'How deep a tree of replies goes.',
  mentionLinkDisplay: 'Whether mentions show the server of a person.',
  mentionLinkShowTooltip: 'Whether short mentions tell the server when pointed at.',
  mentionLinkShowAvatar: 'Whether mentions show the picture of a person.',
  mentionLinkFadeDomain: 'Whether the server in a mention is fainter.',
  mentionLinkBoldenYou: 'Whether mentions of the reader are bold.',
  mentionLinkShowYous: 'Whether mentions of the reader say so.',
  greentext: 'Whether lines that begin with > or < are coloured.',
  sensitiveByDefault: 'Whether files of new posts are marked as sensitive.',
  scopeCopy: 'Whether replies take the visibility of what they answer.',
  alwaysShowSubjectInput: 'Whether the field for the subject is always there.',
  subjectLineBehavior: 'Whether replies take over the subject: with "re:", as it is, or not.',
  postContentType: 'The format of new posts, such as "text/markdown".',
  minimalScopesMode: 'Whether the choice of visibilities is kept small.',
  postUndoSeconds: 'Seconds for which a post can be taken back before it goes out.',
  missingDescriptions: 'What becomes of a post whose pictures have no description.',
  autocompleteSelect: 'Whether the first suggestion is chosen beforehand.',
  hideFilteredStatuses: 'Whether posts with muted words are left out.',
  hideWordFilteredPosts: 'Whether posts that a filter of words met are left out.',
  hideMutedThreads: 'Whether muted conversations are left out.',
  hideMutedPosts: 'Whether posts of muted people are left out.',
  muteBotStatuses: 'Whether posts of bots count as muted.',
  muteSensitiveStatuses: 'Whether sensitive posts count as muted.',
  hidePostStats: 'Whether posts show no counts.',
  hideUserStats: 'Whether people show no counts.',
  hideBotIndication: 'Whether bots are not marked.',
  closingDrawerMarksAsSeen: 'Whether closing the notifications marks them as seen.',
  ignoreInactionableSeen: 'Whether notifications without a need to act stay quiet.',
  unseenAtTop: 'Whether unseen notifications come first.',
  showExtraNotifications: 'Whether chats, news and requests are among notifications.',
  showChatsInExtraNotifications: 'Whether unread chats are.',
  showAnnouncementsInExtraNotifications: 'Whether unread announcements are.',
  showFollowRequestsInExtraNotifications: 'Whether requests to follow are.',
  showExtraNotificationsTip: 'Whether it is said where to change that.',
  webPushNotifications: 'Whether the browser is woken for notifications.',
  modalOnRepeat: 'Whether to ask before repeating.',
  modalOnUnfollow: 'Whether to ask before unfollowing.',
  modalOnBlock: 'Whether to ask before blocking.',
  modalOnMute: 'Whether to ask before muting somebody.',
  modalOnMuteConversation: 'Whether to ask before muting a conversation.',
  modalOnMuteDomain: 'Whether to ask before muting a server.',
  modalOnDelete: 'Whether to ask before deleting.',
  modalOnLogout: 'Whether to ask before logging out.',
  modalOnApproveFollow: 'Whether to ask before letting somebody follow.',
  modalOnDenyFollow: 'Whether to ask before refusing a follower.',
  modalOnRemoveUserFromFollowers: 'Whether to ask before removing a follower.',
};

function keyOf(name: InstanceSettingName): ConfigKey {
  const { kind, options, fallback } = settings[name];
  return { kind, options, default: fallback, description: descriptions[name] };
}

const names = Object.keys(descriptions) as InstanceSettingName[];

export const settingKeys: Readonly<Record<string, ConfigKey>> = Object.fromEntries(
  names.map((name) => [name, keyOf(name)]),
);

/**
 * The texts of all other notices that sagas show, by key. They are loaded with the first of these
 * notices. A missing key reads as "An error occured"; a test keeps the tables complete.
 */
import { defineMessages, type MessageDescriptor } from 'react-intl';

export const noticeTexts: Record<string, MessageDescriptor> = defineMessages({
  'accounts.not_stored': {
    id: 'accounts.not_stored',
    defaultMessage:
      "This browser doesn't let the page store anything, so it can't keep two accounts.",
  },
  'errors.rate_limited': {
    id: 'errors.rate_limited',
    defaultMessage: 'Too many requests. Continuing at {until, time, medium}.',
  },
  'errors.language_failed': {
    id: 'errors.language_failed',
    defaultMessage: "Couldn't load this language. The page stays in the current one.",
  },
  'errors.storage_unavailable': {
    id: 'errors.storage_unavailable',
    defaultMessage:
      'This browser is blocking storage. Your settings and login only last until you close this page.',
  },
  'general.generic_error': { id: 'general.generic_error', defaultMessage: 'An error occured' },
  'general.generic_error_message': {
    id: 'general.generic_error_message',
    defaultMessage: 'An error occured: {detail}',
  },
  'lists.error': { id: 'lists.error', defaultMessage: 'Error manipulating lists: {detail}' },
  'notifications.error': {
    id: 'notifications.error',
    defaultMessage: 'Error fetching notifications: {detail}',
  },
  'polls.voted_before': {
    id: 'polls.voted_before',
    defaultMessage: "You've already voted in this poll. Your first vote counts.",
  },
  'settings.file_export_import.errors.invalid_file': {
    id: 'settings.file_export_import.errors.invalid_file',
    defaultMessage: "This isn't a settings file. Nothing was changed.",
  },
  'settings.file_export_import.errors.file_too_new': {
    id: 'settings.file_export_import.errors.file_too_new',
    defaultMessage:
      "Couldn't restore: file version {file} is newer than the supported version ({ours}). Nothing was changed.",
  },
  'settings.file_export_import.errors.file_too_old': {
    id: 'settings.file_export_import.errors.file_too_old',
    defaultMessage:
      "Couldn't restore: file version {file} is too old (supported: {ours}). Nothing was changed.",
  },
  'settings.file_export_import.errors.file_slightly_new': {
    id: 'settings.file_export_import.errors.file_slightly_new',
    defaultMessage:
      'This file is from a slightly newer version. Some settings may not be restored.',
  },
  'settings.file_export_import.restored': {
    id: 'settings.file_export_import.restored',
    defaultMessage:
      '{count, plural, =0 {No supported settings in this file} one {# setting restored} other {# settings restored}}',
  },
  'settings.changed_password': {
    id: 'settings.changed_password',
    defaultMessage: 'Password changed. Log in with the new one.',
  },
  'settings.account_deleted': {
    id: 'settings.account_deleted',
    defaultMessage: 'Account deleted',
  },
  'settings.option_refused': {
    id: 'settings.option_refused',
    defaultMessage:
      "Error saving settings. {option, select, defaultScope {Default post visibility} defaultNSFW {Marking new posts as sensitive} stripRichContent {Removing formatting from posts} locked {Approving followers manually} acceptChatMessages {Allowing chat messages} allowFollowingMove {Following people when they move} discoverable {Appearing in search and the directory} hideFavorites {Hiding your favourites} hideFollowers {Hiding your followers} hideFollows {Hiding who you follow} hideFollowersCount {Hiding your follower count} hideFollowsCount {Hiding your following count} webPushHideContents {Hiding the content of push notifications} blockNotificationsFromStrangers {Blocking notifications from people you don't follow} other {An account setting}} wasn't changed: {detail}",
  },
  'settings.saving_err': { id: 'settings.saving_err', defaultMessage: 'Error saving settings' },
  'settings.saving_ok': { id: 'settings.saving_ok', defaultMessage: 'Settings saved' },
  'shoutbox.not_sent': {
    id: 'shoutbox.not_sent',
    defaultMessage: "Couldn't send your message to the shoutbox. Your text is still there.",
  },
  'status.delete_error': {
    id: 'status.delete_error',
    defaultMessage: 'Error deleting status: {detail}',
  },
  'post_status.sent': { id: 'post_status.sent', defaultMessage: 'Posted' },
  'scheduled.kept': {
    id: 'scheduled.kept',
    defaultMessage: 'Scheduled for {time, date, long}, {time, time, short}',
  },
  'scheduled.too_soon': {
    id: 'scheduled.too_soon',
    defaultMessage: 'Choose a time at least 5 minutes from now',
  },
  'post_status.sent_before': {
    id: 'post_status.sent_before',
    defaultMessage:
      'The earlier version was posted after all. Your changes since then are still in the draft.',
  },
  'status.redraft_occupied': {
    id: 'status.redraft_occupied',
    defaultMessage:
      "You have an unfinished draft. Post or discard it first; this post wasn't deleted.",
  },
  'status.bookmarked': { id: 'status.bookmarked', defaultMessage: 'Bookmarked' },
  'status.repeated_now': { id: 'status.repeated_now', defaultMessage: 'Repeated' },
  'status.unfavourited_now': {
    id: 'status.unfavourited_now',
    defaultMessage: 'Removed from your favourites',
  },
  'status.unbookmarked_now': {
    id: 'status.unbookmarked_now',
    defaultMessage: 'Removed from your bookmarks',
  },
  'status.conversation_muted': {
    id: 'status.conversation_muted',
    defaultMessage: 'Conversation muted',
  },
  'user_card.muted_now': { id: 'user_card.muted_now', defaultMessage: 'Muted {name}' },
  'user_card.unfollowed_now': {
    id: 'user_card.unfollowed_now',
    defaultMessage:
      '{lost, select, yes {Unfollowed {name}. To follow them again, you need their approval.} other {Unfollowed {name}}}',
  },
  'user_card.blocked_now': {
    id: 'user_card.blocked_now',
    defaultMessage:
      "{lost, select, yes {Blocked {name}. Undo won't restore follows.} other {Blocked {name}}}",
  },
  'user_card.muted_domain_now': {
    id: 'user_card.muted_domain_now',
    defaultMessage: 'Muted {domain}',
  },
  'status.link_copied': { id: 'status.link_copied', defaultMessage: 'Link copied' },
  'user_card.action_failed': {
    id: 'user_card.action_failed',
    defaultMessage:
      "{deed, select, following {Couldn't follow {name}} unfollowing {Couldn't unfollow {name}} blocking {Couldn't block {name}} unblocking {Couldn't unblock {name}} muting {Couldn't mute {name}} unmuting {Couldn't unmute {name}} subscribing {Couldn't turn on notifications for {name}} unsubscribing {Couldn't turn off notifications for {name}} unfollowedBy {Couldn't remove {name} from your followers} showingRepeats {Couldn't show {name}'s repeats} unshowingRepeats {Couldn't hide {name}'s repeats} domainBlocking {Couldn't mute {name}'s server} undomainBlocking {Couldn't unmute {name}'s server} other {Something went wrong}}: {detail}",
  },
  'user_reporting.sent': {
    id: 'user_reporting.sent',
    defaultMessage:
      'Report about {name} sent to the moderators{forward, select, yes { here and on {domain}} other {}} ({count, plural, =0 {no posts} one {# post} other {# posts}}{comment, select, yes {, with your comment} other {}})',
  },
  'user_card.note_error': {
    id: 'user_card.note_error',
    defaultMessage: "Couldn't save the note: {detail}",
  },
  'bookmarks.deleted': { id: 'bookmarks.deleted', defaultMessage: 'Folder deleted' },
  'user_card.handle_copied': { id: 'user_card.handle_copied', defaultMessage: 'Handle copied' },
  'timeline.error': { id: 'timeline.error', defaultMessage: 'Error fetching timeline: {detail}' },
});

const fallback = noticeTexts['general.generic_error'] as MessageDescriptor;

export const textOfNotice = (messageKey: string): MessageDescriptor =>
  noticeTexts[messageKey] ?? fallback;

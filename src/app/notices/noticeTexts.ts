/**
 * The text of every notice that sagas show, by key. A missing key reads as "An error occured"; a
 * test keeps the table complete.
 */
import { defineMessages, type MessageDescriptor } from 'react-intl';

export const noticeTexts: Record<string, MessageDescriptor> = defineMessages({
  'errors.rate_limited': {
    id: 'errors.rate_limited',
    defaultMessage:
      'The server asks for a pause after too many requests. It goes on by itself at {until, time, medium}.',
  },
  'errors.language_failed': {
    id: 'errors.language_failed',
    defaultMessage: 'The texts of this language could not be loaded. The page stays as it is.',
  },
  'errors.chunk_failed': {
    id: 'errors.chunk_failed',
    defaultMessage: 'A part of this page could not be loaded. It may have been updated just now.',
  },
  'updates.ready': { id: 'updates.ready', defaultMessage: 'A new version is ready' },
  'updates.still_lost': {
    id: 'updates.still_lost',
    defaultMessage: "Part of this page is missing on the server. Reloading didn't help.",
  },
  'errors.server_back': { id: 'errors.server_back', defaultMessage: 'The server is back' },
  'errors.server_unreachable': {
    id: 'errors.server_unreachable',
    defaultMessage:
      'The server gives no proper answer. What is here stays, and the rest comes by itself as soon as the server is back.',
  },
  'login.session_ended': {
    id: 'login.session_ended',
    defaultMessage: 'The server does not take this login any more. Please log in again.',
  },
  'errors.storage_unavailable': {
    id: 'errors.storage_unavailable',
    defaultMessage:
      'This browser does not let the page keep anything. Settings and the login last until the page is closed.',
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
    defaultMessage: 'You had voted in this poll before. Your first vote counts.',
  },
  'settings.file_export_import.errors.invalid_file': {
    id: 'settings.file_export_import.errors.invalid_file',
    defaultMessage: 'That file holds no settings. Nothing was changed.',
  },
  'settings.file_export_import.errors.file_too_new': {
    id: 'settings.file_export_import.errors.file_too_new',
    defaultMessage:
      'That file is of version {file}, which is newer than this client knows ({ours}). Nothing was changed.',
  },
  'settings.file_export_import.errors.file_too_old': {
    id: 'settings.file_export_import.errors.file_too_old',
    defaultMessage:
      'That file is of version {file}, which is too old for this client ({ours}). Nothing was changed.',
  },
  'settings.file_export_import.errors.file_slightly_new': {
    id: 'settings.file_export_import.errors.file_slightly_new',
    defaultMessage:
      'That file is a little newer than this client: some of its settings may be unknown here.',
  },
  'settings.file_export_import.restored': {
    id: 'settings.file_export_import.restored',
    defaultMessage:
      '{count, plural, =0 {The file held no settings that are known here} one {# setting was restored} other {# settings were restored}}',
  },
  'settings.changed_password': {
    id: 'settings.changed_password',
    defaultMessage: 'The password was changed. Log in with the new one.',
  },
  'settings.account_deleted': {
    id: 'settings.account_deleted',
    defaultMessage: 'The account was deleted.',
  },
  'settings.option_refused': {
    id: 'settings.option_refused',
    defaultMessage:
      'Error saving settings. {option, select, defaultScope {The visibility of new posts} defaultNSFW {Whether new posts are sensitive} stripRichContent {Whether posts keep their formatting} locked {Whether you decide who follows you} acceptChatMessages {Whether others may write to you in chats} allowFollowingMove {Whether you go on following people who move} discoverable {Whether you can be found} hideFavorites {Whether others see what you favourite} hideFollowers {Whether others see who follows you} hideFollows {Whether others see whom you follow} hideFollowersCount {Whether others see how many follow you} hideFollowsCount {Whether others see how many you follow} webPushHideContents {What pushed notifications say} blockNotificationsFromStrangers {Whether strangers may notify you} other {An option of your account}} was not changed: {detail}',
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
  'status.conversation_muted': {
    id: 'status.conversation_muted',
    defaultMessage: 'Conversation muted',
  },
  'user_card.muted_now': { id: 'user_card.muted_now', defaultMessage: 'Muted {name}' },
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
  'user_card.handle_copied': { id: 'user_card.handle_copied', defaultMessage: 'Handle copied' },
  'timeline.error': { id: 'timeline.error', defaultMessage: 'Error fetching timeline: {detail}' },
  'timeline.socket_broke': {
    id: 'timeline.socket_broke',
    defaultMessage: 'Realtime connection lost: CloseEvent code {code}',
  },
  'timeline.socket_reconnected': {
    id: 'timeline.socket_reconnected',
    defaultMessage: 'Realtime connection restored',
  },
});

const fallback = noticeTexts['general.generic_error'] as MessageDescriptor;

export const textOfNotice = (messageKey: string): MessageDescriptor =>
  noticeTexts[messageKey] ?? fallback;

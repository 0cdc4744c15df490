/**
 * The texts of desktop notifications. They are also formatted outside of React, by the service
 * worker, and so are plain templates: words and placeholders.
 */
import type {
  DesktopNotificationTextKey,
  DesktopNotificationTexts,
} from '@/domain/notifications/desktopNotifications';
import type { LocaleMessages } from './loadLocale';

/** The build finds messages by this name. React-Intl's own function would bring React along. */
const defineMessages = <Messages>(messages: Messages): Messages => messages;

const messages = defineMessages({
  status: { id: 'told.status', defaultMessage: 'posted' },
  like: { id: 'told.like', defaultMessage: 'favourited your post' },
  repeat: { id: 'told.repeat', defaultMessage: 'repeated your post' },
  follow: { id: 'told.follow', defaultMessage: 'followed you' },
  follow_request: { id: 'told.follow_request', defaultMessage: 'wants to follow you' },
  move: { id: 'told.move', defaultMessage: 'moved to another account' },
  poll: { id: 'told.poll', defaultMessage: 'A poll has ended' },
  update: { id: 'told.update', defaultMessage: 'edited a post' },
  'pleroma:emoji_reaction': { id: 'told.reaction', defaultMessage: 'reacted with {emoji}' },
  'pleroma:report': { id: 'told.report', defaultMessage: 'submitted a report' },
  'pleroma:chat_mention': { id: 'told.chat', defaultMessage: 'sent you a message' },
  pending: { id: 'told.pending', defaultMessage: 'asks for your approval' },
  sign_up: { id: 'told.sign_up', defaultMessage: 'signed up' },
  rest: { id: 'told.rest', defaultMessage: 'New notification' },
  more: { id: 'told.more', defaultMessage: 'More notifications: {count}' },
}) satisfies Record<DesktopNotificationTextKey, object>;

/** Part of a parsed message: words, or a placeholder with its name. */
interface Part {
  type?: unknown;
  value?: unknown;
}
const ARGUMENT = 1;

/** In the language of these messages; missing ones are in English. */
export function desktopNotificationTexts(locale: LocaleMessages): DesktopNotificationTexts {
  const entries = Object.entries(messages).map(([key, { id, defaultMessage }]) => [
    key,
    templateOf(locale[id] ?? defaultMessage),
  ]);
  return Object.fromEntries(entries) as DesktopNotificationTexts;
}

/** The build parses messages; one that was not parsed is a template already. */
function templateOf(message: unknown): string {
  if (!Array.isArray(message)) return typeof message === 'string' ? message : '';
  return (message as readonly Part[])
    .map(({ type, value }) => (type === ARGUMENT ? `{${String(value)}}` : String(value)))
    .join('');
}

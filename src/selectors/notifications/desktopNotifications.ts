/** Desktop notifications: which ones the reader wants, and their texts. */
import { isAboutNewStatus } from '@/domain/notifications/notificationList';
import type { Notification } from '@/domain/notifications/notification';
import {
  desktopTextKeyOf,
  fillIn,
  pathOfNotification,
  titleFor,
  type DesktopNotification,
  type DesktopNotificationTexts,
} from '@/domain/notifications/desktopNotifications';
import type { RootState } from '@/slices/root';
import { noDesktopNotifications } from '@/slices/notifications/desktopNotifications';
import { selectTabHandle } from '@/selectors/session/accounts';
import { selectInstance, selectSetting } from '@/selectors/session/config';
import { selectCurrentUser } from '@/selectors/session/session';
import { selectStatusRow } from '@/selectors/statuses/statuses';
import { selectUser } from '@/selectors/people/users';

const LONGEST_BODY = 300;

export const selectDesktopNotifications = (state: RootState) =>
  state.desktopNotifications ?? noDesktopNotifications;

export const selectDesktopNotificationsAllowed = (state: RootState): boolean =>
  selectDesktopNotifications(state).permission === 'granted';

/** The inputs of a push subscription; a change requires a new subscription. */
export interface PushSubscriptionOptions {
  serverKey: string;
  alerts: Readonly<Record<string, boolean>>;
}

/** Null while pushes are not wanted or not possible; a safe start runs without the worker. */
export function selectPushSubscriptionOptions(state: RootState): PushSubscriptionOptions | null {
  const serverKey = selectInstance(state).vapidPublicKey;
  const wanted =
    selectSetting(state, 'webPushNotifications') && selectDesktopNotificationsAllowed(state);
  if (!wanted || !serverKey || state.startup.safe || !selectCurrentUser(state)) return null;
  const shown = selectSetting(state, 'notificationVisibility');
  const alerts = {
    follow: shown.follows,
    favourite: shown.likes,
    mention: shown.mentions,
    reblog: shown.repeats,
    move: shown.moves,
    poll: shown.polls,
    'pleroma:chat_mention': shown.chatMention,
    'pleroma:emoji_reaction': shown.emojiReactions,
  };
  return { serverKey, alerts };
}

/** Names the account if there are several. */
export function selectDesktopTitle(state: RootState, title: string): string {
  const user = selectCurrentUser(state);
  return user && selectTabHandle(state) !== null ? titleFor(user.screenName, title) : title;
}

/** The text and target of a notification on the desktop. */
export function selectDesktopNotification(
  state: RootState,
  entry: Notification,
  texts: DesktopNotificationTexts,
): DesktopNotification {
  const user = selectUser(state, entry.userId);
  return {
    tag: entry.id,
    title: selectDesktopTitle(state, user?.name ?? selectInstance(state).name),
    body: bodyOf(state, entry, texts),
    icon: user?.avatarStaticUrl ?? '',
    path: pathOfNotification(entry, selectCurrentUser(state)?.screenName ?? ''),
  };
}

function bodyOf(state: RootState, entry: Notification, texts: DesktopNotificationTexts): string {
  const status = entry.statusId === null ? null : selectStatusRow(state, entry.statusId);
  if (isAboutNewStatus(entry) && status) {
    return (status.summary || status.text).slice(0, LONGEST_BODY);
  }
  // A message that is only a picture has no text.
  if (entry.chatMessage?.text) return entry.chatMessage.text.slice(0, LONGEST_BODY);
  return fillIn(texts[desktopTextKeyOf(entry.type)], { emoji: entry.emoji ?? '' });
}

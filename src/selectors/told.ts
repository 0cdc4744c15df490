/** What the reader wants to be told outside of the page, and how it reads. */
import { isDeed } from '@/domain/notificationList';
import type { Notification } from '@/domain/notification';
import { fillIn, placeOf, type PopUp, type ToldKey, type ToldTexts } from '@/domain/told';
import type { RootState } from '@/slices/root';
import { nothingTold } from '@/slices/told';
import { selectInstance, selectSetting } from './config';
import { selectCurrentUser } from './session';
import { selectStatusTable } from './statuses';
import { selectUser } from './users';

const LONGEST_BODY = 300;

export const selectTold = (state: RootState) => state.told ?? nothingTold;

export const selectMayTell = (state: RootState): boolean =>
  selectTold(state).permission === 'granted';

/** All that a subscription depends on; another one needs another subscription. */
export interface PushWish {
  serverKey: string;
  alerts: Readonly<Record<string, boolean>>;
}

/** Null while pushes are not wanted, or cannot be; a safe start does without the worker. */
export function selectPushWish(state: RootState): PushWish | null {
  const serverKey = selectInstance(state).vapidPublicKey;
  const wanted = selectSetting(state, 'webPushNotifications') && selectMayTell(state);
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

/** As a pop-up tells of it. */
export function selectPopUp(state: RootState, entry: Notification, texts: ToldTexts): PopUp {
  const user = selectUser(state, entry.userId);
  return {
    tag: entry.id,
    title: user?.name ?? selectInstance(state).name,
    body: bodyOf(state, entry, texts),
    icon: user?.avatarStaticUrl ?? '',
    path: placeOf(entry, selectCurrentUser(state)?.screenName ?? ''),
  };
}

function bodyOf(state: RootState, entry: Notification, texts: ToldTexts): string {
  const status = entry.statusId === null ? null : selectStatusTable(state)[entry.statusId];
  if (isDeed(entry) && status) {
    return (status.summary || status.text).slice(0, LONGEST_BODY);
  }
  // A picture alone has no words of its own.
  if (entry.chatMessage?.text) return entry.chatMessage.text.slice(0, LONGEST_BODY);
  const key: ToldKey = entry.type === 'mention' || entry.type === 'unknown' ? 'rest' : entry.type;
  return fillIn(texts[key], { emoji: entry.emoji ?? '' });
}

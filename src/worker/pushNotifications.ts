/**
 * Shows push messages as notifications while no page is open, and opens the right page on a click.
 * Keeps no state: the page writes down what it needs.
 */
import {
  fieldsOf,
  idOf,
  isRecord,
  listOf,
  pictureOf,
  stringOf,
  textOf,
} from '@/api/decode/engine/read';
import { notificationTypes, type NotificationType } from '@/domain/notifications/notification';
import { isAboutNewStatus } from '@/domain/notifications/notificationList';
import { notificationTypeOf } from '@/domain/notifications/notificationNames';
import {
  desktopTextKeyOf,
  fillIn,
  pathOfNotification,
  titleFor,
  NOTIFICATION_CLICKED,
  type DesktopNotificationTexts,
  type PushWorkerConfig,
} from '@/domain/notifications/desktopNotifications';
import { isQuietAt, type QuietHours } from '@/domain/notifications/quietHours';
import { settings } from '@/domain/settings/settings';
import { desktopNotificationTexts } from '@/i18n/desktopNotificationTexts';
import { addressInSlot, inSlot } from '@/lib/accountSlot';
import type { PushedAccount } from './pushedAccount';

export interface OpenPage {
  focused: boolean;
  focus(): Promise<unknown>;
  say(message: unknown): void;
}

/** The worker's environment, injected for tests. */
export interface Outside {
  origin: string;
  fetch(url: string, init: RequestInit): Promise<Response>;
  /** The account that this token belongs to; rejects where the storage cannot be read. */
  accountOf(token: string | null): Promise<PushedAccount>;
  /** The configuration written by the page of this account; may be missing or invalid. */
  config(slot: string): Promise<unknown>;
  /** The open pages of an account, or of all, the last used first. */
  pages(slot: string | null): Promise<readonly OpenPage[]>;
  open(path: string): Promise<unknown>;
  show(title: string, options: NotificationOptions): Promise<void>;
  /** The time of day, as `clockTime` writes it. */
  time(): string;
}

interface Payload {
  access_token: string;
  notification_id: string;
  notification_type: string;
  icon: string;
  title: string;
  body: string;
}

interface WireEntry {
  type: string;
  account: unknown;
  target: unknown;
  status: unknown;
  emoji: string;
}

export async function showPushNotification(data: unknown, outside: Outside): Promise<void> {
  if (!isRecord(data)) return;
  const push = fieldsOf<Payload>(data);
  const token = stringOf(push.access_token);
  const { slot, others } = await outside.accountOf(token).catch(() => nobody);
  const { texts, native, always, quiet, quietPeople, screenName } = readPushWorkerConfig(
    slot === null ? null : await outside.config(slot).catch(() => null),
  );
  if (quiet && isQuietAt(quiet, outside.time())) return;
  // Pages of other accounts do not show it.
  const apart = others || slot !== '';
  if (!always && (await outside.pages(apart ? slot : null)).length > 0) return;
  const id = idOf(push.notification_id);
  const found = await fetchEntry(id, token, outside);
  const type = notificationTypeOf(textOf(found.type, textOf(push.notification_type)));
  const { visibility } = notificationTypes[type];
  if (visibility !== null && !native[visibility] && !always) return;
  const account = fieldsOf<Person>(found.account);
  const userId = idOf(account.id);
  if (userId !== null && quietPeople.includes(userId)) return;
  // It may be of one of them: their names and words are in the push itself.
  const isUnsure = userId === null && quietPeople.length > 0;
  const path = pathOf(found, type, screenName);
  const told = isUnsure ? '' : textOf(push.body);
  const named = isUnsure ? texts.rest : textOf(push.title, texts.rest);
  const title = stringOf(account.display_name) ?? named;
  await outside.show(others && screenName !== '' ? titleFor(screenName, title) : title, {
    tag: inSlot(id ?? type, slot ?? ''),
    body: isRecord(found.account) ? bodyOf(found, type, texts, told) : told,
    icon: pictureOf(account.avatar_static) ?? (isUnsure ? null : pictureOf(push.icon)) ?? '',
    data: apart ? { id, path, slot } : { id, path },
  });
}

/** Its push is shown, with the defaults. */
const nobody: PushedAccount = { slot: '', others: false };

interface Person {
  id: string;
  display_name: string;
  avatar_static: string;
}

/** Returns an empty entry if the server does not answer: the push message itself is enough. */
async function fetchEntry(
  id: string | null,
  token: string | null,
  { origin, fetch }: Outside,
): Promise<ReturnType<typeof fieldsOf<WireEntry>>> {
  if (id === null || token === null) return {};
  try {
    const answer = await fetch(`${origin}/api/v1/notifications/${encodeURIComponent(id)}`, {
      headers: { Authorization: `Bearer ${token}` },
      credentials: 'omit',
    });
    return answer.ok ? fieldsOf<WireEntry>(await answer.json()) : {};
  } catch {
    return {};
  }
}

function bodyOf(
  { status, emoji }: ReturnType<typeof fieldsOf<WireEntry>>,
  type: NotificationType,
  texts: DesktopNotificationTexts,
  told: string,
): string {
  if (isAboutNewStatus({ type })) return plainText(status) ?? told;
  return fillIn(texts[desktopTextKeyOf(type)], { emoji: textOf(emoji) });
}

/** The text without markup, if the server has one. */
function plainText(status: unknown): string | null {
  const { spoiler_text: subject, pleroma } =
    fieldsOf<Record<'spoiler_text' | 'pleroma', unknown>>(status);
  const { content } = fieldsOf<{ content: unknown }>(pleroma);
  return stringOf(subject) || stringOf(fieldsOf<Record<string, string>>(content)['text/plain']);
}

function pathOf(
  { account, target, status }: ReturnType<typeof fieldsOf<WireEntry>>,
  type: NotificationType,
  screenName: string,
): string {
  const userId = idOf(fieldsOf<Person>(account).id);
  if (userId === null) return '/';
  const statusId = idOf(fieldsOf<{ id: string }>(status).id);
  const targetUserId = idOf(fieldsOf<Person>(target).id);
  return pathOfNotification({ type, userId, statusId, targetUserId }, screenName);
}

/** English, with the default notifications, until the page has written something else. */
function readPushWorkerConfig(written: unknown): PushWorkerConfig {
  const orders = fieldsOf<PushWorkerConfig>(written);
  const native = settings.notificationNative.fallback;
  return {
    texts: { ...desktopNotificationTexts({}), ...(isRecord(orders.texts) ? orders.texts : {}) },
    native: { ...native, ...(isRecord(orders.native) ? orders.native : {}) },
    always: orders.always === true,
    quiet: readQuietHours(orders.quiet),
    quietPeople: listOf(orders.quietPeople).flatMap((id) => idOf(id) ?? []),
    screenName: textOf(orders.screenName),
  };
}

function readQuietHours(written: unknown): QuietHours | null {
  const { from, to } = fieldsOf<QuietHours>(written);
  const { quietHoursFrom, quietHoursTo } = settings;
  const isWhole = quietHoursFrom.accepts(from) && quietHoursTo.accepts(to);
  return isWhole ? { from: textOf(from), to: textOf(to) } : null;
}

/** Focuses an open page of the account and navigates it; else opens one. */
export async function handleNotificationClick(data: unknown, outside: Outside): Promise<void> {
  const { id, path, slot: whose } = fieldsOf<Record<'id' | 'path' | 'slot', unknown>>(data);
  const to = stringOf(path)?.startsWith('/') ? textOf(path) : '/';
  const slot = typeof whose === 'string' ? whose : null;
  const pages = await outside.pages(slot);
  const page = pages.find(({ focused }) => focused) ?? pages[0];
  if (!page) {
    await outside.open(slot === null ? to : addressInSlot(to, slot));
    return;
  }
  page.say({ type: NOTIFICATION_CLICKED, id, path: to });
  // Browsers reject this if the click is too long ago; the page navigates all the same.
  await page.focus().catch(() => undefined);
}

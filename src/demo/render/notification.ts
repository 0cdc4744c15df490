/** Renders notifications, and the marker of the last one read. */
import type { Json } from '../http/json';
import { isMuting } from '../state/people';
import { unseenCount } from '../state/notifications';
import type { Notification } from '../state/notification';
import type { Person } from '../state/types';
import type { World } from '../state/world';
import { renderAccount } from './account';
import { renderMessage } from './chat';
import { renderStatus } from './status';
import type { View } from './view';
import { isoTime } from './view';

/** True if the person and the post of the notification still exist. */
export function isShowable(world: World, { accountId, postId }: Notification): boolean {
  const isThere = postId === null || world.posts.has(postId);
  return isThere && world.people.get(accountId)?.isActive === true;
}

export function renderNotification(view: View, notification: Notification): Json | null {
  const { world, viewer } = view;
  const account = world.people.get(notification.accountId);
  if (!account || !viewer || !isShowable(world, notification)) return null;
  const post = notification.postId === null ? undefined : world.posts.get(notification.postId);
  const target =
    notification.targetId === null ? undefined : world.people.get(notification.targetId);
  const isMastodon = world.dialect === 'mastodon';
  return {
    id: notification.id,
    type: notification.type,
    created_at: isoTime(world, notification.createdAt),
    account: renderAccount(view, account),
    ...(post ? { status: renderStatus(view, post) } : {}),
    ...(target ? { target: renderAccount(view, target) } : {}),
    ...(notification.emoji
      ? { emoji: notification.emoji.name, emoji_url: notification.emoji.url }
      : {}),
    ...chatPart(view, notification),
    ...reportPart(view, notification),
    ...noticePart(world, notification),
    ...(isMastodon
      ? { group_key: groupKeyOf(notification) }
      : {
          pleroma: {
            is_muted: isMuting(viewer, account.id, world.clock.now()),
            is_seen: notification.seen,
          },
        }),
  };
}

/** How long Mastodon collects notifications in one group. */
const GROUP_TIME = 12 * 3_600_000;
export const groupable = ['favourite', 'reblog', 'follow', 'admin.sign_up'];

export function groupKeyOf({ id, type, postId, createdAt }: Notification): string {
  if (!groupable.includes(type)) return `ungrouped-${id}`;
  const parts = [type, ...(postId === null ? [] : [postId]), Math.floor(createdAt / GROUP_TIME)];
  return parts.join('-');
}

function chatPart({ world }: View, { message }: Notification): Json {
  if (!message) return {};
  const chat = world.chats.get(message.chatId);
  const row = chat?.messages.find(({ id }) => id === message.messageId);
  return chat && row ? { chat_message: renderMessage(world, chat, row) } : {};
}

function reportPart(view: View, { report }: Notification): Json {
  if (!report) return {};
  const { world } = view;
  const reported = world.people.get(report.reportedId);
  const actor = world.people.get(report.reporterId);
  const posts = report.postIds.flatMap((id) => world.posts.get(id) ?? []);
  const rest = { id: report.id, created_at: isoTime(world, report.createdAt) };
  if (world.dialect === 'mastodon') {
    return {
      report: {
        ...rest,
        action_taken: report.state !== 'open',
        category: 'other',
        comment: report.text,
        status_ids: report.postIds,
        target_account: reported ? renderAccount(view, reported) : null,
      },
    };
  }
  return {
    report: {
      ...rest,
      account: reported ? renderAccount(view, reported) : {},
      actor: actor ? renderAccount(view, actor) : {},
      content: report.text,
      notes: [],
      state: report.state,
      statuses: posts.map((post) => renderStatus(view, post)),
    },
  };
}

/** News in the name of the server. */
function noticePart(world: World, { id, type, createdAt }: Notification): Json {
  const created_at = isoTime(world, createdAt);
  if (type === 'annual_report') return { annual_report: { year: '2026' } };
  if (type === 'moderation_warning') {
    const text = 'Please describe your pictures';
    return { moderation_warning: { id, action: 'none', text, status_ids: null, created_at } };
  }
  if (type !== 'severed_relationships') return {};
  return {
    event: {
      id,
      type: 'domain_block',
      purged: false,
      target_name: 'loud.example',
      followers_count: 3,
      following_count: 1,
      created_at,
    },
  };
}

export function renderMarker(view: View, person: Person): Json {
  const { world } = view;
  const marker = person.marker ?? { lastReadId: '', version: 0, updatedAt: person.createdAt };
  const isMastodon = world.dialect === 'mastodon';
  const updated = new Date(marker.updatedAt).toISOString();
  return {
    last_read_id: marker.lastReadId,
    version: marker.version,
    updated_at: isMastodon ? updated : updated.slice(0, 19),
    ...(isMastodon ? {} : { pleroma: { unread_count: unseenCount(person) } }),
  };
}

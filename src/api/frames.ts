/**
 * Reads the frames of the streaming socket, with the decoders of fetched answers. Reading never
 * throws: an unreadable frame has a kind of its own.
 */
import type { Announcement } from '@/domain/talk/announcement';
import type { ChatAnswer } from './decode/talk/chat';
import { decodeChat } from './decode/talk/chat';
import { decodeAnnouncement } from './decode/talk/announcement';
import { decodeConversation, type ConversationAnswer } from './decode/talk/conversation';
import { decodeMarkers, type Markers } from './decode/notifications/marker';
import { decodeNotification, type NotificationAnswer } from './decode/notifications/notification';
import {
  countOf,
  fieldsOf,
  flagOf,
  idOf,
  oneOf,
  stringOf,
  textOf,
  textsOf,
} from './decode/engine/read';
import { isRefusal, type Refusal } from './decode/engine/refusal';
import { decodeStatus, type StatusAnswer } from './decode/statuses/status';
import { encodeQuery } from './encoding';
import type { WireAnnouncementReaction } from './wire/announcement';
import type { WireFollowCounts, WireFollowUpdate, WireFrame, WireRespond } from './wire/frames';

const followStates = ['follow_pending', 'follow_accept', 'follow_reject', 'unfollow'] as const;

interface FollowParty {
  userId: string;
  /** Zero also if the account hides it. */
  followerCount: number;
  followingCount: number;
}

interface FollowUpdate {
  state: (typeof followStates)[number];
  follower: FollowParty;
  following: FollowParty;
}

type Contents =
  | ({ event: 'update' } & StatusAnswer)
  | ({ event: 'status.update' } & StatusAnswer)
  | ({ event: 'notification' } & NotificationAnswer)
  /** Also for things that are not statuses or not known here. */
  | { event: 'delete'; id: string }
  | { event: 'filters_changed' }
  | { event: 'notifications_merged' }
  | ({ event: 'pleroma:chat_update' } & ChatAnswer)
  | ({ event: 'pleroma:follow_relationships_update' } & FollowUpdate)
  | ({ event: 'conversation' } & ConversationAnswer)
  | ({ event: 'marker' } & Markers)
  | { event: 'announcement'; announcement: Announcement }
  | {
      event: 'announcement.reaction';
      announcementId: string;
      name: string;
      count: number;
      mine: boolean;
    }
  | { event: 'announcement.delete'; announcementId: string }
  | { event: 'pleroma:respond'; about: string; result: string; error: string | null }
  /** A requested stream is unavailable; the frame does not say which. */
  | { event: 'refused'; reason: string }
  | { event: 'pong' }
  /** An unknown event. */
  | { event: 'unknown'; name: string }
  /** A known event with unreadable content. */
  | { event: 'unreadable'; name: string; why: string };

export type Frame = Contents & {
  /** Name and parameter of the stream; empty if the server does not say. */
  stream: string[];
};

type Reader = (payload: unknown) => Contents | Refusal;

const readers: Record<string, Reader> = {
  update: (payload) => withEvent('update', decodeStatus(payload)),
  'status.update': (payload) => withEvent('status.update', decodeStatus(payload)),
  notification: (payload) => withEvent('notification', decodeNotification(payload)),
  delete: (payload) => ofId(payload, (id) => ({ event: 'delete', id })),
  filters_changed: () => ({ event: 'filters_changed' }),
  notifications_merged: () => ({ event: 'notifications_merged' }),
  'pleroma:chat_update': (payload) => withEvent('pleroma:chat_update', decodeChat(payload)),
  'pleroma:follow_relationships_update': readFollowUpdate,
  conversation: (payload) => withEvent('conversation', decodeConversation(payload)),
  marker: (payload) => ({ event: 'marker', ...decodeMarkers(payload) }),
  announcement: (payload) => {
    const announcement = decodeAnnouncement(payload);
    return isRefusal(announcement) ? announcement : { event: 'announcement', announcement };
  },
  'announcement.reaction': readAnnouncementReaction,
  'announcement.delete': (payload) =>
    ofId(payload, (announcementId) => ({ event: 'announcement.delete', announcementId })),
  'pleroma:respond': (payload) => {
    const { type, result, error } = fieldsOf<WireRespond>(payload);
    return {
      event: 'pleroma:respond',
      about: textOf(type),
      result: textOf(result),
      error: stringOf(error),
    };
  },
};

export function decodeFrame(text: string): Frame {
  if (text.trim().toLowerCase() === 'pong') return { event: 'pong', stream: [] };
  const wire = fieldsOf<WireFrame>(parsed(text));
  const stream = textsOf(wire.stream);
  const name = stringOf(wire.event);
  const reason = stringOf(wire.error);
  if (name === null && reason !== null) return { event: 'refused', reason, stream };
  if (name === null) return { event: 'unreadable', name: '', why: 'no event', stream };
  const read = Object.hasOwn(readers, name) ? readers[name] : undefined;
  if (!read) return { event: 'unknown', name, stream };
  const contents = read(payloadOf(wire.payload));
  return isRefusal(contents)
    ? { event: 'unreadable', name, why: contents.why, stream }
    : { ...contents, stream };
}

/** Parses a payload: usually JSON inside a string; for deletions the bare id. */
function payloadOf(payload: unknown): unknown {
  return typeof payload === 'string' && /^\s*[[{"]/.test(payload) ? parsed(payload) : payload;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function withEvent<Event extends string, Answer extends object>(
  event: Event,
  answer: Answer | Refusal,
): ({ event: Event } & Answer) | Refusal {
  return isRefusal(answer) ? answer : { event, ...answer };
}

function ofId(payload: unknown, make: (id: string) => Contents): Contents | Refusal {
  const id = idOf(payload);
  return id === null ? { refused: 'id', why: 'no id' } : make(id);
}

function readFollowUpdate(payload: unknown): Contents | Refusal {
  const wire = fieldsOf<WireFollowUpdate>(payload);
  const state = oneOf(followStates, wire.state, null);
  const follower = partyOf(wire.follower);
  const following = partyOf(wire.following);
  if (state === null || follower === null || following === null) {
    return { refused: 'follow update', why: 'unknown state or no id' };
  }
  return { event: 'pleroma:follow_relationships_update', state, follower, following };
}

function partyOf(input: unknown): FollowParty | null {
  const wire = fieldsOf<WireFollowCounts>(input);
  const userId = idOf(wire.id);
  if (userId === null) return null;
  return {
    userId,
    followerCount: countOf(wire.follower_count, 0),
    followingCount: countOf(wire.following_count, 0),
  };
}

function readAnnouncementReaction(payload: unknown): Contents | Refusal {
  const wire = fieldsOf<WireAnnouncementReaction>(payload);
  const announcementId = idOf(wire.announcement_id);
  const name = stringOf(wire.name);
  if (announcementId === null || name === null) return { refused: 'reaction', why: 'no id' };
  return {
    event: 'announcement.reaction',
    announcementId,
    name,
    count: countOf(wire.count, 0),
    mine: flagOf(wire.me),
  };
}

/** Returns the address of a stream. The protocol puts the token into it: never log it. */
export function streamingPath({
  token,
  stream,
  args = {},
}: {
  token: string | null;
  stream: string;
  /** Arguments of some streams: `list`, `tag`, `instance`. */
  args?: Record<string, string>;
}): string {
  return `/api/v1/streaming${encodeQuery({ access_token: token, stream, ...args })}`;
}

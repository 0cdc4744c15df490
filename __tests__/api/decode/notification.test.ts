import { decodeChats } from '@/api/decode/chat';
import { decodeNotifications } from '@/api/decode/notification';
import { notificationTypeOf } from '@/domain/notification';
import type { WireNotification } from '@/api/wire/notification';
import {
  wireChat,
  wireChatMessage,
  wireNotification,
  wireReport,
  wireStatus,
  wireUser,
} from '@support/wire';

const read = (changes: Partial<WireNotification>) =>
  decodeNotifications([wireNotification(changes)]);
const first = (changes: Partial<WireNotification>) => read(changes).notifications[0];

describe('a notification', () => {
  it.each([
    ['favourite', 'like'],
    ['reblog', 'repeat'],
    ['mention', 'mention'],
    ['follow', 'follow'],
    ['follow_request', 'follow_request'],
    ['move', 'move'],
    ['pleroma:emoji_reaction', 'pleroma:emoji_reaction'],
    ['pleroma:report', 'pleroma:report'],
    ['poll', 'poll'],
    ['update', 'update'],
    ['status', 'status'],
    ['pleroma:chat_mention', 'pleroma:chat_mention'],
  ])('called %s by the server is a %s', (wire, type) => {
    expect(first({ type: wire })?.type).toBe(type);
    expect(notificationTypeOf(wire)).toBe(type);
  });

  it('of a type that is newer than us is kept, with its name', () => {
    expect(first({ type: 'annual_report', status: null })).toMatchObject({
      type: 'unknown',
      wireType: 'annual_report',
    });
    expect(first({ type: '' })?.type).toBe('unknown');
    expect(first({ type: 'constructor' })?.type).toBe('unknown');
  });

  it.each(['mention', 'favourite', 'reblog', 'poll', 'update', 'pleroma:emoji_reaction'])(
    '%s about a post that is gone is refused',
    (type) => {
      const { notifications, refusals } = read({ type, status: null });
      expect(notifications).toEqual([]);
      expect(refusals).toEqual([{ refused: 'notification', why: 'its status is gone' }]);
    },
  );

  it('by somebody who is withheld is refused', () => {
    expect(read({ account: {} }).refusals).toHaveLength(1);
  });

  it('of a reaction has the emoji without colons', () => {
    const url = 'https://home.example/emoji/frog.png';
    const type = 'pleroma:emoji_reaction';
    expect(first({ type, emoji: ':frog:', emoji_url: url })).toMatchObject({
      emoji: 'frog',
      emojiUrl: url,
    });
    expect(first({ type, emoji: '👍', emoji_url: null })).toMatchObject({
      emoji: '👍',
      emojiUrl: null,
    });
  });

  it('of a move brings the new account along', () => {
    const { notifications, entities } = read({
      type: 'move',
      status: null,
      target: wireUser({ id: 'u9' }),
    });
    expect(notifications).toMatchObject([{ targetUserId: 'u9', statusId: null }]);
    expect(entities.users.map(({ id }) => id)).toContain('u9');
  });

  it('of a report brings the report, its people and its posts', () => {
    const gone = wireStatus({ id: 'pleroma:fake:https://home.example/objects/1' });
    const report = wireReport({ statuses: [wireStatus({ id: 's9' }), gone] });
    const { notifications, entities } = read({ type: 'pleroma:report', status: null, report });
    expect(notifications[0]?.report).toMatchObject({
      id: 'rp1',
      state: 'open',
      reportedUserId: 'u4',
      reporterId: 'u2',
      statusIds: ['s9'],
      notes: [{ id: '3', html: 'seen' }],
    });
    expect(entities.statuses.map(({ id }) => id)).toEqual(['s9']);
  });

  it('says whether it was seen', () => {
    expect(first({ pleroma: { is_seen: true, is_muted: true } })).toMatchObject({
      seen: true,
      muted: true,
    });
    expect(first({ pleroma: undefined })).toMatchObject({ seen: false, muted: false });
  });
});

describe('a chat', () => {
  it('has the other person, its last message and what is unread', () => {
    const { chats, entities } = decodeChats([wireChat()]);
    expect(chats).toMatchObject([
      {
        id: 'c1',
        userId: 'u2',
        unread: 1,
        lastMessage: { id: 'm1', html: 'hi &lt;3', text: 'hi <3' },
      },
    ]);
    expect(entities.users.map(({ id }) => id)).toEqual(['u2']);
  });

  it('comes once, also where the pages repeat it', () => {
    const old = wireChat({ unread: 0 });
    expect(decodeChats([old, wireChat({ id: 'c2' }), wireChat()]).chats).toMatchObject([
      { id: 'c1', unread: 1 },
      { id: 'c2' },
    ]);
  });

  it('may have only a picture for a message', () => {
    const bare = wireChat({ last_message: wireChatMessage({ content: null }) });
    expect(decodeChats([bare]).chats[0]?.lastMessage).toMatchObject({ html: '', text: '' });
  });

  it('without messages is one all the same, without the other person it is none', () => {
    const { chats, refusals } = decodeChats([
      wireChat({ last_message: null }),
      { ...wireChat({ id: 'c2' }), account: {} },
    ]);
    expect(chats).toMatchObject([{ id: 'c1', lastMessage: null }]);
    expect(refusals).toHaveLength(1);
  });
});

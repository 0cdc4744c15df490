import { decodeChats } from '@/api/decode/talk/chat';
import { decodeNotifications } from '@/api/decode/notifications/notification';
import { newStatusOf } from '@/domain/notifications/notificationList';
import { notificationTypeOf } from '@/domain/notifications/notificationNames';
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
  it('NOTIF-01 is decoded with all its fields, its people and its status', () => {
    const url = 'https://home.example/emoji/frog.png';
    const { notifications, entities } = read({
      id: '77',
      type: 'pleroma:emoji_reaction',
      created_at: '2026-11-20T11:59:00.000Z',
      account: wireUser({
        id: 'u2',
        acct: 'ben@far.example',
        username: 'ben',
        fqn: 'ben@far.example',
        display_name: 'Ben :frog:',
        avatar: 'https://far.example/ben.png',
        emojis: [{ shortcode: 'frog', url, static_url: url }],
      }),
      target: wireUser({ id: 'u9' }),
      status: wireStatus({ id: 's7' }),
      report: wireReport({ id: 'rp7' }),
      emoji: ':frog:',
      emoji_url: url,
      pleroma: { is_seen: true, is_muted: false },
    });
    expect(notifications).toMatchObject([
      {
        id: '77',
        type: 'pleroma:emoji_reaction',
        seen: true,
        createdAt: '2026-11-20T11:59:00.000Z',
        statusId: 's7',
        userId: 'u2',
        targetUserId: 'u9',
        report: { id: 'rp7' },
        emoji: 'frog',
        emojiUrl: url,
      },
    ]);
    const person = entities.users.find(({ id }) => id === 'u2');
    expect(person).toMatchObject({
      id: 'u2',
      screenName: 'ben@far.example',
      fullName: 'ben@far.example',
      name: 'Ben :frog:',
      emoji: [{ shortcode: 'frog', url }],
      avatarUrl: 'https://far.example/ben.png',
    });
    expect(entities.users.map(({ id }) => id)).toContain('u9');
    expect(entities.statuses.map(({ id }) => id)).toContain('s7');
    // A mention brings the sender's own new status; a reaction refers to somebody else's.
    const [mention] = read({ type: 'mention', status: wireStatus({ id: 's8' }) }).notifications;
    expect([...notifications, mention!].map(newStatusOf)).toEqual([null, 's8']);
  });

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
    ['admin.sign_up', 'sign_up'],
    ['admin.report', 'pleroma:report'],
  ])("NOTIF-02 with the server's type %s is a %s", (wire, type) => {
    expect(first({ type: wire })?.type).toBe(type);
    expect(notificationTypeOf(wire)).toBe(type);
  });

  it('of an unknown type is kept, with its name', () => {
    expect(first({ type: 'collection_update', status: null })).toMatchObject({
      type: 'unknown',
      wireType: 'collection_update',
    });
    expect(first({ type: '' })?.type).toBe('unknown');
    expect(first({ type: 'constructor' })?.type).toBe('unknown');
  });

  it.each(['mention', 'favourite', 'reblog', 'poll', 'update', 'pleroma:emoji_reaction'])(
    'of type %s about a deleted post is refused',
    (type) => {
      const { notifications, refusals } = read({ type, status: null });
      expect(notifications).toEqual([]);
      expect(refusals).toEqual([{ refused: 'notification', why: 'its status is gone' }]);
    },
  );

  it('by a withheld account is refused', () => {
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

  it('of a move includes the new account', () => {
    const { notifications, entities } = read({
      type: 'move',
      status: null,
      target: wireUser({ id: 'u9' }),
    });
    expect(notifications).toMatchObject([{ targetUserId: 'u9', statusId: null }]);
    expect(entities.users.map(({ id }) => id)).toContain('u9');
  });

  it('of a report includes the report, its people and its posts', () => {
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

  it("of a report in Mastodon's form is the same", () => {
    const report = {
      id: 'rp2',
      created_at: '2026-11-20T11:59:00.000Z',
      comment: 'He said <b>',
      action_taken: true,
      status_ids: ['s5'],
      target_account: wireUser({ id: 'u4' }),
    };
    const type = 'admin.report';
    expect(first({ type, status: null, report, pleroma: undefined })).toMatchObject({
      type: 'pleroma:report',
      report: {
        id: 'rp2',
        state: 'resolved',
        html: 'He said &lt;b&gt;',
        reportedUserId: 'u4',
        reporterId: 'u2',
        statusIds: ['s5'],
      },
    });
  });

  it('is seen or unseen', () => {
    expect(first({ pleroma: { is_seen: true, is_muted: true } })).toMatchObject({
      seen: true,
      muted: true,
    });
    expect(first({ pleroma: undefined })).toMatchObject({ seen: false, muted: false });
  });
});

describe('a chat', () => {
  it('has the other person, its last message and its unread count', () => {
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

  it('is decoded once, even if pages repeat it', () => {
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

  it('without messages is kept, without the other person it is refused', () => {
    const { chats, refusals } = decodeChats([
      wireChat({ last_message: null }),
      { ...wireChat({ id: 'c2' }), account: {} },
    ]);
    expect(chats).toMatchObject([{ id: 'c1', lastMessage: null }]);
    expect(refusals).toHaveLength(1);
  });
});

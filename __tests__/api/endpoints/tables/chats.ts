/** Calls for chats and direct conversations. */
import nock from 'nock';
import * as chats from '@/api/endpoints/talk/chats';
import * as conversations from '@/api/endpoints/talk/conversations';
import {
  as,
  everyCall,
  furtherCalls,
  listener,
  ODD,
  ODD_PART,
  ORIGIN,
  useNoNetwork,
} from '@support/engine/api/endpointRows';
import { wireChat, wireChatMessage } from '@support/wire';

useNoNetwork();

const outgoing = { text: ODD, mediaId: ODD, idempotencyKey: 'k1' };

everyCall('chats', chats, {
  fetchChats: ['GET /api/v2/pleroma/chats', chats.fetchChats],
  fetchAllChats: ['GET /api/v1/pleroma/chats', chats.fetchAllChats],
  openChat: [
    `POST /api/v1/pleroma/chats/by-account-id/${ODD_PART}`,
    (to) => chats.openChat(to, ODD),
    { json: {} },
  ],
  fetchChat: [`GET /api/v1/pleroma/chats/${ODD_PART}`, (to) => chats.fetchChat(to, ODD)],
  readChat: [
    `POST /api/v1/pleroma/chats/${ODD_PART}/read`,
    (to) => chats.readChat(to, ODD, 'm1'),
    { json: { last_read_id: 'm1' } },
  ],
  sendMessage: [
    `POST /api/v1/pleroma/chats/${ODD_PART}/messages`,
    (to) => chats.sendMessage(to, { ...outgoing, chatId: ODD }),
    { json: { content: ODD, media_id: ODD } },
  ],
  deleteMessage: [
    `DELETE /api/v1/pleroma/chats/${ODD_PART}/messages/${ODD_PART}`,
    (to) => chats.deleteMessage(to, ODD, ODD),
  ],
  fetchMessages: [
    `GET /api/v1/pleroma/chats/${ODD_PART}/messages?limit=20`,
    (to) => chats.fetchMessages(to, ODD),
  ],
});

everyCall('conversations', conversations, {
  fetchConversations: ['GET /api/v1/conversations?limit=20', conversations.fetchConversations],
  markConversationRead: [
    `POST /api/v1/conversations/${ODD_PART}/read`,
    (to) => conversations.markConversationRead(to, ODD),
  ],
});

furtherCalls({
  'an older page of conversations': [
    'GET /api/v1/conversations?limit=20&max_id=7',
    (to) => conversations.fetchConversations(to, { maxId: '7' }),
  ],
  'a message without text': [
    'POST /api/v1/pleroma/chats/c1/messages',
    (to) => chats.sendMessage(to, { chatId: 'c1', text: ' ', mediaId: 'm1', idempotencyKey: 'k1' }),
    { json: { media_id: 'm1' } },
  ],
});

describe('chats on servers with different APIs', () => {
  const missing = (path: string) =>
    nock(ORIGIN).get(path).query(true).reply(404, { error: 'Not implemented' });

  it('come from the newer, paged call, else from the older one', async () => {
    nock(ORIGIN).get('/api/v2/pleroma/chats').reply(200, [wireChat()]);
    expect((await chats.fetchChats(as(null))).chats).toHaveLength(1);
    missing('/api/v2/pleroma/chats');
    nock(ORIGIN)
      .get('/api/v1/pleroma/chats')
      .reply(200, [wireChat(), wireChat({ id: 'c2' })]);
    expect((await chats.fetchChats(as(null))).chats).toHaveLength(2);
  });

  it('come all at once from the older call, else from the pages of the newer one until nothing is new', async () => {
    nock(ORIGIN).get('/api/v1/pleroma/chats').reply(200, [wireChat()]);
    expect((await chats.fetchAllChats(as(null))).chats).toHaveLength(1);
    missing('/api/v1/pleroma/chats');
    const page = (query: object, ids: string[]) =>
      nock(ORIGIN)
        .get('/api/v2/pleroma/chats')
        .query(query as Record<string, string>)
        .reply(
          200,
          ids.map((id) => wireChat({ id })),
          { link: `<${ORIGIN}/api/v2/pleroma/chats?max_id=${ids.at(-1) ?? ''}>; rel="next"` },
        );
    page({}, ['c3', 'c1']);
    page({ max_id: 'c1' }, ['c3', 'c0']);
    page({ max_id: 'c0' }, ['c3']);
    const { chats: found } = await chats.fetchAllChats(as(null));
    expect(found.map(({ id }) => id)).toEqual(['c3', 'c1', 'c0']);
    expect(nock.isDone()).toBe(true);
  });

  it('are not treated as missing because of an error', async () => {
    nock(ORIGIN).get('/api/v2/pleroma/chats').reply(500, {});
    await expect(chats.fetchChats(as(null))).rejects.toMatchObject({ status: 500 });
  });
});

describe('chat messages', () => {
  it('are sent with their idempotency key', async () => {
    const { to, sent } = listener(wireChatMessage());
    await chats.sendMessage(to, { ...outgoing, chatId: 'c1' });
    expect(sent[0]?.headers.get('idempotency-key')).toBe('k1');
  });
});

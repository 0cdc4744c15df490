/** Direct conversations of the embedded instance: grouped by context, read or unread. */
import { decodeConversations } from '@/api/decode/talk/conversation';
import { dialects } from '@/demo/options';
import { useInstance } from '@support/engine/demo';

const stages = Object.fromEntries(
  dialects.map((family) => [family, useInstance({ family })]),
) as Record<(typeof dialects)[number], ReturnType<typeof useInstance>>;

describe.each(dialects)('direct conversations of %s', (family) => {
  const listOf = async (as: string) =>
    decodeConversations((await stages[family].get('/api/v1/conversations', as)).body).conversations;
  const write = (as: string, status: string, more: Record<string, string> = {}) =>
    stages[family].ask('POST', '/api/v1/statuses', {
      as,
      json: { status, visibility: 'direct', ...more },
    });

  it('are unread until read, and again with new posts; one’s own posts are read', async () => {
    const begun = (await write('bob', '@alice psst')).body as { id: string };
    const [fresh] = await listOf('alice');
    expect(fresh).toMatchObject({ unread: true, lastStatusId: begun.id });
    expect((await listOf('bob'))[0]).toMatchObject({ id: fresh?.id, unread: false });

    const read = await stages[family].ask('POST', `/api/v1/conversations/${fresh?.id ?? ''}/read`, {
      as: 'alice',
    });
    expect(decodeConversations([read.body]).conversations).toMatchObject([{ unread: false }]);
    expect((await listOf('alice'))[0]).toMatchObject({ id: fresh?.id, unread: false });

    const answer = (await write('alice', '@bob what?', { in_reply_to_id: begun.id })).body;
    expect((await listOf('alice'))[0]).toMatchObject({
      id: fresh?.id,
      unread: false,
      lastStatusId: (answer as { id: string }).id,
    });
    expect((await listOf('bob'))[0]).toMatchObject({ id: fresh?.id, unread: true });
  });

  it('are answered as a whole in the Pleroma family, whoever is mentioned', async () => {
    const begun = (await write('bob', '@alice @carol come over')).body as { id: string };
    const [talk] = await listOf('alice');
    const answer = await write('alice', 'And @mod too', {
      in_reply_to_id: begun.id,
      in_reply_to_conversation_id: talk?.id ?? '',
    });
    const { mentions } = answer.body as { mentions: { acct: string }[] };
    expect(mentions.map(({ acct }) => acct).toSorted()).toEqual(
      family === 'mastodon' ? ['mod'] : ['bob', 'carol'],
    );
  });

  it('cannot be seen by others', async () => {
    const { status } = await stages[family].ask('POST', '/api/v1/conversations/99999999/read', {
      as: 'alice',
    });
    expect(status).toBe(404);
  });
});

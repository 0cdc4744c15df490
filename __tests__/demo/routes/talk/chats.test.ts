/** Chats of the embedded instance: messages arrive at the other side, and refusals. */
import { useInstance, type Answer } from '@support/engine/demo';

const stage = useInstance();

interface Message {
  id: string;
  content: string | null;
  unread: boolean;
  idempotency_key?: string;
}
interface Chat {
  id: string;
  unread: number;
  account: { acct: string };
  last_message: Message | null;
}

const CHATS = '/api/v1/pleroma/chats';

const ask = (as: string, method: string, path: string, json: object = {}): Promise<Answer> =>
  stage.ask(method, CHATS + path, method === 'GET' ? { as } : { as, json });

async function chatOf(as: string, other: string): Promise<Chat> {
  const { id } = (await stage.get(`/api/v1/accounts/${other}`, as)).body as { id: string };
  return (await ask(as, 'POST', `/by-account-id/${id}`)).body;
}

const messagesOf = async (as: string, chatId: string): Promise<Message[]> =>
  (await ask(as, 'GET', `/${chatId}/messages`)).body;

describe('two people', () => {
  it('have a chat each, with the same messages', async () => {
    const hers = await chatOf('bob', 'carol');
    const his = await chatOf('carol', 'bob');
    expect(hers.id).not.toBe(his.id);
    const sent = await stage.ask('POST', `${CHATS}/${hers.id}/messages`, {
      as: 'bob',
      json: { content: 'Tea? :leaf:' },
      headers: { 'idempotency-key': 'bob-1' },
    });
    const { id } = sent.body as Message;
    expect(sent.body).toMatchObject({ idempotency_key: 'bob-1', unread: false });
    expect(await chatOf('carol', 'bob')).toMatchObject({
      id: his.id,
      unread: 1,
      account: { acct: 'bob' },
      last_message: { id, unread: true },
    });
    expect((await messagesOf('carol', his.id)).map((message) => message.id)).toEqual([id]);

    await ask('carol', 'POST', `/${his.id}/messages`, { content: 'Gladly' });
    const [answer, question] = await messagesOf('bob', hers.id);
    expect([answer?.unread, question?.unread]).toEqual([true, false]);
    const read = await ask('carol', 'POST', `/${his.id}/read`, { last_read_id: id });
    expect(read.body).toMatchObject({ id: his.id, unread: 0 });
    expect(await chatOf('bob', 'carol')).toMatchObject({ unread: 1 });

    await ask('bob', 'DELETE', `/${hers.id}/messages/${id}`);
    expect(await messagesOf('bob', hers.id)).toHaveLength(1);
    expect(await messagesOf('carol', his.id)).toHaveLength(1);
    const again = await ask('bob', 'DELETE', `/${hers.id}/messages/${id}`);
    expect([again.status, again.body]).toEqual([400, { error: 'could_not_delete' }]);
  });

  it('have a message once that is sent twice with the same key', async () => {
    const { id } = await chatOf('bob', 'greta');
    const send = () =>
      stage.ask('POST', `${CHATS}/${id}/messages`, {
        as: 'bob',
        json: { content: 'Once' },
        headers: { 'idempotency-key': 'bob-2' },
      });
    const before = (await messagesOf('bob', id)).length;
    const [first, second] = [await send(), await send()];
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(second.body).toEqual(first.body);
    expect(await messagesOf('bob', id)).toHaveLength(before + 1);
  });
});

describe('a message', () => {
  it.each([
    ['nothing in it', {}, 400],
    ['an empty text', { content: '' }, 500],
    ['blanks', { content: '  ' }, 500],
    ['a file that nobody has', { media_id: '99999999' }, 400],
  ])('with %s is refused', async (_what, json, status) => {
    const { id } = await chatOf('bob', 'greta');
    expect((await ask('bob', 'POST', `/${id}/messages`, json)).status).toBe(status);
  });

  it('is refused by people who accept none, and by deleted accounts', async () => {
    const { id } = await chatOf('bob', 'kira');
    expect((await ask('bob', 'POST', `/${id}/messages`, { content: 'Hi' })).status).toBe(500);
    const gone = await chatOf('bob', 'hugo');
    const people = [...stage.instance().world().people.values()];
    people.find(({ nickname }) => nickname === 'hugo')!.isActive = false;
    const answer = await ask('bob', 'POST', `/${gone.id}/messages`, { content: 'Hi' });
    expect([answer.status, answer.body]).toEqual([400, { error: 'Recipient does not exist' }]);
  });
});

it('chats of other people cannot be read', async () => {
  const { id } = await chatOf('bob', 'greta');
  expect((await ask('alice', 'GET', `/${id}/messages`)).status).toBe(404);
});

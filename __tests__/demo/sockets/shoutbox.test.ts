/** The shoutbox of the instance answers frame by frame as recorded. */
import { useInstance } from '@support/engine/demo';
import type { Ear } from '@support/engine/demo';
import { fixtureBody } from '@support/fixtures';
import { differences } from '@support/engine/api/wireShape';

const stage = useInstance();

async function chatToken(name: string): Promise<string> {
  const answer = await stage.get('/api/v1/accounts/verify_credentials', name);
  return (answer.body as { pleroma: { chat_token: string } }).pleroma.chat_token;
}

const enter = async (name: string, vsn = '&vsn=2.0.0'): Promise<Ear> =>
  stage.listen(`/socket/websocket?token=${await chatToken(name)}${vsn}`);

/** Waits for the next frame that fits. */
async function next(ear: Ear, from: number): Promise<unknown> {
  for (let turn = 0; turn < 200; turn += 1) {
    const text = ear.raw[from];
    if (text !== undefined) return JSON.parse(text);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('Nothing came');
}

const say = (ear: Ear, ...frame: unknown[]) => {
  ear.send(JSON.stringify(frame));
};

describe('the shoutbox', () => {
  it("opens with the own account's token only", async () => {
    expect(await stage.refused('/socket/websocket?vsn=2.0.0')).toBe(500);
    expect(await stage.refused('/socket/websocket?token=nonsense&vsn=2.0.0')).toBe(403);
    expect(await stage.refused(`/socket/websocket?token=${stage.token('alice')}`)).toBe(403);
  });

  it('accepts a join, sends the history, and broadcasts messages', async () => {
    const [alice, bob] = await Promise.all([enter('alice'), enter('bob')]);
    say(alice, '1', '1', 'chat:public', 'phx_join', {});
    expect(await next(alice, 0)).toEqual([
      '1',
      '1',
      'chat:public',
      'phx_reply',
      { response: {}, status: 'ok' },
    ]);
    expect(await next(alice, 1)).toEqual(['1', null, 'chat:public', 'messages', { messages: [] }]);
    say(alice, '1', '2', 'chat:public', 'new_msg', { text: '  Hello <b>all</b> ' });
    const heard = (await next(alice, 2)) as [null, null, string, string, { author: unknown }];
    expect(heard).toMatchObject([
      null,
      null,
      'chat:public',
      'new_msg',
      { text: 'Hello <b>all</b>' },
    ]);
    const account = fixtureBody('people/account-anonymous');
    expect(differences(heard[4].author, account, { keys: ['location'] })).toEqual([]);
    say(bob, '1', '1', 'chat:public', 'phx_join', {});
    expect(await next(bob, 1)).toMatchObject([
      '1',
      null,
      'chat:public',
      'messages',
      { messages: [{ text: 'Hello <b>all</b>' }] },
    ]);
  });

  it('ignores blank and overlong texts, and answers heartbeats', async () => {
    const ear = await enter('alice');
    say(ear, '1', '1', 'chat:public', 'phx_join', {});
    await next(ear, 1);
    say(ear, '1', '2', 'chat:public', 'new_msg', { text: '   ' });
    say(ear, '1', '3', 'chat:public', 'new_msg', { text: 'x'.repeat(5_001) });
    say(ear, null, '4', 'phoenix', 'heartbeat', {});
    expect(await next(ear, 2)).toMatchObject([null, '4', 'phoenix', 'phx_reply', { status: 'ok' }]);
  });

  it('crashes at an unknown event, refuses unknown topics, closes on invalid frames', async () => {
    const ear = await enter('alice');
    say(ear, '1', '1', 'chat:public', 'phx_join', {});
    await next(ear, 1);
    say(ear, '1', '2', 'chat:public', 'nonsense', {});
    expect(await next(ear, 2)).toEqual(['1', '1', 'chat:public', 'phx_error', {}]);
    say(ear, '4', '4', 'chat:other', 'phx_join', {});
    expect(await next(ear, 3)).toMatchObject([
      '4',
      '4',
      'chat:other',
      'phx_reply',
      { status: 'error' },
    ]);
    ear.send('not json');
    expect(await ear.closed).toBe(1011);
  });

  it('uses the old protocol for clients that request it', async () => {
    const ear = await enter('alice', '');
    ear.send(JSON.stringify({ topic: 'chat:public', event: 'phx_join', payload: {}, ref: '1' }));
    expect(await next(ear, 0)).toEqual({
      event: 'phx_reply',
      payload: { response: {}, status: 'ok' },
      ref: '1',
      topic: 'chat:public',
    });
  });
});

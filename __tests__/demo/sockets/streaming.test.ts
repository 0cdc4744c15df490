/** The streaming socket: authorisation, delivery of events, and closing. */
import { useInstance } from '@support/engine/demo';
import type { Frame } from '@support/engine/demo';

const stage = useInstance();

const socket = (name: string | null, stream: string, more = '') => {
  const token = name === null ? '' : `&access_token=${stage.token(name)}`;
  return `/api/v1/streaming?stream=${stream}${more}${token}`;
};

const post = async (as: string, json: object): Promise<{ id: string }> =>
  (await stage.ask('POST', '/api/v1/statuses', { as, json })).body;

const act = (as: string, path: string, method = 'POST', json: object = {}) =>
  stage.ask(method, `/api/v1/${path}`, { as, json });

const isAbout =
  (event: string, id: string) =>
  (frame: Frame): boolean =>
    frame.event === event && (frame.payload === id || (frame.payload as { id?: string }).id === id);

const idOf = async (name: string): Promise<string> =>
  ((await stage.get(`/api/v1/accounts/${name}`, 'alice')).body as { id: string }).id;

describe('opening a stream', () => {
  it.each([
    ['a bad token', '/api/v1/streaming/?stream=user&access_token=nonsense', 401],
    ['a bad token on a public stream', '/api/v1/streaming/?stream=public&access_token=x', 401],
    ['no token', '/api/v1/streaming/?stream=user', 401],
    ['an unknown stream', '/api/v1/streaming/?stream=nonsense', 404],
    ['the plural', '/api/v1/streaming/?stream=user:notifications', 404],
    ['a hashtag without name', '/api/v1/streaming/?stream=hashtag', 404],
    ['another server without host', '/api/v1/streaming/?stream=public:remote', 404],
  ])('is refused for %s', async (_what, path, status) => {
    expect(await stage.refused(path)).toBe(status);
  });

  it('is refused for lists: without id 401, of others 404', async () => {
    expect(await stage.refused(socket('alice', 'list'))).toBe(401);
    expect(await stage.refused(socket('bob', 'list', '&list=1'))).toBe(404);
  });

  it('accepts the token as sub-protocol and confirms it', async () => {
    const token = stage.token('alice');
    const ear = await stage.listen('/api/v1/streaming/?stream=user', token);
    expect(ear.protocol).toBe(token);
    expect(await stage.refused('/api/v1/streaming/?stream=user', 'nonsense')).toBe(401);
  });

  it('ends with 1000 when the token is revoked, and is refused afterwards', async () => {
    const token = stage.instance().tokenFor('bob');
    const path = `/api/v1/streaming?stream=user&access_token=${token}`;
    const ear = await stage.listen(path);
    const { clientId } = [...stage.instance().world().oauth.tokens.values()].find(
      ({ value }) => value === token,
    ) as { clientId: string };
    await stage.ask('POST', '/oauth/revoke', { form: { token, client_id: clientId } });
    expect(await ear.closed).toBe(1000);
    expect(await stage.refused(path)).toBe(401);
  });
});

describe('the user stream', () => {
  it("delivers a friend's post to home, with its edit and its deletion", async () => {
    const ear = await stage.listen(socket('alice', 'user'));
    const { id } = await post('bob', { status: 'Soup is ready' });
    const update = await ear.until(isAbout('update', id));
    expect(update.stream).toEqual(['user']);
    expect(update.payload).toMatchObject({ content: 'Soup is ready', favourited: false });
    await act('bob', `statuses/${id}`, 'PUT', { status: 'Soup is gone' });
    const edit = await ear.until(isAbout('status.update', id));
    expect(edit.payload).toMatchObject({ content: 'Soup is gone' });
    await act('bob', `statuses/${id}`, 'DELETE');
    const end = await ear.until(isAbout('delete', id));
    expect(end.stream).toBeUndefined();
  });

  it('delivers a mention both as notification and as post, also by a stranger', async () => {
    const ear = await stage.listen(socket('newbie', 'user'));
    const { id } = await post('bob', { status: '@newbie hello' });
    await ear.until(isAbout('update', id));
    const notification = await ear.until(({ event }) => event === 'notification');
    expect(notification.payload).toMatchObject({ type: 'mention', status: { id } });
  });

  it('does not deliver posts that are not for the reader', async () => {
    const ear = await stage.listen(socket('newbie', 'user'));
    const open = await stage.listen(socket(null, 'public'));
    await post('bob', { status: '@alice between us', visibility: 'direct' });
    const unlisted = await post('bob', { status: 'unlisted', visibility: 'unlisted' });
    await act('bob', `statuses/${unlisted.id}/reblog`);
    const last = await post('bob', { status: 'the last one' });
    await open.until(isAbout('update', last.id));
    expect(open.frames.map(({ event }) => event)).toEqual(['update']);
    expect(ear.frames).toEqual([]);
  });

  it('notifies the author of favourites, repeats and reactions', async () => {
    const { id } = await post('alice', { status: 'Fresh bread' });
    const ear = await stage.listen(socket('alice', 'user:notification'));
    await act('bob', `statuses/${id}/favourite`);
    await act('bob', `statuses/${id}/reblog`);
    await act('bob', `pleroma/statuses/${id}/reactions/leaf`, 'PUT');
    await ear.until(({ payload }) => (payload as { emoji?: string }).emoji === ':leaf:');
    const types = ear.frames.map(({ payload }) => (payload as { type: string }).type);
    expect(types).toEqual(['favourite', 'reblog', 'pleroma:emoji_reaction']);
  });

  it('sends only new posts to hashtag streams', async () => {
    const ear = await stage.listen(socket(null, 'hashtag', '&tag=Wsrec'));
    const { id } = await post('bob', { status: 'Tagged #wsrec' });
    const frame = await ear.until(isAbout('update', id));
    expect(frame.stream).toEqual(['hashtag', 'wsrec']);
    await act('bob', `statuses/${id}`, 'PUT', { status: 'Edited #wsrec' });
    await act('bob', `statuses/${id}`, 'DELETE');
    const next = await post('bob', { status: 'Again #wsrec' });
    await ear.until(isAbout('update', next.id));
    expect(ear.frames.map(({ event }) => event)).toEqual(['update', 'update']);
  });

  it('tells the follower about the progress of a follow', async () => {
    const ear = await stage.listen(socket('newbie', 'user'));
    const states = () => ear.frames.map(({ payload }) => (payload as { state: string }).state);
    await act('newbie', `accounts/${await idOf('hugo')}/follow`);
    expect(states()).toEqual(['follow_pending', 'follow_accept']);
    await act('newbie', `accounts/${await idOf('hugo')}/unfollow`);
    await act('newbie', `accounts/${await idOf('carol')}/follow`);
    expect(states()).toEqual(['follow_pending', 'follow_accept', 'unfollow', 'follow_pending']);
  });

  it('delivers chat messages to both people, and no known id for a deletion', async () => {
    const chat = (await act('bob', `pleroma/chats/by-account-id/${await idOf('greta')}`)).body as {
      id: string;
    };
    const ear = await stage.listen(socket('greta', 'user'));
    const sent = (
      await act('bob', `pleroma/chats/${chat.id}/messages`, 'POST', {
        content: 'Still there?',
      })
    ).body as { id: string };
    const update = await ear.until(({ event }) => event === 'pleroma:chat_update');
    expect(update.payload).toMatchObject({
      unread: 1,
      account: { acct: 'bob' },
      last_message: { id: sent.id, content: 'Still there?' },
    });
    await act('bob', `pleroma/chats/${chat.id}/messages/${sent.id}`, 'DELETE');
    const end = await ear.until(({ event }) => event === 'delete');
    expect(end.payload).not.toBe(sent.id);
  });
});

describe('subscribing by message', () => {
  it('answers each message and delivers afterwards', async () => {
    const ear = await stage.listen(`/api/v1/streaming?access_token=${stage.token('alice')}`);
    const say = async (message: object): Promise<unknown> => {
      const before = ear.frames.length;
      ear.send(JSON.stringify(message));
      return (await ear.until((frame) => ear.frames.indexOf(frame) >= before)).payload;
    };
    const subscribe = { type: 'subscribe', stream: 'public:local' };
    expect(await say(subscribe)).toEqual({ type: 'subscribe', result: 'success' });
    expect(await say(subscribe)).toEqual({ type: 'subscribe', result: 'ignored' });
    expect(await say({ type: 'subscribe', stream: 'nonsense' })).toEqual({
      type: 'subscribe',
      result: 'error',
      error: 'bad_topic',
    });
    const { id } = await post('bob', { status: 'For the local stream' });
    expect((await ear.until(isAbout('update', id))).stream).toEqual(['public:local']);
    expect(await say({ ...subscribe, type: 'unsubscribe' })).toMatchObject({ result: 'success' });
  });

  it('authorises an open socket', async () => {
    const ear = await stage.listen('/api/v1/streaming');
    ear.send(JSON.stringify({ type: 'subscribe', stream: 'user' }));
    ear.send(JSON.stringify({ type: 'pleroma:authenticate', token: 'nonsense' }));
    ear.send(JSON.stringify({ type: 'pleroma:authenticate', token: stage.token('alice') }));
    ear.send(JSON.stringify({ type: 'subscribe', stream: 'user' }));
    await ear.until(() => ear.frames.length === 4);
    const results = ear.frames.map(({ payload }) => (payload as { result: string }).result);
    expect(results).toEqual(['error', 'error', 'success', 'success']);
    const { id } = await post('bob', { status: 'After signing in' });
    await ear.until(isAbout('update', id));
  });
});

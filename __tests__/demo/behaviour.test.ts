/** Actions of people at the instance have effects, for themselves and for others. */
import { useInstance } from '@support/engine/demo';
import type { Answer } from '@support/engine/demo';
import { NOON } from '@support/engine/demo';
import { fixtureBody } from '@support/fixtures';
import { encodePng } from '@/demo/pictures/png';
import { createCanvas } from '@/demo/pictures/canvas';

let shift = 0;
const stage = useInstance({ clock: () => NOON + shift });

const call = (as: string, method: string, path: string, json: object = {}): Promise<Answer> =>
  stage.ask(method, `/api/v1/${path}`, { as, ...(method === 'GET' ? {} : { json }) });

const post = async (as: string, json: object): Promise<string> => {
  const answer = await call(as, 'POST', 'statuses', json);
  expect(answer.status).toBe(200);
  return (answer.body as { id: string }).id;
};

const status = async (id: string, as = 'alice'): Promise<Record<string, unknown>> =>
  (await call(as, 'GET', `statuses/${id}`)).body;

const idOf = async (name: string): Promise<string> =>
  ((await call('alice', 'GET', `accounts/lookup?acct=${name}`)).body as { id: string }).id;

const types = async (as: string): Promise<string[]> =>
  ((await call(as, 'GET', 'notifications?limit=40')).body as unknown as { type: string }[]).map(
    ({ type }) => type,
  );

describe('status toggles', () => {
  it('count favourites, remove them, and accept the removal of none', async () => {
    const id = await post('bob', { status: 'Mark me' });
    await call('alice', 'POST', `statuses/${id}/favourite`);
    await call('alice', 'POST', `statuses/${id}/favourite`);
    expect(await status(id)).toMatchObject({ favourited: true, favourites_count: 1 });
    expect(await status(id, 'bob')).toMatchObject({ favourited: false, favourites_count: 1 });
    expect((await types('bob'))[0]).toBe('favourite');
    const by = await stage.get(`/api/v1/statuses/${id}/favourited_by`);
    expect(by.body).toMatchObject([{ acct: 'alice' }]);
    await call('alice', 'POST', `statuses/${id}/unfavourite`);
    expect(await status(id)).toMatchObject({ favourited: false, favourites_count: 0 });
    const again = await call('alice', 'POST', `statuses/${id}/unfavourite`);
    expect(again.body).toEqual(fixtureBody('statuses/unfavourite-not-favourited'));
  });

  it('repeat once, show the repeat to followers, and undo it', async () => {
    const id = await post('tina', { status: 'Repeat me' });
    const first = (await call('bob', 'POST', `statuses/${id}/reblog`)).body as { id: string };
    const second = (await call('bob', 'POST', `statuses/${id}/reblog`)).body as { id: string };
    expect(second.id).toBe(first.id);
    const home = await call('alice', 'GET', 'timelines/home?limit=1');
    expect(home.body).toMatchObject([{ id: first.id, account: { acct: 'bob' }, reblog: { id } }]);
    await call('bob', 'POST', `statuses/${id}/unreblog`);
    expect((await call('alice', 'GET', `statuses/${first.id}`)).status).toBe(404);
    expect((await call('bob', 'POST', `statuses/${id}/unreblog`)).body).toEqual(
      fixtureBody('statuses/unreblog-not-repeated'),
    );
  });

  it('bookmark once, pin own posts only, mute threads', async () => {
    const id = await post('bob', { status: 'Keep me' });
    expect((await call('alice', 'POST', `statuses/${id}/bookmark`)).body).toMatchObject({
      bookmarked: true,
    });
    expect((await call('alice', 'POST', `statuses/${id}/bookmark`)).status).toBe(422);
    expect((await call('alice', 'POST', `statuses/${id}/pin`)).body).toEqual(
      fixtureBody('statuses/pin-not-own'),
    );
    expect((await call('bob', 'POST', `statuses/${id}/pin`)).body).toMatchObject({ pinned: true });
    await call('alice', 'POST', `statuses/${id}/mute`);
    expect(await status(id)).toMatchObject({ muted: true, pleroma: { thread_muted: true } });
    expect((await call('alice', 'POST', `statuses/${id}/mute`)).body).toEqual(
      fixtureBody('statuses/mute-again'),
    );
    const home = await call('alice', 'GET', 'timelines/home?limit=40');
    expect(home.text).not.toContain(`"id":"${id}"`);
    const all = await call('alice', 'GET', 'timelines/home?limit=40&with_muted=true');
    expect(all.text).toContain(`"id":"${id}"`);
  });

  it('store a repeated reaction and count it once', async () => {
    const id = await post('bob', { status: 'React to me' });
    const reaction = `pleroma/statuses/${id}/reactions/${encodeURIComponent('🔥')}`;
    await call('alice', 'PUT', reaction);
    await call('alice', 'PUT', reaction);
    const count = async () =>
      ((await status(id)).pleroma as { emoji_reactions: { count: number }[] }).emoji_reactions.map(
        (row) => row.count,
      );
    expect(await count()).toEqual([1]);
    await call('alice', 'DELETE', reaction);
    expect(await count()).toEqual([1]);
    await call('alice', 'DELETE', reaction);
    expect(await count()).toEqual([]);
    expect((await call('alice', 'DELETE', reaction)).status).toBe(400);
    const nonsense = await call('alice', 'PUT', `pleroma/statuses/${id}/reactions/nonsense`);
    expect(nonsense.body).toEqual(fixtureBody('statuses/react-not-an-emoji'));
  });

  it('count votes and answer a second vote with the first', async () => {
    const id = await post('bob', {
      status: 'Tea?',
      poll: { options: ['Yes', 'No'], expires_in: 600 },
    });
    const poll = (await status(id)).poll as { id: string };
    const vote = (choices: number[]) =>
      call('alice', 'POST', `polls/${poll.id}/votes`, { choices });
    expect((await vote([7])).body).toEqual(fixtureBody('statuses/vote-invalid-index'));
    expect((await vote([0, 1])).body).toEqual(fixtureBody('statuses/vote-too-many'));
    const voted = { voted: true, own_votes: [0], votes_count: 1 };
    expect((await vote([0])).body).toMatchObject(voted);
    expect((await vote([1])).body).toMatchObject(voted);
    const own = await call('bob', 'POST', `polls/${poll.id}/votes`, { choices: [0] });
    expect(own.body).toEqual(fixtureBody('statuses/vote-own-poll'));
  });
});

describe('posting', () => {
  it('returns the same post for the same idempotency key, also to others', async () => {
    const send = (as: string, text: string) =>
      stage.ask('POST', '/api/v1/statuses', {
        as,
        json: { status: text },
        headers: { 'idempotency-key': 'key-1' },
      });
    const first = await send('alice', 'Sent once');
    const again = await send('bob', 'Something else');
    expect(again.text).toBe(first.text);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(first.headers.get('idempotent-replayed')).toBeNull();
  });

  it('hides private posts from others', async () => {
    const direct = await post('alice', { status: '@bob hush', visibility: 'direct' });
    const followers = await post('carol', { status: 'friends only', visibility: 'private' });
    expect((await call('bob', 'GET', `statuses/${direct}`)).status).toBe(200);
    expect((await call('tina', 'GET', `statuses/${direct}`)).status).toBe(404);
    expect((await stage.get(`/api/v1/statuses/${direct}`)).status).toBe(404);
    expect((await call('bob', 'GET', `statuses/${followers}`)).status).toBe(200);
    expect((await call('tina', 'GET', `statuses/${followers}`)).status).toBe(404);
    const local = await post('bob', { status: 'for us', visibility: 'local' });
    expect((await call('tina', 'GET', `statuses/${local}`)).status).toBe(200);
    expect((await stage.get(`/api/v1/statuses/${local}`)).status).toBe(404);
  });

  it('allows quotes of public posts and mentions the quoted author', async () => {
    const id = await post('bob', { status: 'Quote me' });
    const quote = await status(await post('alice', { status: 'So true', quote_id: id }));
    expect(quote).toMatchObject({
      content: expect.stringMatching(/^So true<span class="quote-inline">/) as string,
      mentions: [{ acct: 'bob' }],
      pleroma: { quote_id: id, quote_visible: true, quote: { id } },
    });
    const hidden = await post('bob', { status: 'secret', visibility: 'private' });
    const refused = await call('alice', 'POST', 'statuses', { status: 'q', quote_id: hidden });
    expect(refused.body).toEqual(fixtureBody('statuses/error-quote-private'));
  });

  it('lets only authors and moderators edit or delete posts', async () => {
    const id = await post('bob', { status: 'Mine' });
    const edit = await call('alice', 'PUT', `statuses/${id}`, { status: 'Yours' });
    expect([edit.status, edit.body]).toEqual([403, fixtureBody('statuses/error-edit-not-own')]);
    expect((await call('alice', 'DELETE', `statuses/${id}`)).status).toBe(404);
    expect((await call('mod', 'DELETE', `statuses/${id}`)).status).toBe(200);
  });

  it('accepts pictures with descriptions', async () => {
    const upload = (bytes: Uint8Array<ArrayBuffer>, name: string, description?: string) => {
      const multipart = new FormData();
      multipart.append('file', new File([bytes], name));
      if (description !== undefined) multipart.append('description', description);
      return stage.ask('POST', '/api/v2/media', { as: 'alice', multipart });
    };
    const picture = new Uint8Array(encodePng(createCanvas(30, 20)));
    const answer = await upload(picture, 'a.png', 'A black field');
    expect(answer.status).toBe(202);
    expect(answer.body).toMatchObject({
      type: 'image',
      description: 'A black field',
      meta: { original: { width: 30, height: 20, aspect: 1.5 } },
      pleroma: { mime_type: 'image/png' },
    });
    const { id, url } = answer.body as { id: string; url: string };
    const file = await fetch(url.replace('localhost', '127.0.0.1'));
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(picture);
    const fake = await upload(new TextEncoder().encode('no picture'), 'b.png');
    expect(fake.body).toMatchObject({ type: 'unknown', pleroma: { mime_type: 'text/plain' } });
    const made = await status(await post('alice', { status: '', media_ids: [id] }));
    expect(made).toMatchObject({ media_attachments: [{ id, description: 'A black field' }] });
    expect((await call('bob', 'GET', `media/${id}`)).status).toBe(403);
  });

  it('accepts forms with brackets as well as JSON', async () => {
    const answer = await stage.ask('POST', '/api/v1/statuses', {
      as: 'alice',
      form: {
        status: 'By form',
        'poll[options][]': ['a', 'b', 'c'],
        'poll[expires_in]': '600',
        'poll[multiple]': 'true',
        sensitive: 'false',
      },
    });
    expect(answer.body).toMatchObject({
      sensitive: false,
      poll: { multiple: true, options: [{ title: 'a' }, { title: 'b' }, { title: 'c' }] },
    });
  });

  it('answers broken JSON as recorded', async () => {
    const answer = await stage.ask('POST', '/api/v1/statuses', {
      as: 'alice',
      headers: { 'content-type': 'application/json' },
    });
    expect([answer.status, answer.body]).toEqual([400, fixtureBody('statuses/error-no-fields')]);
  });
});

describe('people', () => {
  it('can be followed at once, or after approval if locked', async () => {
    const lars = await idOf('lars');
    const carol = await idOf('carol');
    const tina = await idOf('tina');
    expect((await call('tina', 'POST', `accounts/${lars}/follow`)).body).toMatchObject({
      following: true,
      requested: false,
    });
    expect((await call('tina', 'POST', `accounts/${carol}/follow`)).body).toMatchObject({
      following: false,
      requested: true,
    });
    expect((await types('carol'))[0]).toBe('follow_request');
    await call('carol', 'POST', `follow_requests/${tina}/authorize`);
    const [relationship] = (await call('tina', 'GET', `accounts/relationships?id[]=${carol}`))
      .body as unknown[];
    expect(relationship).toMatchObject({ following: true, requested: false });
    expect((await call('alice', 'POST', `accounts/${await idOf('alice')}/follow`)).body).toEqual(
      fixtureBody('people/follow-self'),
    );
  });

  it('are hidden from each other by a block', async () => {
    const hugo = await idOf('hugo');
    const mara = await idOf('mara');
    await call('hugo', 'POST', `accounts/${mara}/follow`);
    expect((await call('mara', 'POST', `accounts/${hugo}/block`)).body).toMatchObject({
      blocking: true,
      followed_by: false,
    });
    const refused = await call('hugo', 'POST', `accounts/${mara}/follow`);
    expect([refused.status, refused.body]).toEqual([403, fixtureBody('people/follow-by-blocked')]);
    expect((await call('hugo', 'GET', `accounts/${mara}/statuses`)).body).toEqual([]);
    await call('mara', 'POST', `accounts/${hugo}/unblock`);
    const again = await call('mara', 'POST', `accounts/${hugo}/unblock`);
    expect(again.body).toEqual(fixtureBody('people/unblock-not-blocked'));
  });

  it('can be muted for a time', async () => {
    const ines = await idOf('ines');
    await call('alice', 'POST', `accounts/${ines}/mute`, { expires_in: 3_600 });
    const isMuting = async () =>
      (
        (await call('alice', 'GET', `accounts/relationships?id=${ines}`)).body as unknown as {
          muting: boolean;
        }[]
      )[0]?.muting;
    expect(await isMuting()).toBe(true);
    shift += 3_601_000;
    expect(await isMuting()).toBe(false);
  });

  it('can be put on lists, which have a timeline', async () => {
    const list = (await call('bob', 'POST', 'lists', { title: 'Bridge people' })).body as {
      id: string;
    };
    await call('bob', 'POST', `lists/${list.id}/accounts`, { account_ids: [await idOf('greta')] });
    const id = await post('greta', { status: 'From the list' });
    const timeline = await call('bob', 'GET', `timelines/list/${list.id}?limit=1`);
    expect(timeline.body).toMatchObject([{ id }]);
    expect((await call('alice', 'GET', `lists/${list.id}`)).status).toBe(404);
    await call('bob', 'DELETE', `lists/${list.id}`);
    expect((await call('bob', 'GET', `lists/${list.id}`)).body).toEqual(
      fixtureBody('lists/unknown'),
    );
  });

  it('can change their profile, and get errors for long fields', async () => {
    const update = (json: object) =>
      stage.ask('PATCH', '/api/v1/accounts/update_credentials', { as: 'tina', json });
    expect((await update({ display_name: 'Tina :leaf:', note: 'Hi #tea' })).body).toMatchObject({
      display_name: 'Tina :leaf:',
      emojis: [{ shortcode: 'leaf' }],
      note: expect.stringContaining('data-tag="tea"') as string,
      source: { note: 'Hi #tea' },
      pleroma: { settings_store: {} },
    });
    await update({ pleroma_settings_store: { linnet: { a: 1 } } });
    const me = await stage.get('/api/v1/accounts/verify_credentials', 'tina');
    expect(me.body).toMatchObject({ pleroma: { settings_store: { linnet: { a: 1 } } } });
    const long = await update({ display_name: 'x'.repeat(101) });
    expect([long.status, long.body]).toEqual([413, fixtureBody('people/update-name-too-long')]);
    expect((await update({ actor_type: 'Robot' })).status).toBe(500);
    const bad = await update({ birthday: 'yesterday' });
    expect(bad.status).toBe(400);
    expect(bad.body).toMatchObject({ errors: [{ source: { pointer: '/birthday' } }] });
    await update({ birthday: '1990-04-05' });
    expect((await update({ birthday: '' })).body).toMatchObject({ pleroma: { birthday: null } });
  });

  it('can upload a profile picture as a form, and remove it', async () => {
    const multipart = new FormData();
    multipart.append('avatar', new File(['\x89PNG'], 'face.png', { type: 'image/png' }));
    const path = '/api/v1/accounts/update_credentials';
    const { body } = await stage.ask('PATCH', path, { as: 'tina', multipart });
    expect(body).toMatchObject({ avatar: expect.stringMatching(/\/media\/.+\.png$/) as string });
    expect(
      (await stage.ask('PATCH', path, { as: 'tina', json: { avatar: '' } })).body,
    ).toMatchObject({ avatar: expect.stringMatching(/\/images\/avi\.png$/) as string });
  });

  it('can search people, posts and tags', async () => {
    await post('bob', { status: 'A quincunx of quinces #quinces' });
    const { body } = await stage.get('/api/v2/search?q=quincunx', 'alice');
    expect(body).toMatchObject({ accounts: [], statuses: [{ account: { acct: 'bob' } }] });
    expect((await stage.get('/api/v2/search?q=bob&type=accounts')).body).toMatchObject({
      accounts: [{ acct: 'bob' }],
      hashtags: [],
      statuses: [],
    });
    const tags = await stage.get('/api/v2/search?q=slow%20trains&type=hashtags');
    expect(
      (tags.body as { hashtags: { name: string }[] }).hashtags.map(({ name }) => name),
    ).toEqual(['slow', 'trains', 'SlowTrains']);
    expect((await stage.get('/api/v2/search')).status).toBe(400);
  });
});

describe('notifications', () => {
  it('are read one by one, up to one, and all', async () => {
    await post('bob', { status: '@alice one' });
    await post('bob', { status: '@alice two' });
    const rows = (await call('alice', 'GET', 'notifications?limit=2')).body as { id: string }[];
    const [second, first] = rows.map(({ id }) => id);
    const read = (json: object) => call('alice', 'POST', 'pleroma/notifications/read', json);
    expect((await read({ id: first })).body).toMatchObject({
      id: first,
      pleroma: { is_seen: true },
    });
    const all = (await read({ max_id: second })).body as { id: string }[];
    expect(all.map(({ id }) => id)).toContain(second);
    expect((await read({ max_id: second })).body).toEqual([]);
    expect((await read({})).status).toBe(400);
  });

  it('leave out chat mentions, and ignore unknown filters', async () => {
    expect(await types('bob')).not.toContain('pleroma:chat_mention');
    const unknown = await call('bob', 'GET', 'notifications?limit=40&types[]=update');
    const kinds = (unknown.body as unknown as { type: string }[]).map(({ type }) => type);
    expect(new Set(kinds).size).toBeGreaterThan(1);
  });
});

describe('signing up', () => {
  it('creates an account that is logged in, once per name', async () => {
    const app = (
      await stage.ask('POST', '/api/v1/apps', {
        form: { client_name: 'a', redirect_uris: 'https://a.example/', scopes: 'read write' },
      })
    ).body as Record<string, string>;
    const client = { client_id: app.client_id ?? '', client_secret: app.client_secret ?? '' };
    const { access_token: token } = (
      await stage.ask('POST', '/oauth/token', {
        form: { ...client, grant_type: 'client_credentials' },
      })
    ).body as { access_token: string };
    const register = (json: object) =>
      stage.ask('POST', '/api/v1/accounts', {
        token,
        json: { email: 'nina@example.com', password: 'p', agreement: true, ...json },
      });
    const made = await register({ username: 'nina', fullname: 'Nina N.' });
    const me = await stage.ask('GET', '/api/v1/accounts/verify_credentials', {
      token: (made.body as { access_token: string }).access_token,
    });
    expect(me.body).toMatchObject({ acct: 'nina', display_name: 'Nina N.' });
    const problem = async (json: object) =>
      ((await register(json)).body as { error: string }).error;
    expect(await problem({ username: 'nina' })).toBe('{"ap_id":["has already been taken"]}');
    expect(await problem({ username: 'about' })).toBe('{"nickname":["Invalid nickname"]}');
    expect(await problem({ username: 'ni na' })).toBe('{"nickname":["has invalid format"]}');
    expect(await problem({ username: 'n2', email: 'no' })).toBe('{"email":["has invalid format"]}');
  });
});

describe('passing time', () => {
  it('ends polls, deletes expired posts and publishes scheduled ones', async () => {
    const poll = await post('bob', {
      status: 'Quick?',
      poll: { options: ['Yes', 'No'], expires_in: 60 },
    });
    const fleeting = await post('bob', { status: 'Gone soon', expires_in: 7_200 });
    await call('bob', 'POST', 'statuses', {
      status: 'From the past',
      scheduled_at: new Date(NOON + shift + 3_600_000).toISOString(),
    });
    const ear = await stage.listen(
      `/api/v1/streaming?stream=user&access_token=${stage.token('bob')}`,
    );
    shift += 7_300_000;
    await ear.until(({ event, payload }) => event === 'delete' && payload === fleeting);
    await ear.until(({ payload }) => (payload as { content?: string }).content === 'From the past');
    // Other polls of hers end in this time as well.
    const notified = ear.frames.filter(({ event }) => event === 'notification');
    expect(notified.map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({ type: 'poll', status: expect.objectContaining({ id: poll }) }),
    );
    expect((await status(poll, 'bob')).poll).toMatchObject({ expired: true });
  });
});

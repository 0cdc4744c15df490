/**
 * The embedded instance answers in the shape of a real one: the same keys and types. Fields that
 * exist only in the recorded build are left out.
 */
import { useInstance } from '@support/engine/demo';
import { fixtureBody, socketFixture } from '@support/fixtures';
import { differences } from '@support/engine/api/wireShape';

const stage = useInstance({ origin: 'https://home.example' });

/**
 * Fields of the recorded build only: events, newsletter, translation, its name, richer link cards.
 */
const onlyThatBuild = [
  'event',
  'content_type',
  'location',
  'accepts_email_list',
  'soapbox',
  'markup',
  'migration_cooldown_period',
  'privileged_staff',
  'translation',
  'share_target',
  'shortcuts',
  'card',
];
/** Fields that are present or absent depending on the entity. */
const sometimes = ['meta', 'blurhash', 'sizes', 'deactivated'];

const tables = [
  '.settings_store',
  '.unreachable',
  '.mrf_simple_info',
  '.quarantined_instances_info.quarantined_instances',
];
const ignored = { keys: [...onlyThatBuild, ...sometimes], tables };

const same: readonly [name: string, path: string, as?: string][] = [
  ['boot/instance-v1', '/api/v1/instance'],
  ['boot/instance-v2', '/api/v2/instance'],
  ['boot/nodeinfo-2.0', '/nodeinfo/2.0.json'],
  ['boot/nodeinfo-2.1', '/nodeinfo/2.1.json'],
  ['boot/well-known-nodeinfo', '/.well-known/nodeinfo'],
  ['boot/frontend-configurations', '/api/pleroma/frontend_configurations'],
  ['boot/custom-emojis', '/api/v1/custom_emojis'],
  ['boot/rules', '/api/v1/instance/rules'],
  ['boot/federation-status', '/api/v1/pleroma/federation_status'],
  ['boot/healthcheck', '/api/v1/pleroma/healthcheck'],
  ['boot/web-manifest', '/manifest.json'],
  ['boot/api-unknown', '/api/v1/no_such_thing'],
  ['boot/nodeinfo-2.2-unknown', '/nodeinfo/2.2.json'],
  ['boot/not-on-this-version-tag', '/api/v1/tags/baking', 'alice'],
  ['auth/verify-credentials', '/api/v1/accounts/verify_credentials', 'alice'],
  ['auth/verify-credentials-admin', '/api/v1/accounts/verify_credentials', 'admin'],
  ['auth/verify-credentials-anonymous', '/api/v1/accounts/verify_credentials'],
  ['timelines/home', '/api/v1/timelines/home?limit=40', 'alice'],
  ['timelines/home', '/api/v1/timelines/home?limit=40', 'bob'],
  ['timelines/public', '/api/v1/timelines/public', 'alice'],
  ['timelines/public-anonymous', '/api/v1/timelines/public'],
  ['timelines/tag', '/api/v1/timelines/tag/bridges', 'alice'],
  ['timelines/direct', '/api/v1/timelines/direct', 'alice'],
  ['timelines/bookmarks', '/api/v1/bookmarks', 'alice'],
  ['timelines/favourites', '/api/v1/favourites', 'alice'],
  ['timelines/home', '/api/v1/timelines/list/1', 'alice'],
  ['timelines/list-unknown', '/api/v1/timelines/list/999', 'alice'],
  ['timelines/conversations', '/api/v1/conversations', 'alice'],
  ['timelines/user-pinned', '/api/v1/accounts/alice/statuses?pinned=true', 'alice'],
  ['timelines/user-only-media', '/api/v1/accounts/bob/statuses?only_media=true', 'alice'],
  ['timelines/home-limit-not-a-number', '/api/v1/timelines/home?limit=abc', 'alice'],
  ['timelines/home-reply-visibility-all-500', '/api/v1/timelines/home?reply_visibility=all', 'bob'],
  ['notifications/list', '/api/v1/notifications', 'alice'],
  ['notifications/type-chat-mention', '/api/v1/notifications?types[]=pleroma:chat_mention', 'bob'],
  [
    'notifications/type-emoji-reaction',
    '/api/v1/notifications?types[]=pleroma:emoji_reaction',
    'alice',
  ],
  ['notifications/type-poll', '/api/v1/notifications?types[]=poll', 'bob'],
  ['notifications/markers', '/api/v1/markers?timeline[]=notifications', 'alice'],
  ['notifications/markers-none-asked', '/api/v1/markers', 'alice'],
  ['notifications/one-unknown', '/api/v1/notifications/99999999', 'alice'],
  ['people/account', '/api/v1/accounts/bob', 'alice'],
  ['people/account-own', '/api/v1/accounts/alice', 'alice'],
  ['people/account-anonymous', '/api/v1/accounts/alice'],
  ['people/account-with-relationships', '/api/v1/accounts/bob?with_relationships=true', 'alice'],
  ['people/account-unknown', '/api/v1/accounts/nobody_here', 'alice'],
  ['people/lookup', '/api/v1/accounts/lookup?acct=bob', 'alice'],
  ['people/followers', '/api/v1/accounts/alice/followers', 'alice'],
  ['people/following', '/api/v1/accounts/alice/following?with_relationships=true', 'alice'],
  ['people/follow-requests', '/api/v1/follow_requests', 'carol'],
  ['people/suggestions-v2', '/api/v2/suggestions', 'newbie'],
  ['people/mutes', '/api/v1/mutes?with_relationships=true', 'alice'],
  ['people/blocks', '/api/v1/blocks?with_relationships=true', 'alice'],
  ['people/search', '/api/v1/accounts/search?q=bo', 'alice'],
  ['people/directory', '/api/v1/directory?local=true', 'tina'],
  ['lists/lists', '/api/v1/lists', 'alice'],
  ['lists/accounts', '/api/v1/lists/1/accounts', 'alice'],
  ['lists/unknown', '/api/v1/lists/999', 'alice'],
  ['chats/list-v2', '/api/v2/pleroma/chats', 'alice'],
  ['chats/list-v1', '/api/v1/pleroma/chats', 'alice'],
  ['announcements/list', '/api/v1/announcements', 'alice'],
  ['announcements/anonymous', '/api/v1/announcements'],
  ['announcements/admin-list', '/api/v1/pleroma/admin/announcements?limit=20&offset=0', 'admin'],
  ['statuses/get-unknown', '/api/v1/statuses/BCzzzzzzzzzzzzzzzz', 'alice'],
  ['statuses/context-unknown', '/api/v1/statuses/BCzzzzzzzzzzzzzzzz/context', 'alice'],
  ['statuses/poll-get-unknown', '/api/v1/polls/99999999', 'alice'],
];

describe('the form of recorded answers', () => {
  it.each(same.map(([name, path, as]) => ({ name, path, as })))(
    '$name $path',
    async ({ name, path, as }) => {
      const answer = await stage.get(path, as);
      expect(answer.body).toBeDefined();
      expect(differences(answer.body, fixtureBody(name), ignored)).toEqual([]);
    },
  );

  it('covers the emoji list, keyed by name', async () => {
    const answer = await stage.get('/api/v1/pleroma/emoji');
    const form = { keys: [], tables: ['emoji'] };
    expect(
      differences({ emoji: answer.body }, { emoji: fixtureBody('boot/emoji-v1') }, form),
    ).toEqual([]);
  });

  it('covers refusals, word for word', async () => {
    const words: readonly [name: string, path: string, as?: string][] = same.filter(([name]) =>
      /unknown|anonymous|not-a-number|all-500|not-on-this/.test(name),
    );
    for (const [name, path, as] of words) {
      const recorded = fixtureBody(name);
      if (JSON.stringify(recorded).includes('error')) {
        expect([name, (await stage.get(path, as)).body]).toEqual([name, recorded]);
      }
    }
  });

  it('has sorted keys, as those servers have', async () => {
    const { text } = await stage.get('/api/v1/accounts/bob', 'alice');
    const keys = Object.keys(JSON.parse(text) as object);
    expect(keys).toEqual([...keys].sort());
  });
});

describe('the form of answers to changes', () => {
  const post = (json: object, as = 'alice') => stage.ask('POST', '/api/v1/statuses', { as, json });

  const written: readonly [name: string, json: object][] = [
    ['statuses/post-plain', { status: 'Good morning @bob :leaf: #baking https://example.com/a' }],
    ['statuses/post-markdown', { status: '**Bold**', content_type: 'text/markdown' }],
    ['statuses/post-cw', { status: 'The butler did it', spoiler_text: 'film :leaf:' }],
    ['statuses/post-poll', { status: 'Which?', poll: { options: ['a', 'b'], expires_in: 600 } }],
    ['statuses/post-direct', { status: '@bob hush', visibility: 'direct' }],
    ['statuses/post-expires', { status: 'Gone tomorrow', expires_in: 86_400 }],
    ['statuses/post-preview', { status: 'Just **looking**', preview: true }],
    ['statuses/post-scheduled', { status: 'Later', scheduled_at: '2027-01-01T00:00:00.000Z' }],
    ['statuses/error-empty', { status: '' }],
    ['statuses/error-no-fields', {}],
    ['statuses/error-wrong-type', { status: ['x'] }],
    ['statuses/error-too-long', { status: 'x'.repeat(5_001) }],
    ['statuses/error-reply-unknown', { status: 're', in_reply_to_id: 'BCzzzzzzzzzzzzzzzz' }],
    ['statuses/error-expires-too-soon', { status: 'x', expires_in: 60 }],
    ['statuses/error-scheduled-bad-date', { status: 'x', scheduled_at: 'tomorrow' }],
    ['statuses/error-poll-no-end', { status: 'x', poll: { options: ['a', 'b'] } }],
    ['statuses/error-poll-one-option', { status: 'x', poll: { options: ['a'], expires_in: 600 } }],
    [
      'statuses/error-poll-same-options',
      { status: 'x', poll: { options: ['a', 'a'], expires_in: 600 } },
    ],
    [
      'statuses/error-poll-too-long',
      { status: 'x', poll: { options: ['a', 'b'], expires_in: 31_536_001 } },
    ],
  ];

  it.each(written)('%s', async (name, json) => {
    const answer = await post(json);
    const recorded = fixtureBody(name);
    expect(differences(answer.body, recorded, ignored)).toEqual([]);
    if (name.includes('error')) expect(answer.body).toEqual(recorded);
  });

  it('covers the history and the source of an edited post', async () => {
    const { id } = (await post({ status: 'A tpyo' })).body as { id: string };
    const edited = await stage.ask('PUT', `/api/v1/statuses/${id}`, {
      as: 'alice',
      json: { status: 'A typo' },
    });
    expect(differences(edited.body, fixtureBody('statuses/edit'), ignored)).toEqual([]);
    const history = await stage.get(`/api/v1/statuses/${id}/history`, 'alice');
    expect(differences(history.body, fixtureBody('statuses/history'), ignored)).toEqual([]);
    expect(history.body).toMatchObject([{ content: 'A tpyo' }, { content: 'A typo' }]);
    const source = await stage.get(`/api/v1/statuses/${id}/source`, 'alice');
    const form = { keys: ['location'] };
    expect(differences(source.body, fixtureBody('statuses/source'), form)).toEqual([]);
  });

  it('covers a repeat, a reaction, a context and a deletion', async () => {
    const { id } = (await post({ status: 'To be repeated' }, 'bob')).body as { id: string };
    const act = (path: string, method = 'POST') =>
      stage.ask(method, `/api/v1/${path}`, { as: 'alice', json: {} });
    const compare = (made: unknown, name: string) => {
      expect(differences(made, fixtureBody(`statuses/${name}`), ignored)).toEqual([]);
    };
    compare((await act(`statuses/${id}/reblog`)).body, 'reblog');
    const fire = encodeURIComponent('🔥');
    const reactions = `pleroma/statuses/${id}/reactions`;
    compare((await act(`${reactions}/${fire}`, 'PUT')).body, 'react-unicode');
    compare((await stage.get(`/api/v1/${reactions}`, 'bob')).body, 'reactions');
    await stage.ask('POST', '/api/v1/statuses', {
      as: 'alice',
      json: { status: '@bob yes', in_reply_to_id: id },
    });
    compare((await stage.get(`/api/v1/statuses/${id}/context`, 'alice')).body, 'context-short');
    const gone = await stage.ask('DELETE', `/api/v1/statuses/${id}`, { as: 'bob' });
    compare(gone.body, 'delete');
    expect(gone.body).toMatchObject({ text: 'To be repeated' });
    expect((await stage.get(`/api/v1/statuses/${id}`, 'bob')).status).toBe(404);
  });

  it('covers frames of the sockets', async () => {
    const path = `/api/v1/streaming?access_token=${stage.token('alice')}&stream=user`;
    const ear = await stage.listen(path);
    await post({ status: '@alice look' }, 'bob');
    await Promise.all(
      ['update', 'notification'].map((name) => ear.until(({ event }) => event === name)),
    );
    const recorded = (socketFixture('realtime/user-updates').frames ?? []).map(
      ({ text }) => JSON.parse(text) as { event: string; payload: string },
    );
    for (const made of ear.frames) {
      const pattern = recorded
        .filter(({ event }) => event === made.event)
        .map(({ payload, ...rest }) => ({ ...rest, payload: JSON.parse(payload) as unknown }));
      expect(differences([made], pattern, ignored)).toEqual([]);
    }
    expect(Object.keys(JSON.parse(ear.raw[0] ?? '{}') as object)).toEqual([
      'event',
      'payload',
      'stream',
    ]);
  });
});

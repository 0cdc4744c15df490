import nock from 'nock';
import * as about from '@/api/endpoints/about';
import * as accounts from '@/api/endpoints/accounts';
import * as announcements from '@/api/endpoints/announcements';
import * as bonds from '@/api/endpoints/bonds';
import * as chats from '@/api/endpoints/chats';
import * as credentials from '@/api/endpoints/credentials';
import * as filters from '@/api/endpoints/filters';
import * as followRequests from '@/api/endpoints/followRequests';
import * as instance from '@/api/endpoints/instance';
import * as instanceParts from '@/api/endpoints/instanceParts';
import * as lists from '@/api/endpoints/lists';
import * as login from '@/api/endpoints/login';
import * as moderation from '@/api/endpoints/moderation';
import * as notifications from '@/api/endpoints/notifications';
import * as oauth from '@/api/endpoints/oauth';
import * as polls from '@/api/endpoints/polls';
import * as posting from '@/api/endpoints/posting';
import * as profileOptions from '@/api/endpoints/profileOptions';
import * as push from '@/api/endpoints/push';
import * as registration from '@/api/endpoints/registration';
import * as reports from '@/api/endpoints/reports';
import * as reactions from '@/api/endpoints/reactions';
import * as scrobbles from '@/api/endpoints/scrobbles';
import * as statuses from '@/api/endpoints/statuses';
import * as suggestions from '@/api/endpoints/suggestions';
import * as themes from '@/api/endpoints/themes';
import * as timelines from '@/api/endpoints/timelines';
import type { Connection } from '@/api/http';
import type { NewPost, PostEdit } from '@/domain/posting';
import type { FilterWish } from '@/domain/filterBook';
import { timelineKinds } from '@/domain/timeline';
import { recording, replayRecording } from '@support/recordings';
import {
  wireApplication,
  wireChat,
  wireNotification,
  wireRepeat,
  wireSelf,
  wireStatus,
  wireToken,
  wireUser,
} from '@support/wire';

const ORIGIN = 'https://home.example';
const client = {
  clientId: 'CLIENT-ID',
  clientSecret: 'CLIENT-SECRET',
  redirectUri: `${ORIGIN}/oauth-callback`,
};

const written = {
  text: 'Hi',
  subject: null,
  sensitive: false,
  contentType: 'text/plain',
  language: null,
  mediaIds: [],
  poll: null,
};
const somePost: NewPost = {
  does: 'post',
  ...written,
  visibility: 'unlisted',
  inReplyToId: null,
  quoteId: null,
};
const someEdit: PostEdit = {
  does: 'edit',
  ...written,
  statusId: 's1',
  mediaIds: ['m1'],
  descriptions: [],
};

interface Sent {
  method: string;
  url: URL;
  headers: Headers;
  body: unknown;
}

/** A server that answers everything the same way, and remembers what it was asked. */
function listener(body: unknown = [], token: string | null = null) {
  const sent: Sent[] = [];
  const to: Connection = {
    origin: ORIGIN,
    token,
    signal: new AbortController().signal,
    fetch: (input, init = {}) => {
      const { method = 'GET' } = init;
      const headers = new Headers(init.headers);
      sent.push({ method, url: new URL(String(input)), headers, body: init.body });
      const json = { 'content-type': 'application/json' };
      return Promise.resolve(new Response(JSON.stringify(body), { headers: json }));
    },
  };
  return { to, sent };
}

const as = (user: string | null): Connection => ({
  origin: ORIGIN,
  token: user && `TOKEN-${user}`,
  signal: new AbortController().signal,
});

beforeAll(() => nock.disableNetConnect());
afterEach(() => {
  nock.abortPendingRequests();
  nock.cleanAll();
});
afterAll(() => nock.restore());

type Call = (to: Connection) => Promise<unknown>;

/** Every endpoint there is, once, with arguments that try to break out of the path. */
const ODD = '../..//evil.example/?x=#y';
const outgoing = { text: ODD, mediaId: ODD, idempotencyKey: 'k1' };

const newAccount = {
  username: ODD,
  fullname: ODD,
  email: ODD,
  password: ODD,
  bio: ODD,
  birthday: '',
  reason: ODD,
  languages: [ODD],
  locale: 'en',
  inviteToken: ODD,
  captcha: { solution: ODD, token: ODD, answerData: ODD },
};
const someWish = { content: ODD, startsAt: null, endsAt: null, allDay: false };

const someFilter: FilterWish = {
  title: ODD,
  keywords: [{ id: null, phrase: ODD, wholeWord: true }],
  contexts: ['home'],
  action: 'hide',
  expiresIn: null,
  withoutPosts: [ODD],
};

const calls: Record<string, Call> = {
  verifyCredentials: credentials.verifyCredentials,
  updateProfileOption: (to) =>
    profileOptions.updateProfileOption(to, { name: 'locked', value: true }),
  updateNotificationOption: (to) =>
    profileOptions.updateNotificationOption(to, { name: 'webPushHideContents', value: true }),
  updateCredentials: (to) => accounts.updateCredentials(to, { fields: { locked: true } }),
  fetchAccount: (to) => accounts.fetchAccount(to, ODD),
  searchAccounts: (to) => accounts.searchAccounts(to, ODD, 20),
  lookUpAccount: (to) => accounts.lookUpAccount(to, ODD),
  fetchRelationships: (to) => accounts.fetchRelationships(to, [ODD]),
  fetchFollowers: (to) => accounts.fetchFollowers(to, ODD),
  fetchFollowing: (to) => accounts.fetchFollowing(to, ODD),
  fetchMutes: accounts.fetchMutes,
  fetchBlocks: accounts.fetchBlocks,
  fetchAnnouncements: announcements.fetchAnnouncements,
  dismissAnnouncement: (to) => announcements.dismissAnnouncement(to, ODD),
  fetchAnnouncementsForStaff: announcements.fetchAnnouncementsForStaff,
  postAnnouncement: (to) => announcements.postAnnouncement(to, someWish),
  updateAnnouncement: (to) => announcements.updateAnnouncement(to, ODD, someWish),
  deleteAnnouncement: (to) => announcements.deleteAnnouncement(to, ODD),
  fetchChats: chats.fetchChats,
  fetchAllChats: chats.fetchAllChats,
  fetchChat: (to) => chats.fetchChat(to, ODD),
  openChat: (to) => chats.openChat(to, ODD),
  readChat: (to) => chats.readChat(to, ODD, 'm1'),
  fetchMessages: (to) => chats.fetchMessages(to, ODD),
  sendMessage: (to) => chats.sendMessage(to, { ...outgoing, chatId: ODD }),
  deleteMessage: (to) => chats.deleteMessage(to, ODD, ODD),
  fetchFilters: filters.fetchFilters,
  fetchFiltersV2: filters.fetchFiltersV2,
  saveFilter: (to) => filters.saveFilter(to, someFilter, null),
  saveFilterV2: (to) => filters.saveFilterV2(to, someFilter, null),
  deleteFilter: (to) => filters.deleteFilter(to, ODD),
  deleteFilterV2: (to) => filters.deleteFilterV2(to, ODD),
  fetchFollowRequests: followRequests.fetchFollowRequests,
  answerFollowRequest: (to) => followRequests.answerFollowRequest(to, ODD, true),
  setReportState: (to) => reports.setReportState(to, ODD, 'closed'),
  fetchInstance: instance.fetchInstance,
  fetchInstanceV2: instance.fetchInstanceV2,
  fetchNodeinfo: instance.fetchNodeinfo,
  fetchBackendConfig: instance.fetchBackendConfig,
  fetchStaticConfig: instance.fetchStaticConfig,
  fetchPanel: instanceParts.fetchPanel,
  fetchTerms: instanceParts.fetchTerms,
  fetchStickerFolders: instanceParts.fetchStickerFolders,
  fetchStickerPack: (to) => instanceParts.fetchStickerPack(to, { name: 'a', path: '/static/a/' }),
  fetchEmoji: instanceParts.fetchEmoji,
  fetchPeers: instanceParts.fetchPeers,
  fetchRules: instanceParts.fetchRules,
  fetchCaptcha: registration.fetchCaptcha,
  registerAccount: (to) => registration.registerAccount(to, newAccount, 'pleroma'),
  requestPasswordReset: (to) => registration.requestPasswordReset(to, ODD),
  fetchList: (to) => lists.fetchList(to, ODD),
  createList: (to) => lists.createList(to, { title: 'Friends', exclusive: null }),
  updateList: (to) => lists.updateList(to, ODD, { title: 'Friends', exclusive: null }),
  deleteList: (to) => lists.deleteList(to, ODD),
  fetchListMembers: (to) => lists.fetchListMembers(to, ODD),
  setListMembers: (to) => lists.setListMembers(to, ODD, [ODD], true),
  fetchListsOf: (to) => lists.fetchListsOf(to, ODD),
  fetchSuggestedNames: suggestions.fetchSuggestedNames,
  fetchLists: lists.fetchLists,
  fetchAbout: about.fetchAbout,
  setRight: (to) => moderation.setRight(to, ODD, 'admin', true),
  setModerationTag: (to) => moderation.setModerationTag(to, ODD, 'mrf_tag:sandbox', true),
  setActivation: (to) => moderation.setActivation(to, ODD, false),
  deleteAccount: (to) => moderation.deleteAccount(to, ODD),
  fetchNotifications: notifications.fetchNotifications,
  markNotificationsRead: (to) => notifications.markNotificationsRead(to, { upToId: ODD }),
  dismissNotification: (to) => notifications.dismissNotification(to, ODD),
  fetchMarkers: notifications.fetchMarkers,
  setMarker: (to) => notifications.setMarker(to, ODD),
  fetchPoll: (to) => polls.fetchPoll(to, ODD),
  castVotes: (to) => polls.castVotes(to, ODD, [0]),
  fetchFavouritedBy: (to) => reactions.fetchFavouritedBy(to, ODD),
  subscribePush: (to) => push.subscribePush(to, {}, {}),
  setBond: (to) => bonds.setBond(to, ODD, 'muting', true, 60),
  setDomainBlock: (to) => bonds.setDomainBlock(to, 'far.example', true),
  setNote: (to) => bonds.setNote(to, ODD, 'Met at the bridge'),
  sendReport: (to) => reports.sendReport(to, ODD, { statusIds: [], comment: '', forward: false }),
  unsubscribePush: push.unsubscribePush,
  fetchRepeatedBy: (to) => reactions.fetchRepeatedBy(to, ODD),
  fetchReactedBy: (to) => reactions.fetchReactedBy(to, ODD),
  setReaction: (to) => reactions.setReaction(to, ODD, ODD, true),
  fetchLatestScrobble: (to) => scrobbles.fetchLatestScrobble(to, ODD),
  fetchStatus: (to) => statuses.fetchStatus(to, ODD),
  fetchContext: (to) => statuses.fetchContext(to, ODD),
  fetchHistory: (to) => statuses.fetchHistory(to, ODD),
  fetchSource: (to) => statuses.fetchSource(to, ODD),
  submitPost: (to) => posting.submitPost(to, somePost, 'k'),
  previewPost: (to) => posting.previewPost(to, somePost),
  submitEdit: (to) => posting.submitEdit(to, someEdit, 'k'),
  fetchRecentPosts: (to) => posting.fetchRecentPosts(to, ODD, 20),
  deleteStatus: (to) => statuses.deleteStatus(to, ODD),
  setMark: (to) => statuses.setMark(to, ODD, 'favourited', true),
  fetchSuggestions: suggestions.fetchSuggestions,
  dismissSuggestion: (to) => suggestions.dismissSuggestion(to, ODD),
  fetchTimeline: (to) => timelines.fetchTimeline(to, { kind: 'tag', argument: ODD }),
};

/** These give their secrets in the body, and carry no token by design. */
const loginCalls: Record<string, Call> = {
  registerApp: (to) => oauth.registerApp(to, client),
  fetchAppToken: (to) => oauth.fetchAppToken(to, client),
  loginByPassword: (to) => login.loginByPassword(to, client, { username: 'a', password: 'b' }),
  loginByCode: (to) => login.loginByCode(to, client, 'code'),
  answerMfaChallenge: (to) =>
    login.answerMfaChallenge(to, client, { mfaToken: 'm', code: '1', challengeType: 'totp' }),
  revokeToken: (to) => login.revokeToken(to, { ...client, token: 't' }),
};

/** Files that are the same for everybody. */
const fileCalls: Record<string, Call> = {
  fetchThemes: themes.fetchThemes,
  fetchTheme: (to) => themes.fetchTheme(to, '/static/themes/a.json'),
};

const modules = [
  about,
  accounts,
  announcements,
  bonds,
  chats,
  credentials,
  filters,
  followRequests,
  instance,
  instanceParts,
  lists,
  login,
  moderation,
  notifications,
  oauth,
  polls,
  posting,
  profileOptions,
  push,
  reactions,
  registration,
  reports,
  scrobbles,
  statuses,
  suggestions,
  themes,
  timelines,
];

describe('every call', () => {
  it('is in the tables of this test', () => {
    const exported = modules.flatMap((module) =>
      Object.entries(module).flatMap(([name, value]) =>
        typeof value === 'function' ? [name] : [],
      ),
    );
    const helpers = [
      'anonymously',
      'askForToken',
      'askedTypes',
      'authorizeUrl',
      'credentialsOf',
      'scopesFor',
    ];
    expect([...Object.keys({ ...calls, ...loginCalls, ...fileCalls }), ...helpers].sort()).toEqual(
      exported.sort(),
    );
  });

  it.each(Object.entries({ ...calls, ...loginCalls, ...fileCalls }))(
    'API-01 goes to the own origin and stays on its path: %s',
    async (_name, call) => {
      const { to, sent } = listener();
      await call(to).catch(() => null);
      expect(sent.length).toBeGreaterThan(0);
      for (const { url } of sent) {
        expect(url.origin).toBe(ORIGIN);
        expect(url.hash).toBe('');
        expect(url.pathname).toMatch(/^\/(api|auth|oauth|nodeinfo|static|instance)\//);
      }
    },
  );

  it.each(Object.entries(calls))(
    'API-02 carries the token as bearer when there is one: %s',
    async (_name, call) => {
      const signedIn = listener([], 'secret');
      await call(signedIn.to).catch(() => null);
      const visitor = listener();
      await call(visitor.to).catch(() => null);
      const headerOf = ({ headers }: Sent) => headers.get('authorization');
      expect(signedIn.sent.length).toBeGreaterThan(0);
      expect(new Set(signedIn.sent.map(headerOf))).toEqual(new Set(['Bearer secret']));
      expect(new Set(visitor.sent.map(headerOf))).toEqual(new Set([null]));
    },
  );

  it.each(Object.entries(loginCalls))('of a login carries none: %s', async (_name, call) => {
    const { to, sent } = listener({}, 'secret');
    await call(to).catch(() => null);
    expect(sent[0]?.headers.has('authorization')).toBe(false);
    expect(sent[0]?.method).toBe('POST');
    expect(sent[0]?.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
  });
});

describe('lists of things', () => {
  it.each<[string, Call]>([
    ...timelineKinds.map((kind): [string, Call] => [
      `the timeline ${kind}`,
      (to) => timelines.fetchTimeline(to, { kind, argument: 'x' }),
    ]),
    ['followers', (to) => accounts.fetchFollowers(to, 'u1')],
    ['following', (to) => accounts.fetchFollowing(to, 'u1')],
    ['chat messages', (to) => chats.fetchMessages(to, 'c1')],
  ])('API-05 has 20 entries unless said otherwise: %s', async (_what, call) => {
    const { to, sent } = listener();
    await call(to);
    expect(sent.map(({ url }) => url.searchParams.get('limit'))).toEqual(['20']);
  });

  it('API-05 has as many as asked for', async () => {
    const { to, sent } = listener();
    await timelines.fetchTimeline(to, { kind: 'public', argument: null }, { limit: 5 });
    await accounts.fetchFollowers(to, 'u1', { limit: 5 });
    await accounts.fetchFollowing(to, 'u1', { limit: 5 });
    await chats.fetchMessages(to, 'c1', { limit: 5 });
    expect(sent.map(({ url }) => url.searchParams.get('limit'))).toEqual(['5', '5', '5', '5']);
  });

  it.each<[string, Call]>([
    ['a timeline', (to) => timelines.fetchTimeline(to, { kind: 'friends', argument: null })],
    ['notifications', notifications.fetchNotifications],
    ['chats', chats.fetchChats],
    ['people', accounts.fetchMutes],
    ['lists', lists.fetchLists],
    ['announcements', announcements.fetchAnnouncements],
    ['announcements for staff', announcements.fetchAnnouncementsForStaff],
  ])('are refused when they are no list: %s', async (_what, call) => {
    for (const body of [null, {}, 'x', 5]) {
      await expect(call(listener(body).to)).rejects.toMatchObject({
        kind: 'malformed',
        status: 200,
      });
    }
  });
});

describe('timelines', () => {
  const asked = async (
    kind: (typeof timelineKinds)[number],
    argument: string | null = null,
    query: timelines.TimelineQuery = {},
    token: string | null = 'secret',
  ) => {
    const { to, sent } = listener([], token);
    await timelines.fetchTimeline(to, { kind, argument }, query);
    const { method, url } = sent[0]!;
    return { method, path: decodeURI(url.pathname), query: Object.fromEntries(url.searchParams) };
  };

  it('TL-03 come for public and everything known from one call, public with local', async () => {
    const path = '/api/v1/timelines/public';
    expect(await asked('public')).toEqual({
      method: 'GET',
      path,
      query: { limit: '20', local: 'true' },
    });
    expect(await asked('publicAndExternal')).toEqual({
      method: 'GET',
      path,
      query: { limit: '20' },
    });
  });

  it('TL-04 come each from its own call', async () => {
    expect((await asked('friends')).path).toBe('/api/v1/timelines/home');
    expect((await asked('dms')).path).toBe('/api/v1/timelines/direct');
    expect((await asked('list', '12')).path).toBe('/api/v1/timelines/list/12');
    expect((await asked('tag', 'cats')).path).toBe('/api/v1/timelines/tag/cats');
    expect((await asked('favorites')).path).toBe('/api/v1/favourites');
    expect((await asked('bookmarks')).path).toBe('/api/v1/bookmarks');
    expect((await asked('favorites', 'u1')).path).toBe('/api/v1/pleroma/accounts/u1/favourites');
  });

  it('TL-05 of a user come with what is pinned, or with media only', async () => {
    const path = '/api/v1/accounts/u1/statuses';
    expect(await asked('user', 'u1')).toMatchObject({ path, query: { limit: '20' } });
    expect(await asked('user', 'u1', { pinned: true })).toMatchObject({
      path,
      query: { pinned: 'true' },
    });
    expect(await asked('media', 'u1')).toMatchObject({ path, query: { only_media: 'true' } });
  });

  it('TL-06 are asked with the common query, and with reply visibility only when signed in', async () => {
    const query = {
      maxId: 'a',
      minId: 'b',
      sinceId: 'c',
      withMuted: true,
      replyVisibility: 'following',
    } as const;
    const common = { limit: '20', max_id: 'a', min_id: 'b', since_id: 'c', with_muted: 'true' };
    expect((await asked('friends', null, query)).query).toEqual({
      ...common,
      reply_visibility: 'following',
    });
    expect((await asked('public', null, query, null)).query).toEqual({ ...common, local: 'true' });
    expect((await asked('mentions', null, query)).query).toMatchObject({
      ...common,
      'include_types[]': 'mention',
    });
  });

  it('never ask for all replies: servers fail on the word', async () => {
    const { query } = await asked('friends', null, { replyVisibility: 'all' });
    expect(query).not.toHaveProperty('reply_visibility');
  });

  it('of mentions are the statuses of the notifications, with their cursors', async () => {
    nock(ORIGIN)
      .get('/api/v1/notifications')
      .query(true)
      .reply(200, [wireNotification(), wireNotification({ id: '500', status: null })], {
        link: `<${ORIGIN}/api/v1/notifications?max_id=500>; rel="next"`,
      });
    const page = await timelines.fetchTimeline(as(null), { kind: 'mentions', argument: null });
    expect(page).toMatchObject({ ids: ['s1'], link: { maxId: '500' } });
  });

  it('are read from the recorded page with its paging', async () => {
    replayRecording('timelines/home-limit');
    const page = await timelines.fetchTimeline(as('alice'), { kind: 'friends', argument: null });
    const wires = recording('timelines/home-limit').response.body as { id: string }[];
    expect(page.ids).toEqual(wires.map(({ id }) => id));
    expect(page.link.maxId).toBe(wires.at(-1)?.id);
    expect(page.refusals).toEqual([]);
  });
});

describe('tokens', () => {
  it('the client registers with its name, address and scopes', async () => {
    nock(ORIGIN)
      .post('/api/v1/apps', {
        client_name: 'Linnet',
        redirect_uris: `${ORIGIN}/oauth-callback`,
        website: ORIGIN,
        scopes: 'read write follow push admin',
      })
      .reply(200, wireApplication());
    expect(await oauth.registerApp(as(null), client)).toEqual({
      clientId: 'CLIENT-ID',
      clientSecret: 'CLIENT-SECRET',
    });
  });

  it('the client does without the scope for staff where that is refused', async () => {
    nock(ORIGIN).post('/api/v1/apps', /admin/).reply(422, { error: "Scopes doesn't match" });
    nock(ORIGIN)
      .post('/api/v1/apps', /scopes=read\+write\+follow\+push$/)
      .reply(200, wireApplication());
    expect(await oauth.registerApp(as(null), client)).toMatchObject({ clientId: 'CLIENT-ID' });
    expect(login.scopesFor('mastodon')).toBe('read write follow push');
  });

  const secrets = {
    client_id: 'CLIENT-ID',
    client_secret: 'CLIENT-SECRET',
    redirect_uri: client.redirectUri,
  };

  it.each<[string, object, Call]>([
    [
      'AUTH-03 the app token',
      { grant_type: 'client_credentials' },
      (to) => oauth.fetchAppToken(to, client),
    ],
    [
      'by password',
      { grant_type: 'password', username: 'mia', password: 'a&b' },
      (to) => login.loginByPassword(to, client, { username: 'mia', password: 'a&b' }),
    ],
    [
      'by code',
      { grant_type: 'authorization_code', code: 'the-code' },
      (to) => login.loginByCode(to, client, 'the-code'),
    ],
  ])('%s is asked for as a form', async (_what, grant, call) => {
    nock(ORIGIN)
      .post('/oauth/token', { ...secrets, ...grant })
      .reply(200, wireToken());
    expect(await call(as(null))).toMatchObject({
      accessToken: 'TOKEN-mia',
      refreshToken: 'REFRESH-TOKEN-mia',
      expiresIn: 3_153_600_000,
    });
  });

  it('AUTH-08 the second factor is answered with a code, and gives a token or an error', async () => {
    const challenge = { mfaToken: 'MFA', code: '123456', challengeType: 'recovery' } as const;
    const form = {
      client_id: 'CLIENT-ID',
      client_secret: 'CLIENT-SECRET',
      mfa_token: 'MFA',
      code: '123456',
      challenge_type: 'recovery',
    };
    nock(ORIGIN).post('/oauth/mfa/challenge', form).reply(200, wireToken());
    nock(ORIGIN)
      .post('/oauth/mfa/challenge', { ...form, challenge_type: 'totp' })
      .reply(400, { error: 'Invalid code' });
    expect(await login.answerMfaChallenge(as(null), client, challenge)).toMatchObject({
      accessToken: 'TOKEN-mia',
    });
    await expect(
      login.answerMfaChallenge(as(null), client, { ...challenge, challengeType: 'totp' }),
    ).rejects.toMatchObject({ status: 400, serverText: 'Invalid code' });
  });

  it('AUTH-10 are given back as a form', async () => {
    nock(ORIGIN)
      .post('/oauth/revoke', {
        client_id: 'CLIENT-ID',
        client_secret: 'CLIENT-SECRET',
        token: 'TOKEN-mia',
      })
      .reply(200, {});
    await login.revokeToken(as(null), { ...client, token: 'TOKEN-mia' });
    expect(nock.isDone()).toBe(true);
  });

  it('come by way of the server’s own page', () => {
    const url = new URL(login.authorizeUrl(ORIGIN, { ...client, state: 'visit' }));
    expect(url.origin + url.pathname).toBe(`${ORIGIN}/oauth/authorize`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: 'code',
      client_id: 'CLIENT-ID',
      redirect_uri: client.redirectUri,
      scope: 'read write follow push admin',
      state: 'visit',
    });
  });

  it('without a token in them are no answer', async () => {
    const { to } = listener({ token_type: 'Bearer' });
    await expect(oauth.fetchAppToken(to, client)).rejects.toMatchObject({ kind: 'malformed' });
  });
});

describe('what one server has and another lacks', () => {
  const missing = (path: string) =>
    nock(ORIGIN).get(path).query(true).reply(404, { error: 'Not implemented' });

  it('chats come by the newer call, else by the older', async () => {
    nock(ORIGIN).get('/api/v2/pleroma/chats').reply(200, [wireChat()]);
    expect((await chats.fetchChats(as(null))).chats).toHaveLength(1);
    missing('/api/v2/pleroma/chats');
    nock(ORIGIN)
      .get('/api/v1/pleroma/chats')
      .reply(200, [wireChat(), wireChat({ id: 'c2' })]);
    expect((await chats.fetchChats(as(null))).chats).toHaveLength(2);
  });

  it('all chats come by the older call, else by the pages of the newer until nothing is new', async () => {
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

  it('suggestions come whole, or from older servers as names', async () => {
    nock(ORIGIN)
      .get('/api/v2/suggestions')
      .query({ limit: 40 })
      .reply(200, [{ source: 'staff', account: wireUser() }]);
    expect((await suggestions.fetchSuggestions(as(null))).userIds).toEqual(['u1']);
    nock(ORIGIN)
      .get('/api/v1/suggestions')
      .reply(200, [wireUser({ id: 'u2', acct: 'ben@far.example' })]);
    expect(await suggestions.fetchSuggestedNames(as(null))).toEqual(['ben@far.example']);
  });

  it('emoji come by three calls, one after the other', async () => {
    const entry = { frog: { image_url: '/emoji/frog.png', tags: [] } };
    nock(ORIGIN).get('/api/v1/pleroma/emoji').reply(200, entry);
    expect(await instanceParts.fetchEmoji(as(null))).toHaveLength(1);
    missing('/api/v1/pleroma/emoji');
    nock(ORIGIN).get('/api/pleroma/emoji.json').reply(200, entry);
    expect(await instanceParts.fetchEmoji(as(null))).toHaveLength(1);
    missing('/api/v1/pleroma/emoji');
    missing('/api/pleroma/emoji.json');
    nock(ORIGIN).get('/api/v1/custom_emojis').times(2).reply(200, []);
    expect(await instanceParts.fetchEmoji(as(null))).toEqual([]);
    expect(await instanceParts.fetchEmoji(as(null), 'mastodon')).toEqual([]);
    expect(nock.isDone()).toBe(true);
  });

  it('trouble is not taken for a lack', async () => {
    nock(ORIGIN).get('/api/v2/pleroma/chats').reply(500, {});
    await expect(chats.fetchChats(as(null))).rejects.toMatchObject({ status: 500 });
  });
});

describe('parts of pages', () => {
  it('are cleaned', async () => {
    nock(ORIGIN)
      .get('/instance/panel.html')
      .reply(200, '<p onclick="x()">Hi</p><script>1</script>');
    expect(await instanceParts.fetchPanel(as(null))).toBe('<p>Hi</p>');
  });

  it('are missing when the whole page comes instead', async () => {
    nock(ORIGIN)
      .get('/static/terms-of-service.html')
      .reply(200, ' <!-- x --><!DOCTYPE html><html><body>Linnet', { 'content-type': 'text/html' });
    await expect(instanceParts.fetchTerms(as(null))).rejects.toMatchObject({ kind: 'malformed' });
  });

  it('are read from what was recorded', async () => {
    replayRecording('boot/panel');
    replayRecording('boot/terms-of-service');
    expect(await instanceParts.fetchPanel(as(null))).not.toBe('');
    expect(await instanceParts.fetchTerms(as(null))).not.toBe('');
  });
});

describe('single things', () => {
  it('the source of a post is what its author typed, and nothing else is', async () => {
    nock(ORIGIN)
      .get('/api/v1/statuses/s1/source')
      .reply(200, {
        id: 's1',
        text: '**Hi**',
        spoiler_text: 'Frogs',
        content_type: 'text/markdown',
      })
      .get('/api/v1/statuses/s2/source')
      .reply(200, { id: 's2', text: null });
    expect(await statuses.fetchSource(as(null), 's1')).toEqual({
      text: '**Hi**',
      subject: 'Frogs',
      contentType: 'text/markdown',
    });
    await expect(statuses.fetchSource(as(null), 's2')).rejects.toMatchObject({ kind: 'malformed' });
  });

  it('a new post goes as a form with its key, and only with what was chosen', async () => {
    const { to, sent } = listener(wireStatus());
    expect(await posting.submitPost(to, somePost, 'key-1')).toMatchObject({ statusId: 's1' });
    expect(sent[0]?.headers.get('idempotency-key')).toBe('key-1');
    expect([...(sent[0]?.body as FormData)]).toEqual([
      ['status', 'Hi'],
      ['source', 'Linnet'],
      ['visibility', 'unlisted'],
      ['sensitive', 'false'],
      ['content_type', 'text/plain'],
    ]);
  });

  it('a preview is asked for without a key', async () => {
    const { to, sent } = listener(wireStatus());
    await posting.previewPost(to, somePost);
    expect(sent[0]?.headers.has('idempotency-key')).toBe(false);
    expect((sent[0]?.body as FormData).get('preview')).toBe('true');
  });

  it('an edit goes with its key and with every field', async () => {
    const { to, sent } = listener(wireStatus());
    await posting.submitEdit(to, { ...someEdit, language: 'de' }, 'key-1');
    expect(sent[0]).toMatchObject({ method: 'PUT' });
    expect(sent[0]?.headers.get('idempotency-key')).toBe('key-1');
    expect(JSON.parse(String(sent[0]?.body))).toEqual({
      status: 'Hi',
      spoiler_text: '',
      sensitive: false,
      content_type: 'text/plain',
      media_ids: ['m1'],
      language: 'de',
    });
  });

  it('a post that comes back as an error is refused in its words', async () => {
    const { to } = listener({ error: 'Too many frogs' });
    await expect(posting.submitPost(to, somePost, 'k')).rejects.toMatchObject({
      kind: 'http',
      reason: 'Too many frogs',
    });
  });

  it.each([
    ['favourited', true, 'favourite'],
    ['favourited', false, 'unfavourite'],
    ['repeated', false, 'unreblog'],
    ['bookmarked', true, 'bookmark'],
    ['bookmarked', false, 'unbookmark'],
  ] as const)('%s %s is %s', async (mark, wanted, action) => {
    nock(ORIGIN).post(`/api/v1/statuses/s1/${action}`).reply(200, wireStatus());
    const { statusId } = await statuses.setMark(as(null), 's1', mark, wanted);
    expect(statusId).toBe('s1');
  });

  it('repeating answers with the post, not with the repeat', async () => {
    nock(ORIGIN)
      .post('/api/v1/statuses/s1/reblog')
      .reply(200, wireRepeat(wireStatus({ reblogged: true, reblogs_count: 4 })));
    const { statusId, entities } = await statuses.setMark(as(null), 's1', 'repeated', true);
    expect(statusId).toBe('s1');
    expect(entities.statuses).toMatchObject([{ id: 's1', repeated: true, repeatCount: 4 }]);
  });

  it('one’s own account comes with its row', async () => {
    nock(ORIGIN).get('/api/v1/accounts/verify_credentials').reply(200, wireSelf());
    const { user, entities } = await credentials.verifyCredentials(as('mia'));
    expect(user.id).toBe('u1');
    expect(entities.users).toMatchObject([{ id: 'u1' }]);
  });

  it('nobody is asked how one stands to no one', async () => {
    const { to, sent } = listener();
    expect(await accounts.fetchRelationships(to, [])).toEqual([]);
    expect(sent).toEqual([]);
  });

  it('something that is nothing is no answer', async () => {
    for (const body of [null, [], {}, 'x']) {
      await expect(statuses.fetchStatus(listener(body).to, 's1')).rejects.toMatchObject({
        kind: 'malformed',
        path: '/api/v1/statuses/s1',
      });
    }
  });

  it('marking as read does not care for the answer', async () => {
    const path = '/api/v1/pleroma/notifications/read';
    nock(ORIGIN)
      .post(path, { max_id: '9' })
      .reply(200, '"ok"', { 'content-type': 'application/json' });
    nock(ORIGIN).post(path, { id: '7' }).reply(200, '[{}]');
    await notifications.markNotificationsRead(as(null), { upToId: '9' });
    await notifications.markNotificationsRead(as(null), { notificationId: '7' });
    expect(nock.isDone()).toBe(true);
  });
});

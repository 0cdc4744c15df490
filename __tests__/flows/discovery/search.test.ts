/** Search: requests, results, and the history of the reader's own searches. */
import { isAnyOf } from '@reduxjs/toolkit';
import nock from 'nock';
import { searchSaga } from '@/sagas/discovery/search';
import { searchRequest, type Search } from '@/domain/discovery/search';
import { selectFound, selectSearchHistory, selectResultCounts } from '@/selectors/discovery/search';
import { instanceConfigured } from '@/slices/session/config';
import {
  moreResultsReceived,
  moreResultsRequested,
  searchHistoryCleared,
  searchHistoryRestored,
  searchResultsReceived,
  searchClosed,
  searchOpened,
} from '@/slices/discovery/search';
import { requestFailed } from '@/slices/engine/requests';
import { loggedOut } from '@/slices/session/session';
import { settled, useStoppedClock } from '@support/clock';
import { fakeStorage } from '@support/context';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';
import { fixtureBody } from '@support/fixtures';
import { plain } from '@support/statuses/statuses';
import { wireRelationship, wireStatus, wireUser } from '@support/wire';

useStoppedClock();

const nothing = { accounts: [], statuses: [], hashtags: [] };
const bread: Search = { query: 'bread', following: false };
const opened = (search: Search = bread) => searchOpened({ ...search, refetch: true });
const answers = (query: object, body: object) =>
  nock(ORIGIN)
    .get('/api/v2/search')
    .query({ limit: 20, ...query })
    .reply(200, body as never);
const asMember = { resolve: true, with_relationships: true };

describe('a search', () => {
  it('SRCH-01 SRCH-02 requests all kinds of results at once, and adds each to the store', async () => {
    const followed = {
      ...wireUser({ id: 'u7', acct: 'baker', username: 'baker' }),
      pleroma: { relationship: wireRelationship({ id: 'u7', following: true }) },
    };
    const history = [
      { day: '1795219200', uses: '12', accounts: '7' },
      { day: '1795132800', uses: '3', accounts: '2' },
    ];
    answers(
      { q: 'bread', ...asMember },
      {
        accounts: [followed, { acct: 'nobody' }],
        statuses: plain('s1', 's2'),
        hashtags: [{ name: 'bread', url: `${ORIGIN}/tag/bread`, history }, { name: '' }, 'rye'],
      },
    );
    const story = replay(searchSaga, { before: [signedIn()] });
    story.dispatch(opened());
    await story.until(searchResultsReceived);
    expect(selectFound(story.state(), bread)).toMatchObject({
      statusIds: ['s1', 's2'],
      userIds: ['u7'],
      hashtags: [
        { name: 'bread', people: 7, uses: 12 },
        { name: 'rye', people: null, uses: null },
      ],
    });
    expect(story.state().relationships.u7).toMatchObject({ following: true });

    answers(
      { q: 'bread', type: 'statuses', offset: 2, ...asMember },
      { ...nothing, statuses: plain('s3') },
    );
    story.dispatch(moreResultsRequested({ search: bread, tab: 'statuses' }));
    await story.until(moreResultsReceived);
    expect(selectFound(story.state(), bread)?.statusIds).toEqual(['s1', 's2', 's3']);

    const close: Search = { query: 'bread', following: true };
    answers({ q: 'bread', following: true, ...asMember }, nothing);
    story.log.length = 0;
    story.dispatch(opened(close));
    await story.until(searchResultsReceived);
    answers({ q: 'bread', type: 'accounts', following: true, ...asMember }, nothing);
    story.log.length = 0;
    story.dispatch(moreResultsRequested({ search: close, tab: 'people' }));
    await story.until(moreResultsReceived);
    expect(nock.isDone()).toBe(true);
  });

  it('SRCH-02 decodes recorded answers', async () => {
    answers({ q: 'bread', ...asMember }, fixtureBody('search/all') as object);
    const story = replay(searchSaga, { before: [signedIn()] });
    story.dispatch(opened());
    await story.until(searchResultsReceived);
    const { statuses, hashtags, people } = selectResultCounts(story.state(), bread);
    expect([statuses > 0, hashtags, people]).toEqual([true, 1, 0]);
  });

  it('ends when there are no more, or the same results come again', async () => {
    answers(
      { q: 'bread', ...asMember },
      { ...nothing, statuses: plain('s1'), hashtags: ['bread'] },
    );
    answers({ q: 'bread', type: 'statuses', offset: 1, ...asMember }, nothing);
    answers(
      { q: 'bread', type: 'hashtags', offset: 1, ...asMember },
      { ...nothing, hashtags: ['Bread'] },
    );
    const story = replay(searchSaga, { before: [signedIn()] });
    story.dispatch(opened());
    await story.until(searchResultsReceived);
    expect(selectFound(story.state(), bread)?.ended).toEqual({
      statuses: false,
      people: true,
      hashtags: false,
    });
    for (const tab of ['statuses', 'hashtags'] as const) {
      story.log.length = 0;
      story.dispatch(moreResultsRequested({ search: bread, tab }));
      await story.until(moreResultsReceived);
    }
    expect(selectFound(story.state(), bread)?.ended).toEqual({
      statuses: true,
      people: true,
      hashtags: true,
    });
  });

  it('drops results of an abandoned search, and sends nothing without a query', async () => {
    answers({ q: 'bread', ...asMember }, { ...nothing, statuses: plain('s1') });
    answers({ q: 'rye', ...asMember }, { ...nothing, statuses: plain('s2') });
    const rye: Search = { query: 'rye', following: false };
    const story = replay(searchSaga, { before: [signedIn()] });
    story.dispatch(opened());
    story.dispatch(searchClosed(bread));
    story.dispatch(opened(rye));
    await story.until(searchResultsReceived);
    await settled();
    expect(story.all(searchResultsReceived).map(({ payload }) => payload.search)).toEqual([rye]);
    expect(story.state().requests[searchRequest(bread)]).toBeUndefined();

    story.log.length = 0;
    story.dispatch(opened({ query: '', following: false }));
    await settled();
    expect(story.state().requests).toEqual({});
    expect(story.all(searchResultsReceived)).toEqual([]);
  });

  it('that the reader returns to is still loaded; the same query sends a new request', async () => {
    answers({ q: 'bread', ...asMember }, { ...nothing, statuses: plain('s1') });
    const story = replay(searchSaga, { before: [signedIn()] });
    story.dispatch(opened());
    await story.until(searchResultsReceived);
    story.dispatch(searchClosed(bread));
    story.dispatch(searchOpened({ ...bread, refetch: false }));
    await settled();
    expect(story.all(searchResultsReceived)).toHaveLength(1);
    story.dispatch(searchClosed(bread));
    answers({ q: 'bread', ...asMember }, nothing);
    story.log.length = 0;
    story.dispatch(opened());
    await story.until(searchResultsReceived);
    expect(selectFound(story.state(), bread)?.statusIds).toEqual([]);
  });

  it('shows why it failed', async () => {
    nock(ORIGIN).get('/api/v2/search').query(true).reply(400, { error: 'Not like this' });
    const story = replay(searchSaga);
    story.dispatch(opened());
    await story.until(requestFailed);
    expect(story.state().requests[searchRequest(bread)]).toMatchObject({ reason: 'Not like this' });
  });

  it('uses the older call if the newer one is missing', async () => {
    nock(ORIGIN).get('/api/v2/search').query(true).reply(404, { error: 'Not found' });
    nock(ORIGIN)
      .get('/api/v1/search')
      .query(true)
      .reply(200, fixtureBody('search/v1') as never);
    const story = replay(searchSaga);
    story.dispatch(opened({ query: 'bridges', following: false }));
    await story.until(searchResultsReceived);
    const { hashtags } = selectFound(story.state(), { query: 'bridges', following: false })!;
    expect(hashtags.map(({ name }) => name)).toEqual(['bridges']);
  });
});

describe('a search by a visitor', () => {
  const mastodon = instanceConfigured({
    instance: { family: 'mastodon', backendName: 'mastodon', features: [] },
  });

  it('requests remote lookups, unless the server refuses them', async () => {
    answers({ q: 'bread', resolve: true }, fixtureBody('search/anonymous') as object);
    const story = replay(searchSaga);
    story.dispatch(opened());
    await story.until(searchResultsReceived);
    expect(selectFound(story.state(), bread)?.ended.statuses).toBe(false);
    expect(selectSearchHistory(story.state())).toEqual([]);
  });

  it('requests neither remote lookups nor further pages after a refusal', async () => {
    answers({ q: 'bread' }, { ...nothing, statuses: plain('s1') });
    const story = replay(searchSaga, { before: [mastodon] });
    story.dispatch(opened());
    await story.until(searchResultsReceived);
    expect(selectFound(story.state(), bread)?.ended.statuses).toBe(true);
  });
});

describe("a search in a person's posts", () => {
  const theirs: Search = { query: 'https://hill.example/1', following: false, from: 'u2' };
  const post = (id: string, writer: string) =>
    wireStatus({ id, account: wireUser({ id: writer, acct: writer, username: writer }) });
  const asked = { q: theirs.query, type: 'statuses', account_id: 'u2' };

  it('asks for these alone, page by page; it opens nothing and is not remembered', async () => {
    const goTo = jest.fn();
    answers(asked, { ...nothing, statuses: [post('s2', 'u2')], hashtags: ['rye'] });
    answers({ ...asked, offset: 1 }, { ...nothing, statuses: [post('s1', 'u2')] });
    answers({ ...asked, offset: 2 }, nothing);
    const story = replay(searchSaga, { before: [signedIn()], context: { page: { goTo } } });
    story.dispatch(opened(theirs));
    await story.until(searchResultsReceived);
    for (const ids of [
      ['s2', 's1'],
      ['s2', 's1'],
    ]) {
      story.log.length = 0;
      story.dispatch(moreResultsRequested({ search: theirs, tab: 'statuses' }));
      await story.until(moreResultsReceived);
      expect(selectFound(story.state(), theirs)).toMatchObject({ statusIds: ids, hashtags: [] });
    }
    expect(selectFound(story.state(), theirs)?.ended.statuses).toBe(true);
    expect(goTo).not.toHaveBeenCalled();
    expect(selectSearchHistory(story.state())).toEqual([]);
  });

  it('leaves out what others wrote, as some servers do not know the condition', async () => {
    answers(asked, { ...nothing, statuses: [post('s3', 'u3'), post('s2', 'u2')] });
    answers({ ...asked, offset: 2 }, { ...nothing, statuses: [post('s3', 'u3')] });
    const story = replay(searchSaga, { before: [signedIn()] });
    story.dispatch(opened(theirs));
    await story.until(searchResultsReceived);
    expect(selectFound(story.state(), theirs)?.statusIds).toEqual(['s2']);
    story.dispatch(moreResultsRequested({ search: theirs, tab: 'statuses' }));
    await story.until(moreResultsReceived);
    expect(selectFound(story.state(), theirs)).toMatchObject({
      statusIds: ['s2'],
      ended: { statuses: true },
    });
  });

  it.each([
    [403, { error: 'No' }],
    [501, ''],
  ])('tells the reason after %i %j', async (status, body) => {
    nock(ORIGIN).get('/api/v2/search').query(true).times(9).reply(status, body);
    const story = replay(searchSaga, { before: [signedIn()] });
    story.dispatch(opened(theirs));
    await story.until(requestFailed);
    expect(story.state().requests[searchRequest(theirs)]?.reason).not.toBeNull();
  });

  it.each([[{}], [[]], [{ statuses: 'none' }], [{ statuses: [null, { id: 7 }, 'x'] }]])(
    'finds nothing in %j',
    async (body) => {
      answers(asked, body);
      const story = replay(searchSaga, { before: [signedIn()] });
      story.dispatch(opened(theirs));
      await story.until({ match: isAnyOf(searchResultsReceived, requestFailed) });
      expect(selectFound(story.state(), theirs)?.statusIds ?? []).toEqual([]);
    },
  );
});

describe('a pasted address', () => {
  const carol = wireUser({
    id: 'u9',
    acct: 'carol@hill.example',
    username: 'carol',
    url: 'https://hill.example/users/carol',
  });
  const cases: [string, object, unknown][] = [
    [
      'https://hill.example/notes/1',
      { ...nothing, statuses: [wireStatus({ id: 's9' })] },
      [{ name: 'conversation', params: { id: 's9' } }, { replace: true }],
    ],
    [
      'https://hill.example/users/carol',
      { ...nothing, accounts: [carol] },
      ['/users/$u9', { replace: true }],
    ],
    ['@carol@hill.example', { ...nothing, accounts: [carol] }, ['/users/$u9', { replace: true }]],
    ['Carol@Hill.example', { ...nothing, accounts: [carol] }, ['/users/$u9', { replace: true }]],
    ['@carol', { ...nothing, accounts: [carol] }, null],
    ['@dan@hill.example', { ...nothing, accounts: [carol] }, null],
    ['https://hill.example/', { ...nothing, statuses: plain('s1', 's2') }, null],
    ['https://hill.example/none', nothing, null],
  ];

  it.each(cases)('of %s leads to the object itself, if it exists', async (query, body, place) => {
    answers({ q: query, ...asMember }, body);
    const goTo = jest.fn();
    const story = replay(searchSaga, { before: [signedIn()], context: { page: { goTo } } });
    story.dispatch(opened({ query, following: false }));
    await story.until(searchResultsReceived);
    await settled();
    expect(goTo.mock.calls).toEqual(place === null ? [] : [place]);
  });
});

describe("the reader's own searches", () => {
  it('are stored for the account, can be cleared, and are removed with it', async () => {
    nock(ORIGIN).get('/api/v2/search').query(true).times(2).reply(200, nothing);
    const { storage, table } = fakeStorage({
      searches: { owner: 'u1', queries: ['rye', 7, 'bread'] },
    });
    const story = replay(searchSaga, {
      before: [signedIn({ id: 'u1' })],
      context: { storage: { database: storage } },
    });
    story.dispatch(opened());
    await story.until(searchResultsReceived);
    await settled();
    expect(selectSearchHistory(story.state())).toEqual(['bread', 'rye']);
    story.dispatch(opened({ query: 'oats', following: false }));
    await settled();
    expect(table.get('searches')).toEqual({ owner: 'u1', queries: ['oats', 'bread', 'rye'] });
    story.dispatch(searchHistoryCleared());
    await settled();
    expect(table.get('searches')).toEqual({ owner: 'u1', queries: [] });
    story.dispatch(loggedOut({ why: 'wish' } as never));
    await settled();
    expect(table.has('searches')).toBe(false);
  });

  it('of somebody else are not shown', async () => {
    const { storage } = fakeStorage({ searches: { owner: 'u2', queries: ['secret'] } });
    const story = replay(searchSaga, {
      before: [signedIn({ id: 'u1' })],
      context: { storage: { database: storage } },
    });
    story.dispatch(searchOpened({ query: '', following: false, refetch: false }));
    await settled();
    expect(story.all(searchHistoryRestored)).toEqual([]);
    expect(selectSearchHistory(story.state())).toEqual([]);
  });
});

/** Staff works on posts and trends, on each family: lists, filters, many at once, and failures. */
import nock from 'nock';
import { allContent, CONTENT, questionOf, type PostAction } from '@/domain/admin/content/content';
import type { TrendAction } from '@/domain/admin/content/trends';
import type { ServerFamily } from '@/domain/session/instance';
import { privileges } from '@/domain/session/privileges';
import { staffContentSaga } from '@/sagas/admin/staffContent';
import { staffContentWorkSaga } from '@/sagas/admin/staffContentWork';
import { fork } from '@/sagas/engine/effects';
import {
  selectContentWork,
  selectShownContent,
  selectStaffContent,
} from '@/selectors/admin/staffContent';
import { selectRequest } from '@/selectors/engine/requests';
import { selectStatus } from '@/selectors/statuses/statuses';
import {
  contentActionRequested,
  contentFilterChanged,
  contentJobDone,
  contentJobFailed,
  contentJobOvertaken,
  contentOpened,
  contentReceived,
  contentWorkDropped,
  contentWorkPaused,
  failedContentJobsRetried,
  handlesFound,
  handlesSought,
  moreContentRequested,
  moreTrendsRequested,
  trendsOpened,
  trendsReceived,
} from '@/slices/admin/staffContent';
import { requestFailed } from '@/slices/engine/requests';
import { userTokenReceived } from '@/slices/session/session';
import { hashtagTrend, linkTrend, postSaying, postTrend } from '@support/admin/content';
import { settled, useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';
import { wireStatus, wireUser } from '@support/wire';

const clock = useStoppedClock();
const server = () => nock(ORIGIN, { reqheaders: { authorization: 'Bearer TOKEN-admin' } });
const STAFF = '/api/v1/pleroma/admin';
const TRENDS = '/api/v1/admin/trends';

const right = (family: ServerFamily) =>
  family === 'mastodon'
    ? { permissions: 1 }
    : { role: 'admin' as const, privileges: [...privileges] };

function begin(family: ServerFamily, who: object = right(family)) {
  function* sagas() {
    yield* fork(staffContentWorkSaga);
    yield* staffContentSaga();
  }
  const story = replay(sagas, {
    family,
    before: [userTokenReceived({ userToken: 'TOKEN-admin' }), signedIn(who)],
  });
  const content = () => selectStaffContent(story.state());
  return {
    ...story,
    content,
    post: (id: string) => selectStatus(story.state(), id),
    work: () => selectContentWork(story.state()),
    open: (changes: Partial<typeof allContent> = {}) => {
      const filter = { ...allContent, ...changes };
      const question = questionOf(filter, family === 'mastodon');
      story.dispatch(contentOpened({ filter, question, again: true }));
    },
    act: (action: PostAction | TrendAction, ...targetIds: string[]) =>
      story.dispatch(contentActionRequested({ targetIds, action })),
  };
}

const page = (rows: unknown, query: object = {}) =>
  server()
    .get(`${STAFF}/statuses`)
    .query({ page: 1, page_size: 40, ...query })
    .reply(200, rows as object[]);
const seen = (id: string, changes: object = {}) =>
  server()
    .get(`${STAFF}/statuses/${id}`)
    .reply(200, wireStatus({ id, ...changes }));
const missing = (id: string) => {
  for (const base of [STAFF, '/api/pleroma/admin'])
    server().get(`${base}/statuses/${id}`).reply(404, { error: 'Not found' });
};
const change = (id: string, body: { sensitive: boolean } | { visibility: string }) =>
  server().put(`${STAFF}/statuses/${id}`, body);
const mark: PostAction = { kind: 'sensitive', wanted: true };
const hide: PostAction = { kind: 'scope', scope: 'unlisted' };

async function withPosts(...ids: string[]) {
  const story = begin('pleroma');
  page(ids.map((id) => wireStatus({ id })));
  story.open();
  await story.until(contentReceived);
  return story;
}

describe.each(['pleroma', 'akkoma'] as const)('posts on %s', (family) => {
  it('are listed by the pages of the server, until one is empty', async () => {
    const story = begin(family);
    page([wireStatus({ id: '9' }), null, { id: 7 }], { local_only: true, godmode: true });
    story.open({ local: true, hidden: true });
    await story.until(contentReceived);
    expect(story.content()).toMatchObject({ ids: ['9'], next: '2' });
    page([wireStatus({ id: '9' }), wireStatus({ id: '8' })], {
      page: 2,
      local_only: true,
      godmode: true,
    });
    story.dispatch(moreContentRequested());
    await clock.passSeconds(1);
    expect(story.content().ids).toEqual(['9', '8']);
    page([], { page: 3, local_only: true, godmode: true });
    story.dispatch(moreContentRequested());
    await settled();
    expect(story.content()).toMatchObject({ ids: ['9', '8'], next: null });
  });

  it('are those of a person, or of another server', async () => {
    const story = begin(family);
    server()
      .get(`${STAFF}/users/mia%40far.example/statuses`)
      .query({ page: 1, page_size: 40 })
      .reply(200, { total: 1, activities: [wireStatus({ id: '1' })] });
    story.open({ person: 'mia@far.example' });
    await story.until(contentReceived);
    expect(story.content()).toMatchObject({ ids: ['1'], next: null });
    // Older servers send the list itself.
    server()
      .get(`${STAFF}/instances/far.example/statuses`)
      .query({ page: 1, page_size: 40 })
      .reply(200, [wireStatus({ id: '2' })]);
    story.open({ server: 'far.example' });
    await clock.passSeconds(1);
    expect(story.content()).toMatchObject({ ids: ['2'], next: '2' });
  });
});

it('words are searched in what was loaded, without a further call', async () => {
  const story = begin('pleroma');
  page([postSaying('1', 'Boats and ships'), wireStatus({ id: '2' })]);
  story.open();
  await story.until(contentReceived);
  story.dispatch(contentFilterChanged({ filter: { ...allContent, words: 'BOAT' } }));
  expect(selectShownContent(story.state())).toEqual(['1']);
});

it('an answer of another shape is an empty list, and a refusal says its reason', async () => {
  const story = begin('pleroma');
  page({ activities: 'none' });
  story.open();
  await story.until(contentReceived);
  expect(story.content()).toMatchObject({ ids: [], next: null });
  server().get(`${STAFF}/statuses`).query(true).reply(403, { error: 'Not for you' });
  story.open({ hidden: true });
  await story.until(requestFailed);
  expect(selectRequest(story.state(), CONTENT)).toMatchObject({
    httpStatus: 403,
    reason: 'Not for you',
  });
});

it('nobody without the right asks', async () => {
  const story = begin('pleroma', { privileges: ['messages_delete'] });
  story.open();
  await settled();
  expect(story.content().ids).toBeNull();
});

describe('an action on posts', () => {
  it('is done after another look, once, and the list keeps its rows', async () => {
    const story = await withPosts('1');
    seen('1');
    change('1', { sensitive: true }).reply(200, wireStatus({ id: '1', sensitive: true }));
    story.act(mark, '1');
    story.act(mark, '1');
    await story.until(contentJobDone);
    await settled();
    expect(story.post('1')?.sensitive).toBe(true);
    story.act(mark, '1');
    expect(story.content()).toMatchObject({ ids: ['1'], jobs: [] });
    expect(nock.isDone()).toBe(true);
  });

  it('that somebody else has done already sends nothing', async () => {
    const story = await withPosts('1');
    seen('1', { visibility: 'unlisted' });
    story.act(hide, '1');
    await story.until(contentJobDone);
    expect(story.post('1')?.visibility).toBe('unlisted');
  });

  it('gives way to another choice of somebody else', async () => {
    const story = await withPosts('1');
    seen('1', { visibility: 'private' });
    story.act(hide, '1');
    await story.until(contentJobOvertaken);
    expect(story.post('1')?.visibility).toBe('private');
    expect(story.content().jobs).toMatchObject([{ phase: 'overtaken' }]);
  });

  it('counts as done once the post is gone, before the call or during it', async () => {
    const story = await withPosts('1', '2');
    missing('1');
    story.act(mark, '1');
    await story.until(contentJobDone);
    expect(story.post('1')?.deleted).toBe(true);
    seen('2');
    for (const base of [STAFF, '/api/pleroma/admin'])
      server().delete(`${base}/statuses/2`).reply(404, { error: 'Not found' });
    story.act({ kind: 'deletion' }, '2');
    await clock.passSeconds(1);
    expect(story.post('2')?.deleted).toBe(true);
  });

  it('that deletes moves the pages, so that no post is left out', async () => {
    const story = await withPosts('1');
    seen('1');
    server().delete(`${STAFF}/statuses/1`).reply(200, {});
    story.act({ kind: 'deletion' }, '1');
    await story.until(contentJobDone);
    page([wireStatus({ id: '2' })], { page: 1 });
    story.dispatch(moreContentRequested());
    await clock.passSeconds(1);
    expect(story.content()).toMatchObject({ ids: ['1', '2'], next: '2', removed: 0 });
  });

  it('is not offered without its right', async () => {
    const story = begin('pleroma', { privileges: ['messages_read'] });
    page([wireStatus({ id: '1' })]);
    story.open();
    await story.until(contentReceived);
    story.act(mark, '1');
    await settled();
    expect(story.content().jobs).toEqual([]);
  });
});

describe('many at once', () => {
  it('say which failed, go on, and try those again', async () => {
    const story = await withPosts('1', '2', '3');
    for (const id of ['1', '2', '3']) seen(id);
    change('1', { sensitive: true }).reply(200, {});
    change('2', { sensitive: true }).reply(500, 'Broken');
    // The server is asked what became of it.
    seen('2');
    change('3', { sensitive: true }).reply(200, {});
    story.act(mark, '1', '2', '3');
    await clock.passSeconds(5);
    expect(story.work()).toMatchObject({ done: 2, failed: 1, waiting: 0 });
    seen('2');
    change('2', { sensitive: true }).reply(200, {});
    story.dispatch(failedContentJobsRetried());
    await clock.passSeconds(5);
    expect(story.work()).toBeNull();
    expect(nock.isDone()).toBe(true);
  });

  it('count as done what a lost answer did', async () => {
    const story = await withPosts('1');
    seen('1');
    change('1', { sensitive: true }).replyWithError('lost');
    seen('1', { sensitive: true });
    story.act(mark, '1');
    await clock.passSeconds(5);
    expect(story.work()).toBeNull();
    expect(story.post('1')?.sensitive).toBe(true);
  });

  it('pause, where the right was taken away meanwhile, and go on or are given up', async () => {
    const story = await withPosts('1', '2', '3');
    server().get(`${STAFF}/statuses/1`).reply(403, { error: 'No longer' });
    story.act(mark, '1', '2', '3');
    await story.until(contentJobFailed);
    await settled();
    expect(story.work()).toMatchObject({ failed: 1, waiting: 2, paused: true });
    seen('2');
    change('2', { sensitive: true }).reply(200, {});
    story.dispatch(contentWorkPaused({ paused: false }));
    story.dispatch(contentWorkPaused({ paused: true }));
    await clock.passSeconds(5);
    expect(story.post('2')?.sensitive).toBe(true);
    story.dispatch(contentWorkDropped());
    expect(story.work()).toBeNull();
    expect(story.post('3')?.sensitive).toBe(false);
  });
});

describe('Mastodon', () => {
  it('lists the posts of a person, whose name is looked up once', async () => {
    const story = begin('mastodon');
    server()
      .get('/api/v1/accounts/lookup')
      .query({ acct: 'mia' })
      .reply(200, wireUser({ id: '7', acct: 'mia' }));
    const posts = (query: object, ...ids: string[]) =>
      server()
        .get('/api/v1/accounts/7/statuses')
        .query({ exclude_reblogs: true, limit: 40, only_media: true, ...query })
        .reply(
          200,
          ids.map((id) => wireStatus({ id })),
        );
    posts({}, '9', '8');
    story.open({ person: 'mia', media: true });
    await story.until(contentReceived);
    posts({ max_id: '8' });
    story.dispatch(moreContentRequested());
    await settled();
    expect(story.content()).toMatchObject({ ids: ['9', '8'], next: null });
  });

  it('says that it knows no such person, and asks for nobody', async () => {
    const story = begin('mastodon');
    story.open();
    await story.until(contentReceived);
    expect(story.content().ids).toEqual([]);
    server().get('/api/v1/accounts/lookup').query(true).reply(404, { error: 'Record not found' });
    story.open({ person: 'nobody' });
    await story.until(requestFailed);
    expect(selectRequest(story.state(), CONTENT).httpStatus).toBe(404);
  });

  const trends = (word: string, rows: object[], query: object = {}) =>
    server()
      .get(`${TRENDS}/${word}`)
      .query({ limit: 40, ...query })
      .reply(200, rows);
  const approve: TrendAction = { kind: 'trend', wanted: true };
  const reject: TrendAction = { kind: 'trend', wanted: false };

  it('lists trends with those that wait, page by page', async () => {
    const story = begin('mastodon');
    trends('tags', [hashtagTrend('1', { requires_review: true }), {}]);
    story.dispatch(trendsOpened({ kind: 'hashtags', again: false }));
    await story.until(trendsReceived);
    trends('tags', [], { offset: 2 });
    story.dispatch(moreTrendsRequested({ kind: 'hashtags' }));
    await clock.passSeconds(1);
    expect(story.content().trendLists.hashtags).toEqual({ keys: ['hashtags 1'], next: null });
    // Known already.
    story.dispatch(trendsOpened({ kind: 'hashtags', again: false }));
    await settled();
    trends('tags', []);
    story.dispatch(trendsOpened({ kind: 'hashtags', again: true }));
    await clock.passSeconds(1);
    expect(story.content().trendLists.hashtags?.keys).toEqual([]);
  });

  it.each([
    ['posts', 'statuses', postTrend('1')],
    ['hashtags', 'tags', hashtagTrend('1', { requires_review: true })],
    ['links', 'links', linkTrend('1', { requires_review: true })],
  ] as const)('decides on %s after another look', async (kind, word, row) => {
    const story = begin('mastodon');
    trends(word, [row]);
    story.dispatch(trendsOpened({ kind, again: false }));
    await story.until(trendsReceived);
    trends(word, [row]);
    server().post(`${TRENDS}/${word}/1/reject`).reply(200, {});
    story.act(reject, `${kind} 1`);
    await story.until(contentJobDone);
    expect(story.content().trends[`${kind} 1`]).toMatchObject({ waits: false, allowed: false });
    expect(nock.isDone()).toBe(true);
  });

  it('gives way to the decision of somebody else', async () => {
    const story = begin('mastodon');
    trends('tags', [hashtagTrend('1', { requires_review: true })]);
    story.dispatch(trendsOpened({ kind: 'hashtags', again: false }));
    await story.until(trendsReceived);
    trends('tags', [hashtagTrend('1', { trendable: false })]);
    story.act(approve, 'hashtags 1');
    await story.until(contentJobOvertaken);
    expect(story.content().trends['hashtags 1']).toMatchObject({ waits: false, allowed: false });
  });

  it('shows no trends without the right to them', async () => {
    const story = begin('mastodon', { permissions: 0x400 });
    story.dispatch(trendsOpened({ kind: 'links', again: false }));
    await settled();
    expect(story.content().trendLists).toEqual({});
  });
});

it('handles are suggested after a pause, and a failure says nothing', async () => {
  const story = begin('pleroma');
  server()
    .get('/api/v1/accounts/search')
    .query((query) => query.q === 'mia')
    .reply(200, [wireUser({ id: '7', acct: 'mia@far.example' })]);
  story.dispatch(handlesSought({ typed: 'm' }));
  story.dispatch(handlesSought({ typed: '@mia' }));
  await clock.passSeconds(1);
  await story.until(handlesFound);
  expect(story.content().handles).toEqual(['mia@far.example']);
  server().get('/api/v1/accounts/search').query(true).reply(500);
  story.dispatch(handlesSought({ typed: 'ben' }));
  await clock.passSeconds(1);
  await settled();
  expect(selectRequest(story.state(), CONTENT).reason).toBeNull();
});

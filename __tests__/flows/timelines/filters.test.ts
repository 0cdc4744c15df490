/** The account's filters are loaded whenever they changed, always as a whole. */
import nock from 'nock';
import { filterRequest, type FilterInput } from '@/domain/timelines/filterBook';
import { filtersSaga } from '@/sagas/timelines/filters';
import { loginSaga } from '@/sagas/session/login';
import { fork } from '@/sagas/engine/effects';
import { selectCan } from '@/selectors/session/capabilities';
import { selectRequest } from '@/selectors/engine/requests';
import { selectFilteringDecision } from '@/selectors/timelines/filtering';
import {
  filterDeleted,
  filterDeleteRequested,
  filterRefused,
  filterSaved,
  filterSaveRequested,
  filtersChanged,
  filtersReceived,
} from '@/slices/timelines/filters';
import { instanceConfigured } from '@/slices/session/config';
import { noticeShown } from '@/slices/engine/notices';
import {
  clientRegistered,
  loggedOut,
  loginRequested,
  userTokenReceived,
} from '@/slices/session/session';
import { useStoppedClock } from '@support/clock';
import { takeTime } from '@support/engine/inFlight';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';
import { fixtureBody, replayFixture } from '@support/fixtures';
import { pageOf } from '@support/statuses/statuses';
import { wireFilter, wireFilterV2, wireStatus, wireUser } from '@support/wire';

const clock = useStoppedClock();
const member = [userTokenReceived({ userToken: 'TOKEN-mia' }), signedIn()];

/** Answers each call with the next of these, after a delay in milliseconds. */
function server(...answers: { phrase?: string; status?: number; after?: number }[]) {
  const asked = { times: 0 };
  for (const { phrase = 'frogs', status = 200, after = 0 } of answers) {
    nock(ORIGIN)
      .get('/api/v1/filters')
      .reply(async () => {
        asked.times += 1;
        if (after > 0) await takeTime(after);
        return [status, status === 200 ? [wireFilter({ phrase })] : { error: 'Oh no' }];
      });
  }
  return asked;
}

const phrases = (story: ReturnType<typeof replay>) =>
  story
    .state()
    .filters.inForce.filter(({ contexts }) => contexts.length > 0)
    .map(({ title }) => title);

describe('filters', () => {
  it('are loaded with the login, and each time that they change', async () => {
    const asked = server({ phrase: 'frogs' }, { phrase: 'toads' });
    const story = replay(filtersSaga);
    await clock.pass(3_600_000);
    expect(asked.times).toBe(0);
    member.forEach((action) => story.dispatch(action));
    await story.until(filtersReceived);
    expect(phrases(story)).toEqual(['frogs']);
    await clock.pass(3_600_000);
    expect(asked.times).toBe(1);
    story.dispatch(filtersChanged());
    await clock.pass(0);
    expect(phrases(story)).toEqual(['toads']);
  });

  it('are those of the last change when changes follow one another', async () => {
    server({ phrase: 'frogs', after: 500 }, { phrase: 'toads', after: 100 });
    const story = replay(filtersSaga, { before: member });
    await clock.pass(50);
    story.dispatch(filtersChanged());
    await clock.pass(1_000);
    expect(story.all(filtersReceived)).toHaveLength(1);
    expect(phrases(story)).toEqual(['toads']);
  });

  it('stay unchanged when the server fails, with a notice, until they change again', async () => {
    server({ phrase: 'frogs' }, { status: 422 }, { phrase: 'toads' });
    const story = replay(filtersSaga, { before: member });
    await clock.pass(0);
    story.dispatch(filtersChanged());
    await clock.pass(0);
    expect(phrases(story)).toEqual(['frogs']);
    expect(selectRequest(story.state(), 'filters')).toMatchObject({ reason: 'Oh no' });
    story.dispatch(filtersChanged());
    await clock.pass(0);
    expect(phrases(story)).toEqual(['toads']);
  });

  it('of an account are removed with it, also those that are still loading', async () => {
    server({ phrase: 'frogs' }, { phrase: 'toads', after: 500 });
    const story = replay(filtersSaga, { before: member });
    await clock.pass(0);
    story.dispatch(filtersChanged());
    await clock.pass(50);
    story.dispatch(loggedOut());
    await clock.pass(1_000);
    expect(phrases(story)).toEqual([]);
    expect(story.all(filtersReceived)).toHaveLength(1);
  });

  it('are dropped when they expire, each at its time, and not before', async () => {
    const until = (expires_at: string | null, phrase: string) => wireFilter({ phrase, expires_at });
    nock(ORIGIN)
      .get('/api/v1/filters')
      .reply(200, [
        until('2026-11-20T11:59:00.000Z', 'long gone'),
        until('2026-11-20T12:01:00.000Z', 'a minute'),
        until('2027-03-01T00:00:00.000Z', 'months'),
        until(null, 'for ever'),
      ]);
    const story = replay(filtersSaga, { before: member });
    await clock.pass(1);
    expect(phrases(story)).toEqual(['a minute', 'months', 'for ever']);
    await clock.pass(58_000);
    expect(phrases(story)).toEqual(['a minute', 'months', 'for ever']);
    await clock.pass(2_000);
    expect(phrases(story)).toEqual(['months', 'for ever']);
    await clock.pass(150 * 86_400_000);
    expect(phrases(story)).toEqual(['for ever']);
  });

  it('are not requested without an account', async () => {
    const asked = server({});
    const story = replay(filtersSaga);
    story.dispatch(filtersChanged());
    await clock.pass(1_000);
    expect(asked.times).toBe(0);
  });
});

const wish = (changes: Partial<FilterInput> = {}): FilterInput => ({
  title: '',
  keywords: [{ id: null, phrase: ' turnip ', wholeWord: true }],
  contexts: ['home', 'public', 'thread'],
  action: 'warn',
  expiresIn: 3_600,
  withoutPosts: [],
  ...changes,
});

const alice = [userTokenReceived({ userToken: 'TOKEN-alice' }), signedIn()];
const saying = (id: string, content: string, filtered?: unknown[]) =>
  wireStatus({
    id,
    content,
    pleroma: { content: { 'text/plain': content } },
    account: wireUser({ id: 'u2' }),
    ...(filtered ? { filtered: filtered as never } : {}),
  });
const shows = (story: ReturnType<typeof replay>, statusId: string) =>
  selectFilteringDecision(story.state(), statusId, 'home').show;

describe('filters of the first version, as they were recorded', () => {
  it('are listed, created, changed and deleted, and posts follow at once', async () => {
    replayFixture('settings/filters');
    const story = replay(filtersSaga, { before: alice });
    await story.until(filtersReceived);
    expect(story.state().filters.book?.saved.map(({ id, title }) => [id, title])).toEqual([
      ['2', 'spreadsheet'],
      ['1', 'quarry'],
    ]);
    story.dispatch(pageOf('friends', [saying('s1', 'A turnip'), saying('s2', 'Two turnips')]));
    expect(shows(story, 's1')).toBe('full');

    replayFixture('settings/filter-create');
    story.dispatch(filterSaveRequested({ filterId: null, filterInput: wish() }));
    expect(shows(story, 's1')).toBe('collapsed');
    expect(shows(story, 's2')).toBe('full');
    await story.until(filterSaved);
    expect(story.state().filters.book).toMatchObject({ pending: {} });
    expect(story.state().filters.inForce[0]).toMatchObject({
      id: '3',
      expiresAt: '2026-11-20T12:53:03.000Z',
    });

    replayFixture('settings/filter-change');
    const keywords = [{ id: null, phrase: 'turnips', wholeWord: false }];
    const change = wish({ keywords, contexts: ['home'], expiresIn: 'asBefore' });
    story.dispatch(filterSaveRequested({ filterId: '3', filterInput: change }));
    expect([shows(story, 's1'), shows(story, 's2')]).toEqual(['full', 'collapsed']);
    await clock.pass(0);
    expect(story.all(filterSaved)).toHaveLength(2);
    expect(story.state().filters.inForce[0]).toMatchObject({
      contexts: ['home'],
      keywords: [{ phrase: 'turnips', wholeWord: false }],
    });

    replayFixture('settings/filter-delete');
    story.dispatch(filterDeleteRequested({ filterId: '3' }));
    expect(shows(story, 's2')).toBe('full');
    await story.until(filterDeleted);
    expect(phrases(story)).toEqual(['spreadsheet', 'quarry']);
  });

  it('collapse streamed posts until they expire', async () => {
    replayFixture('settings/filters');
    replayFixture('settings/filter-create');
    const story = replay(filtersSaga, { before: alice });
    await story.until(filtersReceived);
    story.dispatch(filterSaveRequested({ filterId: null, filterInput: wish() }));
    await story.until(filterSaved);
    story.dispatch(pageOf('friends', [saying('s1', 'A turnip')]));
    await clock.pass(53 * 60_000);
    expect(shows(story, 's1')).toBe('collapsed');
    await clock.pass(4_000);
    expect(shows(story, 's1')).toBe('full');
  });

  it('can be made permanent, also those that had an expiry', async () => {
    replayFixture('settings/filters');
    const story = replay(filtersSaga, { before: alice });
    await story.until(filtersReceived);
    const sent: unknown[] = [];
    const take = (uri: string, body: unknown) => {
      sent.push(body);
      return [200, wireFilter({ id: uri.split('/')[4] ?? '3', phrase: 'turnip' })];
    };
    nock(ORIGIN).post('/api/v1/filters').reply(take);
    nock(ORIGIN).put('/api/v1/filters/1').reply(take);
    story.dispatch(filterSaveRequested({ filterId: null, filterInput: wish({ expiresIn: null }) }));
    await story.until(filterSaved);
    story.dispatch(filterSaveRequested({ filterId: '1', filterInput: wish({ expiresIn: null }) }));
    await clock.pass(0);
    expect(sent).toEqual([
      expect.not.objectContaining({ expires_in: expect.anything() as unknown }),
      expect.objectContaining({ expires_in: null }),
    ]);
  });

  it('are rolled back when the server refuses, with the reason', async () => {
    replayFixture('settings/filters');
    const story = replay(filtersSaga, { before: alice });
    await story.until(filtersReceived);
    const before = story.state().filters.inForce;
    nock(ORIGIN).put('/api/v1/filters/1').reply(422, { error: 'Too long' });
    nock(ORIGIN).delete('/api/v1/filters/2').reply(403, { error: 'Not yours' });
    story.dispatch(filterSaveRequested({ filterId: '1', filterInput: wish() }));
    story.dispatch(filterDeleteRequested({ filterId: '2' }));
    expect(phrases(story)).toEqual(['turnip']);
    await clock.pass(0);
    expect(story.all(filterRefused).map(({ payload }) => payload)).toEqual([
      { filterId: '1', reason: 'Too long' },
      { filterId: '2', reason: 'Not yours' },
    ]);
    expect(phrases(story)).toEqual(['spreadsheet', 'quarry']);
    expect(story.state().filters.inForce).toEqual(before);
    expect(selectRequest(story.state(), filterRequest('1'))).toMatchObject({ reason: 'Too long' });
    // The form shows its own failure; the failure of the restored filter is shown as a notice.
    expect(story.all(noticeShown).map(({ payload }) => payload.values)).toEqual([
      { detail: 'Not yours' },
    ]);
  });

  it('that are gone already count as deleted', async () => {
    replayFixture('settings/filters');
    nock(ORIGIN)
      .delete('/api/v1/filters/1')
      .reply(404, fixtureBody('settings/filter-unknown') as nock.Body);
    const story = replay(filtersSaga, { before: alice });
    await story.until(filtersReceived);
    story.dispatch(filterDeleteRequested({ filterId: '1' }));
    await story.until(filterDeleted);
    expect(phrases(story)).toEqual(['spreadsheet']);
  });

  it('are requested again when one was created during their loading', async () => {
    const answers = [[], [wireFilter({ id: '3', phrase: 'turnip' })]];
    server({ phrase: 'frogs' });
    const story = replay(filtersSaga, { before: member });
    await clock.pass(0);
    for (const body of answers) {
      nock(ORIGIN)
        .get('/api/v1/filters')
        .reply(async () => {
          await takeTime(500);
          return [200, body];
        });
    }
    nock(ORIGIN)
      .post('/api/v1/filters')
      .reply(200, wireFilter({ id: '3', phrase: 'turnip' }));
    story.dispatch(filtersChanged());
    story.dispatch(filterSaveRequested({ filterId: null, filterInput: wish() }));
    await clock.passSeconds(2);
    expect(phrases(story)).toEqual(['turnip']);
  });
});

describe('filters of version 2', () => {
  const mastodon = instanceConfigured({
    instance: { family: 'mastodon', backendName: 'mastodon' },
  });
  const ponds = wireFilterV2({
    id: '7',
    title: 'Ponds',
    context: ['home'],
    filter_action: 'warn',
    keywords: [
      { id: '71', keyword: 'frog', whole_word: true },
      { id: '72', keyword: 'toad', whole_word: true },
    ],
    statuses: [{ id: '75', status_id: 's3' }],
  });
  const hit = [{ filter: { ...ponds, keywords: undefined }, keyword_matches: ['frog'] }];

  async function atHome() {
    nock(ORIGIN).get('/api/v2/filters').reply(200, [ponds]);
    const story = replay(filtersSaga, { before: [...member, mastodon] });
    await story.until(filtersReceived);
    story.dispatch(
      pageOf('friends', [
        saying('s1', 'A frog', hit),
        saying('s2', 'A newt', []),
        saying('s3', '', hit),
      ]),
    );
    return story;
  }

  it('are matched by the server, until they are changed here', async () => {
    const story = await atHome();
    expect(['s1', 's2', 's3'].map((id) => shows(story, id))).toEqual([
      'collapsed',
      'full',
      'collapsed',
    ]);
    const sent: unknown[] = [];
    const drops = nock(ORIGIN).delete('/api/v2/filters/statuses/75').reply(200, {});
    const changed = {
      ...ponds,
      filter_action: 'hide',
      keywords: [
        { id: '72', keyword: 'toad', whole_word: true },
        { id: '73', keyword: 'newt', whole_word: false },
      ],
      statuses: [],
    };
    nock(ORIGIN)
      .put('/api/v2/filters/7', (body) => sent.push(body) > 0)
      .reply(200, changed);
    const keywords = [
      { id: '72', phrase: 'toad', wholeWord: true },
      { id: null, phrase: 'newt', wholeWord: false },
    ];
    const change = { title: 'Ponds', keywords, contexts: ['home' as const], withoutPosts: ['75'] };
    story.dispatch(
      filterSaveRequested({
        filterId: '7',
        filterInput: wish({ ...change, action: 'hide', expiresIn: null }),
      }),
    );
    expect(['s1', 's2', 's3'].map((id) => shows(story, id))).toEqual(['full', 'hidden', 'full']);
    await story.until(filterSaved);
    expect(drops.isDone()).toBe(true);
    expect(sent).toEqual([
      {
        title: 'Ponds',
        context: ['home'],
        filter_action: 'hide',
        expires_in: null,
        keywords_attributes: [
          { id: '72', keyword: 'toad', whole_word: true },
          { keyword: 'newt', whole_word: false },
          { id: '71', _destroy: true },
        ],
      },
    ]);
    expect(['s1', 's2', 's3'].map((id) => shows(story, id))).toEqual(['full', 'hidden', 'full']);
  });

  it('end for loaded posts, too, when they expire, are deleted, or are changed elsewhere', async () => {
    const story = await atHome();
    nock(ORIGIN).delete('/api/v2/filters/7').reply(200, {});
    story.dispatch(filterDeleteRequested({ filterId: '7' }));
    expect(shows(story, 's1')).toBe('full');
    await story.until(filterDeleted);
    expect(shows(story, 's1')).toBe('full');

    const soon = { ...ponds, expires_at: '2026-11-20T12:05:00.000Z' };
    nock(ORIGIN).get('/api/v2/filters').reply(200, [soon]);
    story.dispatch(filtersChanged());
    await clock.pass(0);
    expect(shows(story, 's1')).toBe('collapsed');
    await clock.pass(5 * 60_000);
    expect(shows(story, 's1')).toBe('full');

    nock(ORIGIN)
      .get('/api/v2/filters')
      .reply(200, [wireFilterV2({ ...ponds, keywords: [{ id: '9', keyword: 'newt' }] })]);
    story.dispatch(filtersChanged());
    await clock.pass(0);
    expect([shows(story, 's1'), shows(story, 's2')]).toEqual(['full', 'collapsed']);
  });

  it('that a server does not have are not requested again, nor those of version 1', async () => {
    const second = nock(ORIGIN).get('/api/v2/filters').reply(404, { error: 'Not found' });
    nock(ORIGIN)
      .get('/api/v1/filters')
      .reply(200, [wireFilter({ phrase: 'frogs' })]);
    const story = replay(filtersSaga, { before: [...member, mastodon] });
    await story.until(filtersReceived);
    expect(second.isDone()).toBe(true);
    expect(phrases(story)).toEqual(['frogs']);
    nock(ORIGIN).get('/api/v1/filters').reply(404, { error: 'Not found' });
    story.dispatch(filtersChanged());
    await clock.pass(0);
    expect(selectCan(story.state(), 'filters')).toBe(false);
    expect(selectCan(story.state(), 'filtersOfWords')).toBe(false);
    expect(phrases(story)).toEqual(['frogs']);
    story.dispatch(filtersChanged());
    await clock.pass(0);
    expect(nock.isDone()).toBe(true);
  });
});

describe('logging in', () => {
  const client = clientRegistered({
    clientId: 'CLIENT-ID',
    clientSecret: 'CLIENT-SECRET',
    scopes: 'read write follow push admin',
  });
  const login = loginRequested({ username: 'alice', password: 'PASSWORD-alice' });
  function* both() {
    yield* fork(loginSaga);
    yield* fork(filtersSaga);
  }

  it('opens the timeline once the filters are loaded, which are requested once', async () => {
    replayFixture('auth/token-password');
    replayFixture('auth/verify-credentials');
    const asked = server({ phrase: 'frogs', after: 1_000 });
    const story = replay(both, { before: [client] });
    story.dispatch(login);
    await clock.pass(0);
    expect(story.state().session.currentUser?.screenName).toBe('alice');
    expect(story.context.routes).toEqual([]);
    await clock.passSeconds(3);
    expect(phrases(story)).toEqual(['frogs']);
    expect(story.context.routes).toHaveLength(1);
    expect(asked.times).toBe(1);
  });

  it('does not wait for long, nor for what fails', async () => {
    replayFixture('auth/token-password');
    replayFixture('auth/verify-credentials');
    server({ phrase: 'frogs', after: 20_000 });
    const story = replay(both, { before: [client] });
    story.dispatch(login);
    await clock.pass(0);
    await clock.passSeconds(2);
    expect(story.context.routes).toEqual([]);
    await clock.passSeconds(1);
    expect(story.context.routes).toHaveLength(1);
  });
});

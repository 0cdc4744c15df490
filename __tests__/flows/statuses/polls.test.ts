/** Polls on screen are refreshed, and the reader votes in them. */
import nock from 'nock';
import type { WirePoll } from '@/api/wire/status';
import { voteRequest } from '@/domain/statuses/poll';
import { pollsSaga } from '@/sagas/statuses/polls';
import { votesSaga } from '@/sagas/statuses/votes';
import { selectPoll } from '@/selectors/statuses/polls';
import { selectRequest } from '@/selectors/engine/requests';
import { noticeShown } from '@/slices/engine/notices';
import {
  pollHidden,
  pollReceived,
  pollRefreshFailed,
  pollShown,
  voteRequested,
} from '@/slices/statuses/polls';
import { pageVisibilityChanged } from '@/slices/realtime/realtime';
import { loggedOut, userTokenReceived } from '@/slices/session/session';
import type { WireStatus } from '@/api/wire/status';
import { settled, useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { fixtureBody, replayFixture } from '@support/fixtures';
import { statusesKnown } from '@support/statuses/statuses';
import { wirePoll, wireStatus } from '@support/wire';

const clock = useStoppedClock();
const alice = userTokenReceived({ userToken: 'TOKEN-alice' });
const withPoll = (poll: WirePoll, id = 's1') => statusesKnown(wireStatus({ id, poll }));
const known = (changes: Partial<WirePoll> = {}) => [alice, withPoll(wirePoll(changes))];
const shown = pollShown({ statusId: 's1' });
const hidden = pollHidden({ statusId: 's1' });
const answer = (changes: Partial<WirePoll> = {}) =>
  nock(ORIGIN).get('/api/v1/polls/987').reply(200, wirePoll(changes));

describe('a poll on screen', () => {
  it('POLL-08 POLL-09 is fetched every 30 s, and the answer replaces it on the status', async () => {
    const story = replay(pollsSaga, { before: known() });
    story.dispatch(shown);
    await clock.pass(29_999);
    expect(story.all(pollReceived)).toEqual([]);

    answer({ votes_count: 9 });
    await clock.pass(1);
    await story.until(pollReceived);
    expect(selectPoll(story.state(), 's1')).toMatchObject({ id: '987', votesCount: 9 });

    answer({ votes_count: 10 });
    await clock.pass(30_000);
    expect(selectPoll(story.state(), 's1')).toMatchObject({ votesCount: 10 });
  });

  it('POLL-08 is tracked until the last card that shows it is gone', async () => {
    const story = replay(pollsSaga, { before: known() });
    story.dispatch(shown);
    story.dispatch(shown);
    story.dispatch(hidden);
    answer({ votes_count: 9 });
    await clock.pass(30_000);
    expect(story.all(pollReceived)).toHaveLength(1);

    story.dispatch(hidden);
    const more = answer({ votes_count: 10 });
    await clock.pass(300_000);
    expect(more.isDone()).toBe(false);
    expect(story.state().polls).toEqual({});

    story.dispatch(shown);
    await clock.pass(30_000);
    expect(more.isDone()).toBe(true);
  });

  it('is not polled while the page is hidden, and is requested at once afterwards', async () => {
    const story = replay(pollsSaga, { before: known() });
    story.dispatch(shown);
    story.dispatch(pageVisibilityChanged(false));
    await clock.pass(120_000);
    expect(story.all(pollRefreshFailed)).toEqual([]);
    answer({ votes_count: 9 });
    story.dispatch(pageVisibilityChanged(true));
    await story.until(pollReceived);
  });

  it('is not polled once the server has closed it', async () => {
    const story = replay(pollsSaga, { before: known({ expired: true }) });
    story.dispatch(shown);
    await clock.pass(120_000);
    expect(story.types()).toEqual(['polls/pollShown']);
  });

  it('stays unchanged when it fails to load, and is retried', async () => {
    nock(ORIGIN).get('/api/v1/polls/987').reply(502, { error: 'Bad gateway' });
    const story = replay(pollsSaga, { before: known() });
    story.dispatch(shown);
    await clock.pass(30_000);
    expect(story.all(pollRefreshFailed)).toEqual([
      pollRefreshFailed({ statusId: 's1', reason: 'Bad gateway' }),
    ]);
    expect(selectPoll(story.state(), 's1')).toMatchObject({ votesCount: 4 });
    answer({ votes_count: 9 });
    await clock.pass(30_000);
    expect(selectPoll(story.state(), 's1')).toMatchObject({ votesCount: 9 });
  });

  it('is not replaced by an older answer after an edit', async () => {
    const story = replay(pollsSaga, { before: known() });
    story.dispatch(shown);
    nock(ORIGIN)
      .get('/api/v1/polls/987')
      .delay(5_000)
      .reply(200, wirePoll({ votes_count: 9 }));
    await clock.pass(30_000);
    story.dispatch(withPoll(wirePoll({ id: '988', votes_count: 0 })));
    await clock.pass(5_000);
    await story.until(pollReceived);
    expect(selectPoll(story.state(), 's1')).toMatchObject({ id: '988', votesCount: 0 });
  });

  it('is still polled when the reader logs out and the card stays', async () => {
    const story = replay(pollsSaga, { before: known() });
    story.dispatch(shown);
    story.dispatch(loggedOut('wish'));
    await clock.pass(30_000);
    expect(story.all(pollReceived)).toEqual([]);
    story.dispatch(withPoll(wirePoll()));
    answer({ votes_count: 9 });
    await clock.pass(30_000);
    expect(selectPoll(story.state(), 's1')).toMatchObject({ votesCount: 9 });
  });
});

describe('a vote', () => {
  const single = () => statusesKnown(fixtureBody('statuses/get-poll-single') as WireStatus);
  const SINGLE = 'BCdenRWbsBx4nZiI2C';
  const vote = (...choices: number[]) => voteRequested({ statusId: SINGLE, choices });
  const request = (story: ReturnType<typeof replay>) =>
    selectRequest(story.state(), voteRequest(SINGLE));

  it('POLL-09 is sent as a list of option indices; its answer replaces the poll', async () => {
    replayFixture('statuses/vote-single');
    const story = replay(votesSaga, { before: [alice, single()] });
    story.dispatch(vote(0));
    expect(request(story).busy).toBe(true);
    await settled();
    expect(selectPoll(story.state(), SINGLE)).toMatchObject({
      voted: true,
      ownVotes: [0],
      votesCount: 5,
    });
    expect(request(story)).toMatchObject({ busy: false, reason: null });
    expect(story.all(noticeShown)).toEqual([]);
  });

  it('POLL-09 may contain several options', async () => {
    replayFixture('statuses/vote-multiple');
    const before = [alice, statusesKnown(fixtureBody('statuses/get-poll-multiple') as WireStatus)];
    const story = replay(votesSaga, { before });
    story.dispatch(voteRequested({ statusId: 'BCdenXLqD8u2ruim5A', choices: [2, 0] }));
    await settled();
    expect(selectPoll(story.state(), 'BCdenXLqD8u2ruim5A')).toMatchObject({
      voted: true,
      ownVotes: expect.arrayContaining([0, 2]) as number[],
    });
    expect(story.all(noticeShown)).toEqual([]);
  });

  it('is sent once, however often the button is pressed', async () => {
    replayFixture('statuses/vote-single');
    const story = replay(votesSaga, { before: [alice, single()] });
    story.dispatch(vote(0));
    story.dispatch(vote(0));
    await settled();
    expect(story.all(pollReceived)).toHaveLength(1);
    expect(request(story).reason).toBeNull();
  });

  it('is never empty, which servers would count as a vote', async () => {
    const story = replay(votesSaga, { before: [alice, single()] });
    story.dispatch(vote());
    await settled();
    expect(request(story)).toMatchObject({ busy: false, reason: null });
  });

  it('that repeats an earlier one is answered with the first, with a notice', async () => {
    replayFixture('statuses/vote-single-again');
    const story = replay(votesSaga, { before: [alice, single()] });
    story.dispatch(vote(1));
    await settled();
    expect(selectPoll(story.state(), SINGLE)).toMatchObject({ voted: true, ownVotes: [0] });
    expect(story.all(noticeShown).map(({ payload }) => payload.messageKey)).toEqual([
      'polls.voted_before',
    ]);
  });

  it.each([
    ['statuses/vote-single-much-later', 1, 'Already voted'],
    ['statuses/vote-invalid-index', 9, 'Invalid indices'],
  ])("that is refused shows the server's message and reloads the poll: %s", async (...row) => {
    const [name, choice, reason] = row;
    replayFixture(name);
    replayFixture('statuses/poll-get-voted');
    const story = replay(votesSaga, { before: [alice, single()] });
    story.dispatch(vote(choice));
    await settled();
    expect(request(story)).toEqual({ busy: false, reason, httpStatus: 422 });
    expect(selectPoll(story.state(), SINGLE)).toMatchObject({ voted: true, ownVotes: [0] });
  });

  it("in one's own poll, or in a deleted one, is refused likewise", async () => {
    nock(ORIGIN).post('/api/v1/polls/1008/votes').reply(404, { error: 'Record not found' });
    nock(ORIGIN).get('/api/v1/polls/1008').reply(500);
    const story = replay(votesSaga, { before: [alice, single()] });
    story.dispatch(vote(0));
    await settled();
    expect(request(story)).toMatchObject({ reason: 'Record not found', httpStatus: 404 });
    expect(selectPoll(story.state(), SINGLE)).toMatchObject({ voted: false });
  });

  it('whose answer is lost counts if the poll says so', async () => {
    nock(ORIGIN).post('/api/v1/polls/1008/votes').replyWithError('lost');
    replayFixture('statuses/poll-get-voted');
    const story = replay(votesSaga, { before: [alice, single()] });
    story.dispatch(vote(0));
    await settled();
    expect(selectPoll(story.state(), SINGLE)).toMatchObject({ voted: true });
    expect(request(story)).toMatchObject({ busy: false, reason: null });
  });

  it('that did not arrive can be sent again', async () => {
    nock(ORIGIN).post('/api/v1/polls/1008/votes').replyWithError('lost');
    replayFixture('statuses/poll-get');
    const story = replay(votesSaga, { before: [alice, single()] });
    story.dispatch(vote(0));
    await settled();
    expect(request(story).reason).toBe('the server could not be reached');
    replayFixture('statuses/vote-single');
    story.dispatch(vote(0));
    await settled();
    expect(selectPoll(story.state(), SINGLE)).toMatchObject({ voted: true });
    expect(request(story).reason).toBeNull();
  });
});

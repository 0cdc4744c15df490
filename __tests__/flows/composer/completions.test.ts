/** Requests for completions while a mention or a hashtag is typed. */
import nock from 'nock';
import { completionsSaga } from '@/sagas/composer/completions';
import {
  selectHashtagCompletions,
  selectPeopleCompletions,
} from '@/selectors/composer/completions';
import { completionsRequested, hashtagsFound, peopleFound } from '@/slices/composer/completions';
import { noEntities } from '@/domain/engine/entities';
import { statusReceived } from '@/slices/statuses/statuses';
import { settled, useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn, someUser } from '@support/people';
import { fixture } from '@support/fixtures';
import { wireUser } from '@support/wire';

const clock = useStoppedClock();

const people = (query: string) => completionsRequested({ sought: { kind: 'people', query } });
const hashtags = (query: string) => completionsRequested({ sought: { kind: 'hashtags', query } });
const nothing = completionsRequested({ sought: null });

const ann = wireUser({ id: 'u5', acct: 'ann', username: 'ann' });
const search = (query: string) =>
  nock(ORIGIN).get('/api/v1/accounts/search').query({ q: query, limit: 20, resolve: false });

describe('a mention that is being typed', () => {
  const anna = someUser({ id: 'u9', screenName: 'anna@hill.example', name: 'Anna' });
  const before = [
    signedIn(),
    statusReceived({ statusId: 's1', entities: { ...noEntities(), users: [anna] } }),
  ];

  it('EMOJI-07 offers twenty people at most, those who are known at once, the others 300 ms after the last letter', async () => {
    const many = Array.from({ length: 30 }, (_each, at) =>
      wireUser({ id: `m${String(at)}`, acct: `ann${String(at)}`, username: `ann${String(at)}` }),
    );
    const asked = search('ann').reply(200, [ann, ...many]);
    const story = replay(completionsSaga, { before });
    const offered = () => selectPeopleCompletions(story.state(), 'ann').map(({ id }) => id);

    story.dispatch(people('a'));
    await clock.pass(299);
    story.dispatch(people('an'));
    await clock.pass(200);
    story.dispatch(people('ann'));
    expect(offered()).toEqual(['u9']);
    await clock.pass(299);
    expect(asked.isDone()).toBe(false);
    await clock.pass(1);
    expect(story.all(peopleFound)).toHaveLength(1);
    expect(offered()).toHaveLength(20);
    expect(offered()).toContain('u5');
  });

  it('EMOJI-07 offers nobody and sends no request once an @ follows the first character', async () => {
    const story = replay(completionsSaga, { before });
    story.dispatch(people('ann@hi'));
    await clock.pass(1_000);
    expect(selectPeopleCompletions(story.state(), 'anna@hill.example')).toEqual([]);
    expect(story.all(peopleFound)).toEqual([]);
  });

  it('sends no request when something else is typed', async () => {
    const asked = search('ann').reply(200, [ann]);
    const story = replay(completionsSaga, { before });
    story.dispatch(people('ann'));
    await clock.pass(100);
    story.dispatch(nothing);
    await clock.pass(1_000);
    expect(asked.isDone()).toBe(false);
    expect(story.state().completions?.sought).toBeNull();
  });

  it('ignores an answer after the word was changed', async () => {
    search('an').delay(5_000).reply(200, [ann]);
    search('anz').reply(200, []);
    const story = replay(completionsSaga, { before });
    story.dispatch(people('an'));
    await clock.pass(300);
    story.dispatch(people('anz'));
    await clock.pass(10_000);
    expect(story.all(peopleFound).map(({ payload }) => payload.userIds)).toEqual([[]]);
  });

  it('still offers known people when the server fails', async () => {
    search('ann').reply(500, {});
    const story = replay(completionsSaga, { before });
    story.dispatch(people('ann'));
    await clock.pass(300);
    await settled();
    expect(selectPeopleCompletions(story.state(), 'ann').map(({ id }) => id)).toEqual(['u9']);
    expect(story.context.logged).toHaveLength(1);
  });
});

describe('a hashtag that is being typed', () => {
  it('offers known ones and those of the server', async () => {
    const { response } = fixture('search/hashtags');
    nock(ORIGIN)
      .get('/api/v2/search')
      .query({ q: '#boo', type: 'hashtags', limit: 10 })
      .reply(200, response.body as nock.Body);
    const story = replay(completionsSaga, { before: [signedIn()] });
    story.dispatch(hashtags('boo'));
    await clock.pass(300);
    expect(story.all(hashtagsFound)).toHaveLength(1);
    expect(selectHashtagCompletions(story.state(), 'boo')).toEqual(['books']);
  });
});

/** Emoji reactions: shown optimistically, confirmed by the server, with the people who reacted. */
import nock from 'nock';
import type { WireReaction, WireStatus } from '@/api/wire/status';
import { reactedByRequest } from '@/domain/statuses/statusEngagement';
import { statusEngagementSaga } from '@/sagas/statuses/statusEngagement';
import { reactionsSaga } from '@/sagas/statuses/reactions';
import { selectReactedBy } from '@/selectors/statuses/statusEngagement';
import { selectRequest } from '@/selectors/engine/requests';
import { selectStatus } from '@/selectors/statuses/statuses';
import { selectUser } from '@/selectors/people/users';
import {
  statusEngagementReceived,
  reactionPeopleClosed,
  reactionPeopleOpened,
} from '@/slices/statuses/statusEngagement';
import { reactionConfirmed, reactionRefused, reactionRequested } from '@/slices/statuses/reactions';
import { userTokenReceived } from '@/slices/session/session';
import { settled } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { fixtureBody, replayFixture } from '@support/fixtures';
import { statusesKnown } from '@support/statuses/statuses';
import { wireReaction, wireStatus, wireUser } from '@support/wire';

const FIRE = '🔥';
const PATH = '/api/v1/pleroma/statuses/s1/reactions';
const fire = encodeURIComponent(FIRE);

const reacted = (...reactions: WireReaction[]): WireStatus =>
  wireStatus({ pleroma: { emoji_reactions: reactions } });
const burning = (changes: Partial<WireReaction> = {}) =>
  wireReaction({ name: FIRE, count: 1, me: false, account_ids: ['u9'], ...changes });
const press = (wanted: boolean, name = FIRE, url: string | null = null) =>
  reactionRequested({ statusId: 's1', name, wanted, url });

const tell = (story: ReturnType<typeof replay>) =>
  selectStatus(story.state(), 's1')?.reactions.map(({ name, count, mine }) => [name, count, mine]);

describe('a reaction', () => {
  it("ACT-05 shows at once, is sent with PUT, and then has the server's state", async () => {
    nock(ORIGIN, { reqheaders: { authorization: 'Bearer TOKEN-mia' } })
      .put(`${PATH}/${fire}`)
      .reply(200, reacted(burning({ count: 7, me: true })));
    const story = replay(reactionsSaga, {
      before: [userTokenReceived({ userToken: 'TOKEN-mia' }), statusesKnown(reacted(burning()))],
    });
    story.dispatch(press(true));
    expect(tell(story)).toEqual([[FIRE, 2, true]]);
    await story.until(reactionConfirmed);
    expect(tell(story)).toEqual([[FIRE, 7, true]]);
    expect(story.state().reactions).toEqual({});
  });

  it('ACT-05 is removed with DELETE', async () => {
    nock(ORIGIN).delete(`${PATH}/${fire}`).reply(200, reacted());
    const story = replay(reactionsSaga, {
      before: [statusesKnown(reacted(burning({ me: true })))],
    });
    story.dispatch(press(false));
    expect(tell(story)).toEqual([]);
    await story.until(reactionConfirmed);
    expect(tell(story)).toEqual([]);
    expect(story.state().reactions).toEqual({});
  });

  it('may be a custom emoji, local or remote, named by its shortcode', async () => {
    nock(ORIGIN)
      .put(`${PATH}/blob%40far.example`)
      .reply(200, reacted(burning({ name: 'blob@far.example', url: '/b.png', me: true })));
    const story = replay(reactionsSaga, { before: [statusesKnown(reacted())] });
    story.dispatch(press(true, 'blob@far.example', '/b.png'));
    await settled();
    expect(tell(story)).toEqual([['blob@far.example', 1, true]]);
  });

  it('is updated from recorded answers', async () => {
    const before = [
      userTokenReceived({ userToken: 'TOKEN-alice' }),
      statusesKnown(fixtureBody('statuses/unreact-twice-stored') as WireStatus),
    ];
    const statusId = 'BCdepSe2gFAaqp9UTQ';
    const namesOf = (story: ReturnType<typeof replay>) =>
      selectStatus(story.state(), statusId)?.reactions.map(({ name }) => name);
    replayFixture('statuses/react-unicode');
    const story = replay(reactionsSaga, { before });
    story.dispatch(reactionRequested({ statusId, name: FIRE, wanted: true, url: null }));
    await settled();
    expect(namesOf(story)).toEqual([FIRE]);
    replayFixture('statuses/react-custom');
    const heart = { statusId, name: 'heart_test', url: '/heart.png' };
    story.dispatch(reactionRequested({ ...heart, wanted: true }));
    await settled();
    expect(namesOf(story)).toEqual([FIRE, 'heart_test']);
    replayFixture('statuses/unreact-custom');
    story.dispatch(reactionRequested({ ...heart, wanted: false }));
    await settled();
    expect(namesOf(story)).not.toContain('heart_test');
    expect(story.all(reactionRefused)).toEqual([]);
  });

  it('is rolled back when the server refuses, with a notice', async () => {
    nock(ORIGIN).put(`${PATH}/nonsense`).reply(400, { error: 'Could not add reaction emoji' });
    const story = replay(reactionsSaga, { before: [statusesKnown(reacted(burning()))] });
    story.dispatch(press(true, 'nonsense', '/n.png'));
    expect(tell(story)).toHaveLength(2);
    await story.until(reactionRefused);
    expect(tell(story)).toEqual([[FIRE, 1, false]]);
    expect(story.all(reactionRefused)[0]?.payload.reason).toBe('Could not add reaction emoji');
    expect(story.state().reactions).toEqual({});
  });

  it('is sent again only after the first press is answered, and only the last choice counts', async () => {
    nock(ORIGIN)
      .put(`${PATH}/${fire}`)
      .delay(20)
      .reply(200, reacted(burning({ count: 2, me: true })))
      .delete(`${PATH}/${fire}`)
      .reply(200, reacted(burning()));
    const story = replay(reactionsSaga, { before: [statusesKnown(reacted(burning()))] });
    story.dispatch(press(true));
    await story.context.clock.afterPaint();
    await Promise.resolve();
    story.dispatch(press(false));
    expect(tell(story)).toEqual([[FIRE, 1, false]]);
    await settled();
    expect(nock.isDone()).toBe(true);
    expect(tell(story)).toEqual([[FIRE, 1, false]]);
    expect(story.state().reactions).toEqual({});
  });

  it('is not sent twice by three presses, as servers would store both', async () => {
    nock(ORIGIN)
      .put(`${PATH}/${fire}`)
      .delay(20)
      .reply(200, reacted(burning({ count: 2, me: true })));
    const story = replay(reactionsSaga, { before: [statusesKnown(reacted(burning()))] });
    [true, false, true].forEach((wanted) => story.dispatch(press(wanted)));
    await settled();
    expect(tell(story)).toEqual([[FIRE, 2, true]]);
    expect(story.all(reactionRefused)).toEqual([]);
  });

  it('that is stored more than once is removed until it is gone', async () => {
    nock(ORIGIN)
      .delete(`${PATH}/${fire}`)
      .reply(200, reacted(burning({ me: true })))
      .delete(`${PATH}/${fire}`)
      .reply(200, reacted());
    const story = replay(reactionsSaga, {
      before: [statusesKnown(reacted(burning({ me: true })))],
    });
    story.dispatch(press(false));
    await story.until(reactionConfirmed);
    expect(tell(story)).toEqual([]);
  });

  it('that was removed elsewhere is gone, and the status is reloaded', async () => {
    nock(ORIGIN)
      .delete(`${PATH}/${fire}`)
      .reply(400, { error: 'Could not remove reaction emoji' })
      .get('/api/v1/statuses/s1')
      .reply(200, reacted(wireReaction({ name: '🐱', me: false })));
    const story = replay(reactionsSaga, {
      before: [statusesKnown(reacted(burning({ me: true })))],
    });
    story.dispatch(press(false));
    await story.until(reactionConfirmed);
    expect(tell(story)).toEqual([['🐱', 2, false]]);
    expect(story.all(reactionRefused)).toEqual([]);
  });

  it("uses the family's other path if the first is missing", async () => {
    nock(ORIGIN)
      .put(`${PATH}/${fire}`)
      .reply(404, { error: 'Not implemented' })
      .put(`/api/v1/statuses/s1/emoji_reactions/${fire}`)
      .reply(200, reacted(burning({ count: 2, me: true })));
    const story = replay(reactionsSaga, { before: [statusesKnown(reacted(burning()))] });
    story.dispatch(press(true));
    await story.until(reactionConfirmed);
    expect(tell(story)).toEqual([[FIRE, 2, true]]);
  });

  it('is independent of other emoji: two emoji are two calls', async () => {
    nock(ORIGIN)
      .put(`${PATH}/${fire}`)
      .delay(30)
      .reply(200, reacted(burning({ me: true }), wireReaction({ name: 'cat', me: true })))
      .put(`${PATH}/cat`)
      .reply(400, { error: 'No' });
    const story = replay(reactionsSaga, { before: [statusesKnown(reacted())] });
    story.dispatch(press(true));
    story.dispatch(press(true, 'cat', '/cat.png'));
    await story.until(reactionRefused);
    expect(tell(story)).toEqual([[FIRE, 1, true]]);
    await story.until(reactionConfirmed);
    expect(story.state().reactions).toEqual({});
  });
});

describe('the people who reacted', () => {
  const open = reactionPeopleOpened({ statusId: 's1' });
  const close = reactionPeopleClosed({ statusId: 's1' });
  const people = [
    { ...burning(), accounts: [wireUser({ id: 'u9', acct: 'leo', display_name: 'Leo' })] },
  ];

  it('CARD-16 are requested when their accounts are missing', async () => {
    nock(ORIGIN).get(PATH).reply(200, people);
    const story = replay(statusEngagementSaga, { before: [statusesKnown(reacted(burning()))] });
    story.dispatch(open);
    await settled();
    expect(selectReactedBy(story.state(), 's1', FIRE)).toEqual(['u9']);
    expect(selectUser(story.state(), 'u9')).toMatchObject({ name: 'Leo' });
  });

  it('CARD-16 are requested if the status names nobody at all', async () => {
    nock(ORIGIN).get(PATH).reply(200, people);
    const { account_ids: _left, ...nameless } = burning();
    const story = replay(statusEngagementSaga, { before: [statusesKnown(reacted(nameless))] });
    expect(selectReactedBy(story.state(), 's1', FIRE)).toBeNull();
    story.dispatch(open);
    await settled();
    expect(selectReactedBy(story.state(), 's1', FIRE)).toEqual(['u9']);
    // Receiving the status again without names keeps those that are known.
    story.dispatch(statusesKnown(reacted({ ...nameless, count: 2 })));
    expect(selectReactedBy(story.state(), 's1', FIRE)).toEqual(['u9']);
  });

  it('CARD-16 are not requested when all are known', async () => {
    const leo = wireStatus({ id: 's2', account: wireUser({ id: 'u9', acct: 'leo' }) });
    const story = replay(statusEngagementSaga, {
      before: [statusesKnown(reacted(burning()), leo)],
    });
    story.dispatch(open);
    await settled();
    expect(story.all(statusEngagementReceived)).toEqual([]);
    expect(selectRequest(story.state(), reactedByRequest('s1'))).toMatchObject({ reason: null });
    expect(selectReactedBy(story.state(), 's1', FIRE)).toEqual(['u9']);
  });

  it('CARD-16 are decoded from recorded answers', async () => {
    replayFixture('statuses/reactions');
    const status = fixtureBody('statuses/get-plain-with-reactions') as WireStatus;
    const story = replay(statusEngagementSaga, {
      before: [userTokenReceived({ userToken: 'TOKEN-alice' }), statusesKnown(status)],
    });
    story.dispatch(reactionPeopleOpened({ statusId: status.id }));
    await settled();
    for (const name of [FIRE, 'heart_test']) {
      const userIds = selectReactedBy(story.state(), status.id, name) ?? [];
      expect(userIds).toHaveLength(2);
      userIds.forEach((id) => expect(selectUser(story.state(), id)).toBeDefined());
    }
  });

  it('cause a notice when they fail to load, and are cancelled when the list is closed', async () => {
    nock(ORIGIN).get(PATH).reply(403, { error: 'Not for you' });
    const story = replay(statusEngagementSaga, { before: [statusesKnown(reacted(burning()))] });
    story.dispatch(open);
    await settled();
    expect(selectRequest(story.state(), reactedByRequest('s1')).reason).toBe('Not for you');

    nock(ORIGIN).get(PATH).delay(1_000).reply(200, people);
    story.dispatch(close);
    story.dispatch(open);
    story.dispatch(close);
    await settled();
    expect(story.all(statusEngagementReceived)).toEqual([]);
    expect(story.state().statusEngagement?.shown).toEqual([]);
  });
});

/** Following, muting, blocking and so on: one call at a time, and only the last press counts. */
import nock from 'nock';
import type { RelationshipKind } from '@/domain/people/relationshipActions';
import { timelineKey } from '@/domain/timelines/timeline';
import { relationshipActionsSaga } from '@/sagas/people/relationshipActions';
import { fork } from '@/sagas/engine/effects';
import { noticesSaga } from '@/sagas/noticeRules';
import { selectPendingRelationshipAction } from '@/selectors/people/relationshipActions';
import { selectRelationship } from '@/selectors/people/relationships';
import {
  relationshipActionConfirmed,
  relationshipActionRefused,
  relationshipActionRequested,
} from '@/slices/people/relationshipActions';
import { instanceConfigured } from '@/slices/session/config';
import { userTokenReceived } from '@/slices/session/session';
import {
  usersKnown,
  relationshipReceived,
  remoteUser,
  requestRelationshipAction,
} from '@support/people/relationshipActions';
import { settled, useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn, someUser } from '@support/people';
import { fixture, replayFixture } from '@support/fixtures';
import { pageOf } from '@support/statuses/statuses';
import { wireRelationship, wireRepeat, wireStatus, wireUser } from '@support/wire';

const clock = useStoppedClock();
const as = (token = 'TOKEN-mia') =>
  nock(ORIGIN, { reqheaders: { authorization: `Bearer ${token}` } });
const account = (verb: string) => `/api/v1/accounts/u2/${verb}`;
const LOOK = '/api/v1/accounts/relationships';

type Story = ReturnType<typeof begin>;

function begin({ before = [], token = 'TOKEN-mia' }: { before?: object[]; token?: string } = {}) {
  return replay(
    function* () {
      yield* fork(noticesSaga);
      yield* relationshipActionsSaga();
    },
    {
      before: [
        userTokenReceived({ userToken: token }),
        signedIn(),
        usersKnown(remoteUser()),
        ...(before as ReturnType<typeof relationshipReceived>[]),
      ],
    },
  );
}

const seen = (story: Story, userId = 'u2') => selectRelationship(story.state(), userId);
const wish = (story: Story, relationshipKind: RelationshipKind = 'following') =>
  selectPendingRelationshipAction(story.state(), 'u2', relationshipKind);
const notices = (story: Story) =>
  story.state().notices.map(({ messageKey, values }) => [messageKey, values]);

describe('following', () => {
  /** Follows a recorded account, which gives its recorded answer. */
  async function follow(name: string, isLocked: boolean) {
    const { request } = fixture(name);
    const userId = request.path.split('/')[4]!;
    replayFixture(name);
    const story = begin({
      token: `TOKEN-${request.as}`,
      before: [usersKnown(someUser({ id: userId, isLocked }))],
    });
    story.dispatch(
      relationshipActionRequested({ userId, relationshipKind: 'following', wanted: true }),
    );
    expect(selectPendingRelationshipAction(story.state(), userId, 'following')).toMatchObject({
      wanted: true,
    });
    await story.until(relationshipActionConfirmed);
    expect(selectPendingRelationshipAction(story.state(), userId, 'following')).toBeNull();
    return seen(story, userId);
  }

  it('REL-12 goes through "in progress" to following', async () => {
    expect(await follow('people/follow', false)).toMatchObject({
      following: true,
      requested: false,
    });
  });

  it('REL-12 goes through "in progress" to requested where the account is locked', async () => {
    expect(await follow('people/follow-locked', true)).toMatchObject({
      following: false,
      requested: true,
    });
  });

  it('REL-12 shows and hides repeats by the same call', async () => {
    as()
      .post(account('follow'), { reblogs: false })
      .reply(200, wireRelationship({ following: true, showing_reblogs: false }));
    const story = begin({ before: [relationshipReceived({ following: true })] });
    story.dispatch(requestRelationshipAction('showingRepeats', false));
    await story.until(relationshipActionConfirmed);
    expect(seen(story)).toMatchObject({ showingRepeats: false });
  });

  /**
   * Answers the follow with "not yet", then each request for the relationship; returns their times.
   */
  function slowly(...looks: object[]) {
    const times: number[] = [];
    const begun = clock.now();
    as().post(account('follow')).reply(200, wireRelationship());
    for (const answer of looks) {
      as()
        .get(LOOK)
        .query(true)
        .reply(() => {
          times.push(clock.now() - begun);
          return [200, [wireRelationship(answer)]];
        });
    }
    return times;
  }

  it.each([
    ['until it is followed', false, [{}, { following: true }, {}], [500, 1_000]],
    ['three times at most', false, [{}, {}, {}, {}], [500, 1_000, 1_500]],
    ['until a locked account was asked', true, [{ requested: true }, {}], [500]],
    [
      'three times though an open account says "requested"',
      false,
      Array(4).fill({ requested: true }),
      [500, 1_000, 1_500],
    ],
  ])('REL-13 checks again every 500 ms %s', async (_case, isLocked, looks, expected) => {
    const times = slowly(...(looks as object[]));
    const story = begin({ before: [usersKnown(remoteUser({ isLocked })), relationshipReceived()] });
    story.dispatch(requestRelationshipAction('following'));
    await settled();
    for (let step = 0; step < 6; step += 1) await clock.pass(500);
    expect(times).toEqual(expected);
    expect(wish(story)).toBeNull();
    expect(story.all(relationshipActionRefused)).toEqual([]);
  });

  it('REL-13 does not check again if the first answer is final', async () => {
    as()
      .post(account('follow'))
      .reply(200, wireRelationship({ following: true }));
    const look = as().get(LOOK).query(true).reply(200, []);
    const story = begin({ before: [relationshipReceived()] });
    story.dispatch(requestRelationshipAction('following'));
    await clock.pass(3_000);
    expect(look.isDone()).toBe(false);
    expect(seen(story)).toMatchObject({ following: true });
  });

  it('keeps the known state when a check fails', async () => {
    as()
      .post(account('follow'))
      .reply(200, wireRelationship({ requested: true }));
    as().get(LOOK).query(true).times(3).reply(500, { error: 'Oh no' });
    const story = begin({ before: [relationshipReceived()] });
    story.dispatch(requestRelationshipAction('following'));
    for (let step = 0; step < 4; step += 1) await clock.pass(500);
    expect(wish(story)).toBeNull();
    expect(seen(story)).toMatchObject({ requested: true });
    expect(notices(story)).toEqual([]);
  });

  it.each([
    ['cancels a request', { requested: true }],
    ['unfollows', { following: true }],
  ])('REL-14 %s', async (_case, before) => {
    as().post(account('unfollow')).reply(200, wireRelationship());
    const story = begin({ before: [relationshipReceived(before)] });
    story.dispatch(requestRelationshipAction('following', false));
    expect(wish(story)).toMatchObject({ wanted: false });
    await story.until(relationshipActionConfirmed);
    expect(seen(story)).toMatchObject({ following: false, requested: false });
  });

  it('is rolled back when the server refuses, with a notice', async () => {
    const { request } = fixture('people/follow-by-blocked');
    const userId = request.path.split('/')[4]!;
    replayFixture('people/follow-by-blocked');
    nock(ORIGIN)
      .get(LOOK)
      .query(true)
      .reply(200, [wireRelationship({ id: userId })]);
    const story = begin({
      token: `TOKEN-${request.as}`,
      before: [usersKnown(remoteUser({ id: userId })), relationshipReceived({ id: userId })],
    });
    const before = seen(story, userId);
    story.dispatch(
      relationshipActionRequested({ userId, relationshipKind: 'following', wanted: true }),
    );
    await story.until(relationshipActionRefused);
    expect(seen(story, userId)).toEqual(before);
    expect(selectPendingRelationshipAction(story.state(), userId, 'following')).toBeNull();
    expect(notices(story)).toEqual([
      ['user_card.action_failed', { deed: 'following', name: 'Ben', detail: 'rejected' }],
    ]);
  });

  it('accepts that it was done already, as in another tab', async () => {
    as().post(account('unfollow')).reply(400, { error: 'Not subscribed!' });
    as().get(LOOK).query(true).reply(200, [wireRelationship()]);
    const story = begin({ before: [relationshipReceived({ following: true })] });
    story.dispatch(requestRelationshipAction('following', false));
    await story.until(relationshipActionConfirmed);
    expect(seen(story)).toMatchObject({ following: false });
    // No failure, and the same offer to undo it.
    expect(notices(story)).toMatchObject([['user_card.unfollowed_now', { name: 'Ben' }]]);
  });
});

describe('pressing repeatedly', () => {
  it('sends only the last choice once the first is answered', async () => {
    const sent: string[] = [];
    as()
      .post(/\/(un)?follow$/)
      .delay(100)
      .reply((uri) => {
        sent.push(uri.split('/').at(-1)!);
        return [200, wireRelationship({ following: uri.endsWith('/follow') })];
      })
      .persist();
    const story = begin({ before: [relationshipReceived()] });
    for (const wanted of [true, false, true, false, true]) {
      story.dispatch(requestRelationshipAction('following', wanted));
    }
    await clock.pass(100);
    await settled();
    expect(sent).toEqual(['follow']);
    expect(seen(story)).toMatchObject({ following: true });
    expect(wish(story)).toBeNull();
  });

  it('waits when the server limits requests (429), and then sends the last choice', async () => {
    as().post(account('follow')).reply(429, { error: 'Throttled' }, { 'retry-after': '20' });
    const story = begin({ before: [relationshipReceived()] });
    story.dispatch(requestRelationshipAction('following'));
    await settled();
    expect(wish(story)).toMatchObject({ wanted: true, waitsUntil: clock.now() + 20_000 });
    story.dispatch(requestRelationshipAction('following', false));
    story.dispatch(requestRelationshipAction('following'));
    const again = as()
      .post(account('follow'))
      .reply(200, wireRelationship({ following: true }));
    await clock.passSeconds(19);
    expect(again.isDone()).toBe(false);
    await clock.passSeconds(2);
    expect(seen(story)).toMatchObject({ following: true });
    expect(wish(story)).toBeNull();
    expect(story.all(relationshipActionRefused)).toEqual([]);
  });

  it('sends nothing if the choice was reversed meanwhile', async () => {
    as().post(account('follow')).reply(429, { error: 'Throttled' }, { 'retry-after': '20' });
    const story = begin({ before: [relationshipReceived()] });
    story.dispatch(requestRelationshipAction('following'));
    await settled();
    story.dispatch(requestRelationshipAction('following', false));
    await settled();
    expect(wish(story)).toBeNull();
    await clock.passSeconds(30);
    expect(seen(story)).toMatchObject({ following: false });
  });

  it("does not exceed a server's known rate limits", async () => {
    let calls = 0;
    as()
      .post(/\/(un)?follow$/)
      .reply((uri) => {
        calls += 1;
        return [200, wireRelationship({ following: uri.endsWith('/follow') })];
      })
      .persist();
    const pleroma = instanceConfigured({ instance: { family: 'pleroma' } });
    const story = begin({ before: [pleroma, relationshipReceived()] });
    for (const wanted of [true, false, true]) {
      story.dispatch(requestRelationshipAction('following', wanted));
      await settled();
    }
    // The limit is two per minute for each account.
    expect(calls).toBe(2);
    expect(wish(story)).toMatchObject({ wanted: true });
    expect(wish(story)?.waitsUntil).toBeGreaterThan(clock.now() + 50_000);
    await clock.passSeconds(61);
    expect(calls).toBe(3);
    expect(seen(story)).toMatchObject({ following: true });
  });
});

describe('posts in timelines', () => {
  const theirs = wireUser({ id: 'u2', acct: 'ben@far.example' });
  const own = wireUser({ id: 'u3', acct: 'cleo' });
  const posts = [
    wireStatus({ id: '9', account: own }),
    wireStatus({ id: '8', account: theirs }),
    wireRepeat(wireStatus({ id: '5', account: own }), { id: '7', account: theirs }),
    wireRepeat(wireStatus({ id: '4', account: theirs }), { id: '6', account: own }),
  ];
  const keys = (['friends', 'public', 'publicAndExternal', 'bookmarks'] as const).map((kind) =>
    timelineKey(kind),
  );
  const lists = keys.map((key) => pageOf(key, posts));
  const held = (story: Story) =>
    keys.map((key) => story.state().timelines[key]?.ranges.flat().join(' '));

  it('REL-15 of unfollowed people are removed from the home timeline', async () => {
    as().post(account('unfollow')).reply(200, wireRelationship());
    const story = begin({ before: [relationshipReceived({ following: true }), ...lists] });
    story.dispatch(requestRelationshipAction('following', false));
    expect(held(story)).toEqual(Array(4).fill('9 8 7 6'));
    await settled();
    expect(held(story)).toEqual(['9 6', '9 8 7 6', '9 8 7 6', '9 8 7 6']);
  });

  it('REL-17 of blocked people are removed from the home and the public timelines', async () => {
    as()
      .post(account('block'))
      .delay(50)
      .reply(200, wireRelationship({ blocking: true }));
    const story = begin({ before: [relationshipReceived(), ...lists] });
    story.dispatch(requestRelationshipAction('blocking'));
    expect(held(story)).toEqual(Array(4).fill('9 8 7 6'));
    await settled();
    expect(held(story)).toEqual(['9', '9', '9', '9 8 7 6']);
  });

  it.each(['following', 'blocking'] as const)(
    'stay when the server refuses the change of %s',
    async (relationshipKind) => {
      as()
        .post(/\/(unfollow|block)$/)
        .reply(403, { error: 'No' });
      as()
        .get(LOOK)
        .query(true)
        .reply(200, [wireRelationship({ following: true })]);
      const story = begin({ before: [relationshipReceived({ following: true }), ...lists] });
      story.dispatch(requestRelationshipAction(relationshipKind, relationshipKind === 'blocking'));
      await story.until(relationshipActionRefused);
      expect(held(story)).toEqual(Array(4).fill('9 8 7 6'));
    },
  );
});

describe('other relationship actions', () => {
  /** Replays the recorded answers about one account, one after the other. */
  async function replayAll(
    relationshipKind: RelationshipKind,
    ...steps: [name: string, wanted: boolean][]
  ) {
    const { request } = fixture(steps[0]![0]);
    const userId = request.path.split('/accounts/')[1]!.split('/')[0]!;
    const story = begin({
      token: `TOKEN-${request.as}`,
      before: [usersKnown(remoteUser({ id: userId }))],
    });
    const found: unknown[] = [];
    for (const [name, wanted] of steps) {
      replayFixture(name);
      story.dispatch(relationshipActionRequested({ userId, relationshipKind, wanted }));
      // The action is pending until the server has confirmed it.
      expect(
        selectPendingRelationshipAction(story.state(), userId, relationshipKind),
      ).toMatchObject({ wanted });
      await settled();
      expect(selectPendingRelationshipAction(story.state(), userId, relationshipKind)).toBeNull();
      found.push(seen(story, userId)?.[relationshipKind as 'blocking']);
    }
    expect(story.all(relationshipActionRefused)).toEqual([]);
    expect(nock.isDone()).toBe(true);
    return found;
  }

  it('REL-16 block and unblock, each shown as in progress', async () => {
    expect(await replayAll('blocking', ['people/block', true], ['people/unblock', false])).toEqual([
      true,
      false,
    ]);
  });

  it('REL-18 mute and unmute, each shown as in progress', async () => {
    expect(await replayAll('muting', ['people/mute', true], ['people/unmute', false])).toEqual([
      true,
      false,
    ]);
  });

  it.each([
    ['for an hour', 3_600, { expires_in: 3_600, duration: 3_600 }],
    ['for ever, told so', 0, { expires_in: 0, duration: 0 }],
    ['without a word on how long', null, {}],
  ])('REL-18 mute %s', async (_case, seconds, body) => {
    const sent: unknown[] = [];
    as()
      .post(account('mute'))
      .reply((_uri, told) => {
        sent.push(told);
        return [200, wireRelationship({ muting: true })];
      });
    const story = begin({ before: [relationshipReceived()] });
    story.dispatch(
      relationshipActionRequested({
        userId: 'u2',
        relationshipKind: 'muting',
        wanted: true,
        seconds,
      }),
    );
    await story.until(relationshipActionConfirmed);
    expect(sent).toEqual([body]);
    expect(seen(story)).toMatchObject({ muting: true });
  });

  it('REL-20 remove a follower', async () => {
    expect(await replayAll('followedBy', ['people/remove-from-followers', false])).toEqual([false]);
  });

  it('REL-21 subscribe and unsubscribe with the older call', async () => {
    expect(
      await replayAll('subscribing', ['people/subscribe', true], ['people/unsubscribe', false]),
    ).toEqual([true, false]);
  });

  it.each([
    [true, 'people/follow-notify'],
    [false, 'people/follow-notify-off'],
  ])('subscribe as a part of following if there is no older call (%s)', async (on, name) => {
    const { request } = fixture(name);
    const userId = request.path.split('/')[4]!;
    nock(ORIGIN)
      .post(`/api/v1/pleroma/accounts/${userId}/${on ? 'subscribe' : 'unsubscribe'}`)
      .reply(404, { error: 'Not implemented' });
    replayFixture(name);
    const story = begin({
      token: `TOKEN-${request.as}`,
      before: [relationshipReceived({ id: userId, following: true, notifying: !on })],
    });
    story.dispatch(
      relationshipActionRequested({ userId, relationshipKind: 'subscribing', wanted: on }),
    );
    await story.until(relationshipActionConfirmed);
    expect(seen(story, userId)).toMatchObject({ subscribing: on });
  });

  it('mute and unmute a server, for every known account on it', async () => {
    const others = [
      remoteUser({ id: 'u3', screenName: 'cleo@far.example', fullName: 'cleo@far.example' }),
      remoteUser({ id: 'u4', screenName: 'dan@other.example', fullName: 'dan@other.example' }),
    ];
    const relations = ['u2', 'u3', 'u4'].map((id) => relationshipReceived({ id }));
    const story = begin({ before: [usersKnown(...others), ...relations] });
    const muted = () => ['u2', 'u3', 'u4'].map((id) => seen(story, id)?.domainBlocking);
    as().post('/api/v1/domain_blocks', { domain: 'far.example' }).reply(200, {});
    story.dispatch(requestRelationshipAction('domainBlocking'));
    await settled();
    expect(muted()).toEqual([true, true, false]);
    as().delete('/api/v1/domain_blocks', { domain: 'far.example' }).reply(200, {});
    story.dispatch(requestRelationshipAction('domainBlocking', false));
    await settled();
    expect(muted()).toEqual([false, false, false]);
  });

  it.each<[RelationshipKind, boolean, string, object]>([
    ['blocking', true, 'blocking', {}],
    ['blocking', false, 'unblocking', { blocking: true }],
    ['muting', true, 'muting', {}],
    ['muting', false, 'unmuting', { muting: true }],
    ['subscribing', true, 'subscribing', {}],
    ['showingRepeats', false, 'unshowingRepeats', {}],
    ['endorsed', true, 'endorsed', {}],
    ['followedBy', false, 'unfollowedBy', { followed_by: true }],
    ['domainBlocking', true, 'domainBlocking', {}],
  ])('change nothing about %s (%s) when the call fails, with a notice', async (...row) => {
    const [relationshipKind, wanted, deed, before] = row;
    nock(ORIGIN).post(/.*/).reply(500, { error: 'Oh no' }).persist();
    nock(ORIGIN)
      .get(LOOK)
      .query(true)
      .reply(200, [wireRelationship(before)])
      .persist();
    const story = begin({ before: [relationshipReceived(before)] });
    const known = seen(story);
    story.dispatch(requestRelationshipAction(relationshipKind, wanted));
    await story.until(relationshipActionRefused);
    expect(seen(story)).toEqual(known);
    expect(wish(story, relationshipKind)).toBeNull();
    await settled();
    expect(notices(story)).toEqual([
      ['user_card.action_failed', { deed, name: 'Ben', detail: 'Oh no' }],
    ]);
  });
});

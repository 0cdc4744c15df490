/** Toggles of a status: changed optimistically, confirmed by the server or rolled back. */
import nock from 'nock';
import type { WireStatus } from '@/api/wire/status';
import type { StatusToggle } from '@/domain/statuses/status';
import { fork } from '@/sagas/engine/effects';
import { statusTogglesSaga } from '@/sagas/statuses/statusToggles';
import { noticesSaga } from '@/sagas/noticeRules';
import { selectStatus } from '@/selectors/statuses/statuses';
import { userTokenReceived } from '@/slices/session/session';
import { commandFailureDismissed, linkNotCopied } from '@/slices/statuses/statusCommands';
import {
  statusToggleConfirmed,
  statusToggleRefused,
  statusToggleRequested,
} from '@/slices/statuses/statuses';
import { settled, useStoppedClock } from '@support/clock';
import { takeTime } from '@support/engine/inFlight';
import { ORIGIN, replay } from '@support/flow';
import { statusesKnown } from '@support/statuses/statuses';
import { wireRepeat, wireStatus } from '@support/wire';

const clock = useStoppedClock();
const PATH = '/api/v1/statuses/s1';
const known = [
  userTokenReceived({ userToken: 'TOKEN-mia' }),
  statusesKnown(wireStatus({ favourites_count: 2, reblogs_count: 4 })),
];
const press = (toggle: StatusToggle, wanted = true) =>
  statusToggleRequested({ statusId: 's1', toggle, wanted });
const server = () => nock(ORIGIN, { reqheaders: { authorization: 'Bearer TOKEN-mia' } });
const answer = (action: string, changes: Partial<WireStatus> = {}) =>
  server().post(`${PATH}/${action}`).reply(200, wireStatus(changes));
const begin = () => replay(statusTogglesSaga, { before: known });
const seen = (story: ReturnType<typeof replay>) => selectStatus(story.state(), 's1');

describe('a press on a toggle', () => {
  it.each<[StatusToggle, string, Partial<WireStatus>, object, object]>([
    [
      'favourited',
      'favourite',
      { favourited: true, favourites_count: 7 },
      { favouriteCount: 3 },
      { favouriteCount: 7 },
    ],
    [
      'bookmarked',
      'bookmark',
      { bookmarked: true, favourites_count: 9 },
      { favouriteCount: 2 },
      { favouriteCount: 9 },
    ],
  ])("ACT-01 shows %s at once, and then the server's state", async (...row) => {
    const [mark, action, told, atOnce, afterwards] = row;
    answer(action, told);
    const story = begin();
    story.dispatch(press(mark));
    expect(seen(story)).toMatchObject({ [mark]: true, ...atOnce });
    await story.until(statusToggleConfirmed);
    expect(seen(story)).toMatchObject({ [mark]: true, ...afterwards });
    expect(story.state().statuses.pendingToggles).toEqual({});
  });

  it('ACT-01 shows a repeat at once, and then the repeated status from within the answer', async () => {
    const original = wireStatus({ reblogged: true, reblogs_count: 8 });
    server()
      .post(`${PATH}/reblog`)
      .reply(200, wireRepeat(original, { id: 'r9' }));
    const story = begin();
    story.dispatch(press('repeated'));
    expect(seen(story)).toMatchObject({ repeated: true, repeatCount: 5 });
    await story.until(statusToggleConfirmed);
    expect(seen(story)).toMatchObject({ repeated: true, repeatCount: 8 });
  });

  it.each<[StatusToggle, boolean, string]>([
    ['favourited', true, 'favourite'],
    ['favourited', false, 'unfavourite'],
    ['repeated', true, 'reblog'],
    ['repeated', false, 'unreblog'],
    ['bookmarked', true, 'bookmark'],
    ['bookmarked', false, 'unbookmark'],
    ['pinned', true, 'pin'],
    ['pinned', false, 'unpin'],
    ['threadMuted', true, 'mute'],
    ['threadMuted', false, 'unmute'],
  ])('ACT-02 that sets %s to %s calls /%s, as the reader, and nothing else', async (...row) => {
    const [mark, wanted, action] = row;
    const [was, { pleroma }] = [!wanted, wireStatus()];
    const before = wireStatus({
      favourited: was,
      reblogged: was,
      bookmarked: was,
      pinned: was,
      pleroma: { ...pleroma, thread_muted: was },
    });
    const called = answer(action);
    const story = replay(statusTogglesSaga, { before: [...known, statusesKnown(before)] });
    story.dispatch(press(mark, wanted));
    await settled();
    expect(called.isDone()).toBe(true);
    expect(story.types()).toEqual([
      'statuses/statusToggleRequested',
      'statuses/statusToggleConfirmed',
    ]);
  });

  it('that mutes a thread shows its status as muted until it is unmuted', async () => {
    const story = begin();
    answer('mute', { muted: true, pleroma: { thread_muted: true } });
    story.dispatch(press('threadMuted'));
    expect(seen(story)).toMatchObject({ threadMuted: true, muted: true });
    await settled();
    answer('unmute', { muted: false, pleroma: { thread_muted: false } });
    story.dispatch(press('threadMuted', false));
    expect(seen(story)).toMatchObject({ threadMuted: false, muted: false });
    await settled();
    expect(seen(story)).toMatchObject({ threadMuted: false, muted: false });
  });
});

describe('a refused toggle', () => {
  const withNotices = () =>
    replay(
      function* () {
        yield* fork(noticesSaga);
        yield* fork(statusTogglesSaga);
      },
      { before: known },
    );

  it('rolls a favourite back and shows why', async () => {
    server().post(`${PATH}/favourite`).reply(403, { error: 'Not allowed' });
    const story = withNotices();
    story.dispatch(press('favourited'));
    await story.until(statusToggleRefused);
    expect(seen(story)).toMatchObject({ favourited: false, favouriteCount: 2 });
    expect(story.state().notices).toMatchObject([
      { messageKey: 'general.generic_error_message', values: { detail: 'Not allowed' } },
    ]);
    expect(story.state().statusCommands.commandFailures).toEqual({});
  });

  it.each<[StatusToggle, string, number, string]>([
    ['pinned', 'pin', 400, 'You have already pinned the maximum number of statuses'],
    ['threadMuted', 'mute', 403, 'Not allowed'],
    ['bookmarked', 'bookmark', 404, "Can't find it"],
  ])('ACT-16 such as %s is shown on the status, until the next success', async (...row) => {
    const [mark, action, status, error] = row;
    server().post(`${PATH}/${action}`).reply(status, { error });
    server().get(PATH).reply(200, wireStatus());
    const story = withNotices();
    story.dispatch(press(mark));
    await settled();
    expect(seen(story)).toMatchObject({ [mark]: false });
    expect(story.state().statusCommands.commandFailures).toEqual({
      s1: { about: mark, wanted: true, reason: error },
    });
    expect(story.state().notices).toEqual([]);

    answer('favourite', { favourited: true });
    story.dispatch(press('favourited'));
    await settled();
    expect(story.state().statusCommands.commandFailures).toHaveProperty('s1');

    answer('bookmark', { bookmarked: true });
    story.dispatch(press('bookmarked'));
    await settled();
    expect(story.state().statusCommands.commandFailures).toEqual({});
  });

  it('can be dismissed', () => {
    const story = begin();
    story.dispatch(linkNotCopied({ statusId: 's1', reason: 'Denied' }));
    story.dispatch(commandFailureDismissed({ statusId: 's1' }));
    expect(story.state().statusCommands.commandFailures).toEqual({});
  });

  it.each<[StatusToggle, boolean, string, number, string]>([
    ['favourited', false, 'unfavourite', 400, 'Could not unfavorite'],
    ['repeated', false, 'unreblog', 400, 'Could not unrepeat'],
    ['bookmarked', true, 'bookmark', 422, 'has already been taken'],
    ['bookmarked', false, 'unbookmark', 500, 'Something went wrong'],
    ['threadMuted', true, 'mute', 400, 'conversation is already muted'],
  ])('of %s to be %s is no failure if it is so already', async (...row) => {
    const [mark, wanted, action, status, error] = row;
    server().post(`${PATH}/${action}`).reply(status, { error });
    const wire = {
      favourited: 'favourited',
      repeated: 'reblogged',
      bookmarked: 'bookmarked',
      pinned: 'pinned',
      threadMuted: 'muted',
    }[mark];
    server()
      .get(PATH)
      .reply(200, wireStatus({ [wire]: wanted, pleroma: { thread_muted: wanted } }));
    const story = begin();
    story.dispatch(press(mark, wanted));
    await settled();
    expect(seen(story)).toMatchObject({ [mark]: wanted });
    expect(story.all(statusToggleRefused)).toEqual([]);
    expect(story.all(statusToggleConfirmed)).toHaveLength(1);
  });

  it('whose answer was lost on the way back counts as made', async () => {
    server().post(`${PATH}/favourite`).replyWithError('connection reset');
    server()
      .get(PATH)
      .reply(200, wireStatus({ favourited: true, favourites_count: 3 }));
    const story = begin();
    story.dispatch(press('favourited'));
    await story.until(statusToggleConfirmed);
    expect(seen(story)).toMatchObject({ favourited: true, favouriteCount: 3 });
    expect(story.all(statusToggleRefused)).toEqual([]);
  });

  it('is reported as refused if its state cannot be loaded', async () => {
    server().post(`${PATH}/favourite`).reply(500, { error: 'Something went wrong' });
    server().get(PATH).reply(503, { error: 'Later' });
    const story = begin();
    story.dispatch(press('favourited'));
    await settled();
    expect(story.all(statusToggleRefused)).toMatchObject([
      { payload: { reason: 'Something went wrong' } },
    ]);
  });

  it('is rolled back when the connection fails as well', async () => {
    server().post(`${PATH}/favourite`).replyWithError('down');
    const story = begin();
    story.dispatch(press('favourited'));
    await settled();
    expect(seen(story)).toMatchObject({ favourited: false, favouriteCount: 2 });
    expect(story.state().statuses.pendingToggles).toEqual({});
  });
});

describe('consecutive presses', () => {
  it('send the second request only after the first is answered', async () => {
    const first = server()
      .post(`${PATH}/favourite`)
      .reply(200, async () => {
        await takeTime(500);
        return wireStatus({ favourited: true, favourites_count: 3 });
      });
    const story = begin();
    story.dispatch(press('favourited'));
    await story.context.clock.afterPaint();
    await Promise.resolve();
    story.dispatch(press('favourited', false));
    expect(seen(story)).toMatchObject({ favourited: false, favouriteCount: 2 });
    const second = answer('unfavourite', { favourited: false, favourites_count: 2 });
    await settled();
    expect(second.isDone()).toBe(false);
    await clock.pass(500);
    await settled();
    expect([first.isDone(), second.isDone()]).toEqual([true, true]);
    expect(story.types()).toEqual([
      'statuses/statusToggleRequested',
      'statuses/statusToggleRequested',
      'statuses/statusToggleConfirmed',
      'statuses/statusToggleConfirmed',
    ]);
    expect(seen(story)).toMatchObject({ favourited: false, favouriteCount: 2 });
  });

  it('that change nothing in the end send nothing, as servers refuse to undo what they have not', async () => {
    const story = begin();
    story.dispatch(press('favourited'));
    story.dispatch(press('favourited', false));
    await settled();
    expect(story.types()).toEqual([
      'statuses/statusToggleRequested',
      'statuses/statusToggleRequested',
      'statuses/statusToggleConfirmed',
    ]);
    expect(seen(story)).toMatchObject({ favourited: false, favouriteCount: 2 });
    expect(story.state().statuses.pendingToggles).toEqual({});
  });

  it("of which the last has the first one's effect cost one call", async () => {
    server()
      .post(`${PATH}/bookmark`)
      .delay(500)
      .reply(200, wireStatus({ bookmarked: true }));
    const story = begin();
    for (const wanted of [true, false, true, false, true]) {
      story.dispatch(press('bookmarked', wanted));
    }
    await clock.pass(500);
    await settled();
    expect(story.all(statusToggleConfirmed)).toHaveLength(1);
    expect(seen(story)).toMatchObject({ bookmarked: true });
    expect(story.state().statuses.pendingToggles).toEqual({});
  });

  it('do not flicker when a page with the old state comes in between', async () => {
    server()
      .post(`${PATH}/favourite`)
      .delay(500)
      .reply(200, wireStatus({ favourited: true, favourites_count: 3 }));
    const story = begin();
    story.dispatch(press('favourited'));
    story.dispatch(statusesKnown(wireStatus({ favourited: false, favourites_count: 2 })));
    expect(seen(story)).toMatchObject({ favourited: true, favouriteCount: 3 });
    await clock.pass(500);
    await story.until(statusToggleConfirmed);
    expect(seen(story)).toMatchObject({ favourited: true, favouriteCount: 3 });
  });

  it('hide the refusal of a choice that was reversed', async () => {
    server()
      .post(`${PATH}/favourite`)
      .reply(403, async () => {
        await takeTime(500);
        return { error: 'Not allowed' };
      });
    const story = begin();
    story.dispatch(press('favourited'));
    await story.context.clock.afterPaint();
    await Promise.resolve();
    story.dispatch(press('favourited', false));
    const second = answer('unfavourite', { favourited: false });
    await settled();
    await clock.pass(500);
    expect(second.isDone()).toBe(true);
    expect(story.all(statusToggleRefused)).toEqual([]);
    expect(seen(story)).toMatchObject({ favourited: false });
  });

  it('on different toggles and statuses do not wait for each other', async () => {
    server().post(`${PATH}/favourite`).delay(5_000).reply(200, wireStatus());
    const story = begin();
    story.dispatch(press('favourited'));
    answer('bookmark', { bookmarked: true });
    story.dispatch(press('bookmarked'));
    server()
      .post('/api/v1/statuses/s2/favourite')
      .reply(200, wireStatus({ id: 's2' }));
    story.dispatch(statusToggleRequested({ statusId: 's2', toggle: 'favourited', wanted: true }));
    await settled();
    expect(story.all(statusToggleConfirmed).map(({ payload }) => payload)).toMatchObject([
      { statusId: 's1', toggle: 'bookmarked' },
      { statusId: 's2', toggle: 'favourited' },
    ]);
  });
});

/** Notifications are marked as read or dismissed, and other tabs follow. */
import nock from 'nock';
import { markNotificationsAsReadSaga } from '@/sagas/notifications/markNotificationsAsRead';
import { streamingSaga } from '@/sagas/realtime/streaming/streaming';
import { selectUnseenNotifications } from '@/selectors/session/navigation';
import { selectHeldNotifications } from '@/selectors/notifications/notifications';
import { instanceConfigured } from '@/slices/session/config';
import { draftTarget } from '@/domain/composer/draft';
import { chatRead } from '@/slices/talk/chats';
import { postConfirmed } from '@/slices/composer/drafts';
import {
  allSeenRequested,
  dismissalRefused,
  notificationDismissed,
  notificationsClicked,
  notificationsPressed,
  notificationsActedOn,
  seenConfirmed,
  seenRefused,
} from '@/slices/notifications/notifications';
import { reactionRequested } from '@/slices/statuses/reactions';
import { userTokenReceived } from '@/slices/session/session';
import { statusToggleRequested } from '@/slices/statuses/statuses';
import { someMessage } from '@support/talk/chats';
import { useStoppedClock } from '@support/clock';
import { fakePage } from '@support/context';
import { ORIGIN, replay } from '@support/flow';
import { holding, mentions, someNotification } from '@support/notifications/notifications';
import { signedIn } from '@support/people';
import { socketFixture } from '@support/fixtures';
import { fakeSockets } from '@support/socket';

const clock = useStoppedClock();
const READ = '/api/v1/pleroma/notifications/read';
const MARKERS = '/api/v1/markers';

const reader = [userTokenReceived({ userToken: 'TOKEN-mia' }), signedIn()];
const onMastodon = instanceConfigured({
  instance: { family: 'mastodon', backendName: 'mastodon' },
});

const server = () => nock(ORIGIN, { reqheaders: { authorization: 'Bearer TOKEN-mia' } });

function open(entries = mentions(3), { mastodon = false, page = fakePage() } = {}) {
  const before = [...reader, ...(mastodon ? [onMastodon] : []), holding(entries)];
  const story = replay(markNotificationsAsReadSaga, { before, context: { page: page.events } });
  return { story, page };
}

type Story = ReturnType<typeof replay>;
const unseen = (story: Story) =>
  selectHeldNotifications(story.state())
    .filter(({ seen }) => !seen)
    .map(({ id }) => id);

describe('marking as read', () => {
  it.each(['mention', 'pleroma:report', 'follow_request'] as const)(
    'NOTIF-09 is not done by a click on a %s, but by acting on it',
    async (type) => {
      const { story } = open([someNotification({ id: '7', type })]);
      story.dispatch(notificationsClicked({ ids: ['7'] }));
      await clock.pass(0);
      expect(unseen(story)).toEqual(['7']);
      const call = server().post(READ, { id: '7' }).reply(200, '"ok"');
      story.dispatch(notificationsActedOn({ ids: ['7'] }));
      expect(unseen(story)).toEqual([]);
      await story.until(seenConfirmed);
      expect(call.isDone()).toBe(true);
    },
  );

  it.each([
    'like',
    'repeat',
    'follow',
    'move',
    'poll',
    'update',
    'status',
    'pleroma:emoji_reaction',
    'pleroma:chat_mention',
    'sign_up',
    'unknown',
  ] as const)('NOTIF-09 is done by a click on a %s', async (type) => {
    const { story } = open([someNotification({ id: '7', type })]);
    const call = server().post(READ, { id: '7' }).reply(200, '"ok"');
    story.dispatch(notificationsPressed({ ids: ['7'] }));
    // The click's own effect comes before the notification is marked as read.
    expect(unseen(story)).toEqual(['7']);
    await story.until(notificationsClicked);
    expect(unseen(story)).toEqual([]);
    await story.until(seenConfirmed);
    expect(call.isDone()).toBe(true);
    expect(story.state().notifications?.pendingSeen).toEqual({});
  });

  it('of a group sends one call each, and only refused ones become unread again', async () => {
    const likes = ['9', '8', '7'].map((id) => someNotification({ id }));
    const { story } = open(likes);
    server().post(READ, { id: '9' }).reply(200, '"ok"');
    server().post(READ, { id: '8' }).reply(403, { error: 'No' });
    server().post(READ, { id: '7' }).reply(200, '"ok"');
    story.dispatch(notificationsClicked({ ids: ['9', '8', '7'] }));
    expect(unseen(story)).toEqual([]);
    await clock.pass(0);
    expect(unseen(story)).toEqual(['8']);
    expect(story.all(seenRefused).map(({ payload }) => payload)).toEqual([
      { ids: ['8'], reason: 'No' },
    ]);
    expect(story.state().notifications?.pendingSeen).not.toHaveProperty('8');
  });

  it('of all is one call and one change, and covers older ones that arrive meanwhile', async () => {
    const { story } = open(mentions(500, (id) => id % 3 === 0));
    const call = server().post(READ, { max_id: '500' }).reply(200, []);
    story.dispatch(allSeenRequested());
    expect(unseen(story)).toEqual([]);
    await story.until(seenConfirmed);
    expect(call.isDone()).toBe(true);
    expect(story.types()).toEqual([allSeenRequested.type, seenConfirmed.type]);
    story.dispatch(holding([someNotification({ id: '33' }), someNotification({ id: '501' })]));
    expect(unseen(story)).toEqual(['501']);
  });

  it('of all is rolled back when the server refuses, except for what was read before', async () => {
    const { story } = open(mentions(4, (id) => id === 2));
    server().post(READ, { max_id: '4' }).reply(403, { error: 'No' });
    story.dispatch(allSeenRequested());
    await story.until(seenRefused);
    expect(unseen(story)).toEqual(['4', '3', '1']);
  });

  it('is kept when an older page says otherwise', async () => {
    const { story } = open(mentions(2));
    server().post(READ, { id: '2' }).delay(5_000).reply(200, '"ok"');
    story.dispatch(notificationsActedOn({ ids: ['2'] }));
    story.dispatch(holding(mentions(2)));
    expect(unseen(story)).toEqual(['1']);
  });

  it('that the server confirms in another way is not rolled back by a refusal', async () => {
    const { story } = open(mentions(2));
    server().post(READ, { id: '2' }).reply(403, { error: 'No' });
    story.dispatch(notificationsActedOn({ ids: ['2'] }));
    story.dispatch(holding(mentions(2, (id) => id === 2)));
    await story.until(seenRefused);
    expect(unseen(story)).toEqual(['1']);
  });

  it('happens by reading the chat that they are about', async () => {
    const { story } = open([
      someNotification({
        id: '9',
        type: 'pleroma:chat_mention',
        chatMessage: someMessage({ chatId: 'c1' }),
      }),
      someNotification({
        id: '8',
        type: 'pleroma:chat_mention',
        chatMessage: someMessage({ chatId: 'c2' }),
      }),
      someNotification({ id: '7', type: 'mention' }),
    ]);
    server().post(READ, { id: '9' }).reply(200, {});
    story.dispatch(chatRead({ chatId: 'c1', messageId: 'm1' }));
    await clock.pass(0);
    expect(unseen(story)).toEqual(['8', '7']);
    expect(story.all(seenConfirmed).map(({ payload }) => payload.ids)).toEqual([['9']]);
  });

  it('sends nothing for what was read already', async () => {
    const { story } = open(mentions(2, () => true));
    story.dispatch(notificationsActedOn({ ids: ['2', 'never-heard-of'] }));
    story.dispatch(allSeenRequested());
    await clock.pass(0);
    expect(story.log).toHaveLength(2);
  });
});

describe('an action on a status', () => {
  it.each([
    ['a mark', statusToggleRequested({ statusId: 's2', toggle: 'favourited', wanted: true })],
    ['a reaction', reactionRequested({ statusId: 's2', name: '👍', wanted: true, url: null })],
    ['an answer', postConfirmed({ target: draftTarget('reply', 's2'), statusId: 's99' })],
  ])('marks its mention as read, wherever it happens: %s', async (_what, action) => {
    const { story } = open(mentions(3));
    server().post(READ, { id: '2' }).reply(200, '"ok"');
    story.dispatch(action);
    await story.until(notificationsActedOn);
    expect(unseen(story)).toEqual(['3', '1']);
    await story.until(seenConfirmed);
  });

  it('does not mark likes of it as read', () => {
    const { story } = open([someNotification({ statusId: 's2' })]);
    story.dispatch(statusToggleRequested({ statusId: 's2', toggle: 'bookmarked', wanted: true }));
    expect(unseen(story)).toEqual(['501']);
  });
});

describe('on servers with a read marker', () => {
  it('marking all as read moves it to the newest', async () => {
    const { story } = open(mentions(3), { mastodon: true });
    const call = server()
      .post(MARKERS, { notifications: { last_read_id: '3' } })
      .reply(200, { notifications: { last_read_id: '3', version: 2 } });
    story.dispatch(allSeenRequested());
    await story.until(seenConfirmed);
    expect(call.isDone()).toBe(true);
    expect(unseen(story)).toEqual([]);
  });

  it('marking one as read moves it only up to the lowest unread one', async () => {
    const { story } = open(mentions(3), { mastodon: true });
    story.dispatch(notificationsActedOn({ ids: ['2'] }));
    await story.until(seenConfirmed);
    expect(unseen(story)).toEqual(['3', '1']);
    const call = server()
      .post(MARKERS, { notifications: { last_read_id: '2' } })
      .reply(200, { notifications: { last_read_id: '2' } });
    story.dispatch(notificationsActedOn({ ids: ['1'] }));
    await clock.pass(0);
    expect(call.isDone()).toBe(true);
    expect(unseen(story)).toEqual(['3']);
  });

  it('a conflict is no failure if the marker is there or beyond', async () => {
    const { story } = open(mentions(3), { mastodon: true });
    server().post(MARKERS).reply(409, { error: 'Conflict' });
    server()
      .get(MARKERS)
      .query(true)
      .reply(200, { notifications: { last_read_id: '3' } });
    story.dispatch(allSeenRequested());
    await story.until(seenConfirmed);
    expect(unseen(story)).toEqual([]);
  });
});

describe('dismissing a notification', () => {
  it('removes it at once and tells the server', async () => {
    const { story } = open(mentions(3));
    const call = server().post('/api/v1/notifications/2/dismiss').reply(200, {});
    story.dispatch(notificationDismissed({ id: '2' }));
    expect(unseen(story)).toEqual(['3', '1']);
    await clock.pass(0);
    expect(call.isDone()).toBe(true);
    // A page that was requested earlier brings it back.
    story.dispatch(holding(mentions(3)));
    expect(unseen(story)).toEqual(['3', '1']);
  });

  it('is rolled back when the server refuses', async () => {
    const { story } = open(mentions(3));
    server().post('/api/v1/notifications/2/dismiss').reply(403, { error: 'No' });
    story.dispatch(notificationDismissed({ id: '2' }));
    await story.until(dismissalRefused);
    expect(unseen(story)).toEqual(['3', '2', '1']);
  });
});

describe('the server', () => {
  it('NOTIF-10 is told which one was read, up to where all were, and which one was dismissed', async () => {
    const { story } = open(mentions(3));
    const one = server().post(READ, { id: '2' }).reply(200, '"ok"');
    story.dispatch(notificationsActedOn({ ids: ['2'] }));
    await story.until(seenConfirmed);
    const all = server().post(READ, { max_id: '3' }).reply(200, []);
    story.dispatch(allSeenRequested());
    await clock.pass(0);
    const away = server().post('/api/v1/notifications/1/dismiss').reply(200, {});
    story.dispatch(notificationDismissed({ id: '1' }));
    await clock.pass(0);
    expect([one, all, away].map((call) => call.isDone())).toEqual([true, true, true]);
  });
});

describe('other tabs', () => {
  /** Delivers what one tab has posted to another tab, as a copy, like a browser does. */
  const passOn = (from: ReturnType<typeof fakePage>, to: ReturnType<typeof fakePage>) => {
    from.told.splice(0).forEach((word) => to.tabs.change(structuredClone(word)));
  };

  it('know at once what was read, rolled back and dismissed', async () => {
    const one = open(mentions(3));
    const other = open(mentions(3));
    server().post(READ, { id: '2' }).reply(403, { error: 'No' });
    one.story.dispatch(notificationsActedOn({ ids: ['2'] }));
    passOn(one.page, other.page);
    expect(unseen(other.story)).toEqual(['3', '1']);
    await one.story.until(seenRefused);
    passOn(one.page, other.page);
    expect(unseen(other.story)).toEqual(['3', '2', '1']);

    server().post('/api/v1/notifications/3/dismiss').reply(200, {});
    one.story.dispatch(notificationDismissed({ id: '3' }));
    await clock.pass(0);
    passOn(one.page, other.page);
    expect(unseen(other.story)).toEqual(['2', '1']);
    // The other tab does not tell the server again.
    expect(other.page.told).toEqual([]);
    expect(nock.isDone()).toBe(true);
  });

  it('that have more notifications than the one that marked all count none of them as unread', async () => {
    const one = open(mentions(3).slice(0, 2));
    const other = open(mentions(3));
    server().post(READ, { max_id: '3' }).reply(200, []);
    one.story.dispatch(allSeenRequested());
    await one.story.until(seenConfirmed);
    passOn(one.page, other.page);
    expect(selectUnseenNotifications(other.story.state())).toBe(0);
  });

  it.each([
    ['of somebody else', { notifications: { ownerId: 'u7', seen: ['2'] } }],
    ['of nobody', { notifications: { seen: ['2'] } }],
    ['without sense', { notifications: { ownerId: 'u1', seen: 'all', upTo: {}, dismissed: [] } }],
    ['of another noun', 'loggedOut'],
  ])('are ignored when they send %s', (_what, word) => {
    const { story, page } = open(mentions(3));
    page.tabs.change(word);
    expect(unseen(story)).toEqual(['3', '2', '1']);
  });
});

describe('the marker of the server', () => {
  it('marks as read what was read on another device', async () => {
    const sockets = fakeSockets();
    const near = ['1537', '1538', '1539'].map((id) => someNotification({ id, type: 'mention' }));
    const story = replay(streamingSaga, {
      before: [...reader, holding(near)],
      context: { net: { openSocket: sockets.openSocket } },
    });
    sockets.last.open();
    for (const { text } of socketFixture('realtime/user-marker').frames ?? []) {
      sockets.last.receive(text);
    }
    await clock.pass(200);
    expect(unseen(story)).toEqual(['1539']);
  });
});

/** The service worker's notifications: their text, and where a click on them leads. */
import { NOTIFICATION_CLICKED } from '@/domain/notifications/desktopNotifications';
import {
  handleNotificationClick,
  showPushNotification,
  type OpenPage,
  type Outside,
} from '@/worker/pushNotifications';
import { wireNotification, wireStatus, wireUser } from '@support/wire';

const push = {
  access_token: 'TOKEN-mia',
  notification_id: 7,
  notification_type: 'mention',
  icon: 'https://home.example/ben.png',
  preferred_locale: 'en',
  title: 'New Mention',
  body: '@ben: Hello',
};

interface Scene {
  /** The slot of the push, where there are several accounts. */
  account?: string | null;
  entry?: unknown;
  status?: number;
  orders?: unknown;
  pages?: number;
  time?: string;
}

function scene({
  account,
  entry,
  status = 200,
  orders = null,
  pages = 0,
  time = '12:00',
}: Scene = {}) {
  const asked: { url: string; init: RequestInit }[] = [];
  const shown: { title: string; options: NotificationOptions }[] = [];
  const opened: string[] = [];
  const said: { page: number; message: unknown }[] = [];
  const focused: number[] = [];
  const page = (at: number): OpenPage => ({
    focused: at === 1,
    focus: async () => void focused.push(at),
    say: (message) => void said.push({ page: at, message }),
  });
  const outside: Outside = {
    origin: 'https://home.example',
    fetch: async (url, init) => {
      asked.push({ url, init });
      if (entry === undefined) throw new TypeError('Failed to fetch');
      return new Response(JSON.stringify(entry), { status });
    },
    accountOf: async () => ({
      slot: account === undefined ? '' : account,
      others: account !== undefined,
    }),
    config: async (slot) => {
      if (orders instanceof Error) throw orders;
      return slot === (account ?? '') ? orders : null;
    },
    // All of them belong to the first account.
    pages: async (slot) =>
      Array.from({ length: slot === null || slot === '' ? pages : 0 }, (_, at) => page(at)),
    open: async (path) => void opened.push(path),
    show: async (title, options) => void shown.push({ title, options }),
    time: () => time,
  };
  return { outside, asked, shown, opened, said, focused };
}

const ben = wireUser({
  id: 'u2',
  display_name: 'Ben',
  avatar_static: 'https://home.example/b.png',
});
const entryOf = (type: string, more: object = {}) => ({
  ...wireNotification({ id: '7' }),
  type,
  account: ben,
  status: wireStatus({
    id: 's1',
    content: '<p>Hello <b>Mia</b></p>',
    pleroma: { content: { 'text/plain': 'Hello Mia' } },
  }),
  ...more,
});

describe('a push notification', () => {
  it('names the person and quotes their text', async () => {
    const { outside, asked, shown } = scene({ entry: entryOf('mention') });
    await showPushNotification(push, outside);
    expect(asked).toEqual([
      {
        url: 'https://home.example/api/v1/notifications/7',
        init: { headers: { Authorization: 'Bearer TOKEN-mia' }, credentials: 'omit' },
      },
    ]);
    expect(shown).toEqual([
      {
        title: 'Ben',
        options: {
          tag: '7',
          body: 'Hello Mia',
          icon: 'https://home.example/b.png',
          data: { id: '7', path: '/notice/s1' },
        },
      },
    ]);
    expect(JSON.stringify(shown)).not.toContain('TOKEN');
  });

  it.each([
    ['follow', { status: undefined }, 'followed you', '/users/$u2'],
    ['follow_request', { status: undefined }, 'wants to follow you', '/friend-requests'],
    ['poll', {}, 'A poll has ended', '/notice/s1'],
    ['pleroma:report', { status: undefined }, 'submitted a report', '/mia/notifications'],
  ])('of a %s has its text and target', async (type, more, body, path) => {
    const orders = { screenName: 'mia' };
    const { outside, shown } = scene({ entry: entryOf(type, more), orders });
    await showPushNotification({ ...push, notification_type: type }, outside);
    expect(shown).toMatchObject([{ title: 'Ben', options: { body, data: { path } } }]);
  });

  it('of somebody whose notifications are muted is not shown [quietPeople]', async () => {
    const ofBen = scene({ entry: entryOf('mention'), orders: { quietPeople: ['u2'] } });
    await showPushNotification(push, ofBen.outside);
    expect(ofBen.shown).toEqual([]);
    for (const quietPeople of [['u3'], 'u2', [{}, null]]) {
      const ofOthers = scene({ entry: entryOf('mention'), orders: { quietPeople } });
      await showPushNotification(push, ofOthers.outside);
      expect(ofOthers.shown).toMatchObject([{ title: 'Ben', options: { body: 'Hello Mia' } }]);
    }
  });

  it.each([
    ['no answer', undefined],
    ['an answer without a person', entryOf('mention', { account: null })],
  ])(
    'after %s says nothing of anybody, if it may be of somebody muted [quietPeople]',
    async (_answer, entry) => {
      const { outside, shown } = scene({ entry, orders: { quietPeople: ['u3'] } });
      await showPushNotification(push, outside);
      expect(shown).toMatchObject([{ title: 'New notification', options: { body: '', icon: '' } }]);
    },
  );

  it.each([
    ['21:59', { from: '22:00', to: '07:00' }, 1],
    ['23:30', { from: '22:00', to: '07:00' }, 0],
    ['06:59', { from: '22:00', to: '07:00' }, 0],
    ['07:00', { from: '22:00', to: '07:00' }, 1],
    ['12:00', { from: '12:00', to: '12:00' }, 0],
    ['23:30', null, 1],
    ['23:30', { from: 'ten', to: '07:00' }, 1],
  ])('at %s with the quiet hours %j is shown %i times [quietHours]', async (time, quiet, times) => {
    // Quiet hours come before the wish to see notifications beside an open page.
    const orders = { quiet, always: true };
    const { outside, shown, asked } = scene({ entry: entryOf('mention'), orders, time });
    await showPushNotification(push, outside);
    expect(shown).toHaveLength(times);
    expect(asked).toHaveLength(times);
  });

  it('is in the language of the page', async () => {
    const orders = { texts: { 'pleroma:emoji_reaction': 'reagierte mit {emoji}' }, always: true };
    const entry = entryOf('pleroma:emoji_reaction', { emoji: '🔥' });
    const { outside, shown } = scene({ entry, orders });
    await showPushNotification(push, outside);
    expect(shown).toMatchObject([{ options: { body: 'reagierte mit 🔥' } }]);
  });

  it.each([
    ['cannot be reached', {}],
    ['refuses', { entry: { error: 'No' }, status: 403 }],
    ['answers nonsense', { entry: ['?'] }],
  ])('shows the text of the push if the server %s', async (_what, answer) => {
    const { outside, shown } = scene(answer);
    await showPushNotification(push, outside);
    expect(shown).toMatchObject([
      { title: 'New Mention', options: { body: '@ben: Hello', data: { path: '/' } } },
    ]);
  });

  it('shows texts as they are sent, which is without markup', async () => {
    // Servers have decoded them: another time would change a post about markup.
    const text = 'caf\u00e9 & &eacute; is <b>\u00e9</b>, &lt; is <';
    const status = wireStatus({ pleroma: { content: { 'text/plain': text } } });
    const account = { ...ben, display_name: 'Ben & &amp; <b>' };
    const told = scene({ entry: entryOf('mention', { status, account }) });
    await showPushNotification(push, told.outside);
    expect(told.shown).toMatchObject([{ title: 'Ben & &amp; <b>', options: { body: text } }]);
  });

  it('of a kind that is off by default is not shown, unless the reader wants it', async () => {
    const like = { ...push, notification_type: 'favourite' };
    const quiet = scene({ entry: entryOf('favourite') });
    await showPushNotification(like, quiet.outside);
    expect(quiet.shown).toEqual([]);
    const loud = scene({ entry: entryOf('favourite'), orders: { native: { likes: true } } });
    await showPushNotification(like, loud.outside);
    expect(loud.shown).toMatchObject([{ options: { body: 'favourited your post' } }]);
  });

  it('is not shown while a page is open, unless the reader wants all', async () => {
    const open = scene({ entry: entryOf('mention'), pages: 1 });
    await showPushNotification(push, open.outside);
    expect([open.shown, open.asked]).toEqual([[], []]);
    const always = scene({ entry: entryOf('mention'), pages: 1, orders: { always: true } });
    await showPushNotification(push, always.outside);
    expect(always.shown).toHaveLength(1);
  });

  it.each([null, 'text', 7, []])('with the payload %j is ignored', async (data) => {
    const { outside, shown } = scene();
    await showPushNotification(data, outside);
    expect(shown).toEqual([]);
  });

  it("is shown even if the page's stored preferences are unreadable", async () => {
    const { outside, shown } = scene({ entry: entryOf('mention'), orders: new Error('blocked') });
    await showPushNotification(push, outside);
    expect(shown).toMatchObject([{ title: 'Ben' }]);
  });
});

describe('where there are several accounts', () => {
  const orders = { screenName: 'bot', texts: { like: 'gefällt das' }, native: { likes: true } };
  const like = { ...push, notification_type: 'favourite' };

  it('a push names its account first, with its texts and settings', async () => {
    const { outside, shown } = scene({ account: 'b2', orders, entry: entryOf('favourite') });
    await showPushNotification(like, outside);
    expect(shown).toMatchObject([
      {
        title: '@bot · Ben',
        options: {
          tag: '7@b2',
          body: 'gefällt das',
          data: { id: '7', path: '/notice/s1', slot: 'b2' },
        },
      },
    ]);
    expect(JSON.stringify(shown)).not.toContain('TOKEN');
  });

  it('a page of another account does not keep it from being shown, one of its own does', async () => {
    const entry = entryOf('favourite');
    const elsewhere = scene({ account: 'b2', orders, entry, pages: 1 });
    await showPushNotification(like, elsewhere.outside);
    expect(elsewhere.shown).toHaveLength(1);
    const open = scene({ account: '', orders, entry, pages: 1 });
    await showPushNotification(like, open.outside);
    expect(open.shown).toEqual([]);
  });

  it('a push for an account that is gone has the defaults, and opens no account', async () => {
    const { outside, shown } = scene({ account: null, orders, entry: entryOf('mention') });
    await showPushNotification(push, outside);
    expect(shown).toMatchObject([{ title: 'Ben', options: { data: { slot: null } } }]);
  });

  it('a click opens a page of the account, beside those of others', async () => {
    const { outside, opened, said } = scene({ account: 'b2', pages: 1 });
    await handleNotificationClick({ id: '7', path: '/notice/s1', slot: 'b2' }, outside);
    expect(opened).toEqual(['/notice/s1#account=b2']);
    expect(said).toEqual([]);
    const first = scene({ account: '' });
    await handleNotificationClick({ id: '7', path: '/notice/s1', slot: '' }, first.outside);
    expect(first.opened).toEqual(['/notice/s1#account=']);
  });

  it('a click goes to a page of the account that is open', async () => {
    const { outside, opened, said } = scene({ account: '', pages: 1 });
    await handleNotificationClick({ id: '7', path: '/notice/s1', slot: '' }, outside);
    expect(opened).toEqual([]);
    expect(said).toMatchObject([{ page: 0, message: { path: '/notice/s1' } }]);
  });
});

describe('a click on a push notification', () => {
  const data = { id: '7', path: '/notice/s1' };

  it('opens a new page if none is open', async () => {
    const { outside, opened } = scene();
    await handleNotificationClick(data, outside);
    expect(opened).toEqual(['/notice/s1']);
  });

  it('focuses the page that was used last and navigates it', async () => {
    const { outside, opened, said, focused } = scene({ pages: 3 });
    await handleNotificationClick(data, outside);
    expect(opened).toEqual([]);
    expect(said).toEqual([{ page: 1, message: { type: NOTIFICATION_CLICKED, ...data } }]);
    expect(focused).toEqual([1]);
  });

  it.each([null, {}, { path: 'https://evil.example/' }])(
    'with the data %j opens the start page',
    async (bad) => {
      const { outside, opened } = scene();
      await handleNotificationClick(bad, outside);
      expect(opened).toEqual(['/']);
    },
  );
});

/** The shoutbox in several tabs of one reader: one has the socket, and all show and say the same. */
import { noticesSaga } from '@/sagas/noticeRules';
import { shoutSaga } from '@/sagas/talk/shout/shout';
import { selectShoutJoined } from '@/selectors/session/navigation';
import { selectShout } from '@/selectors/talk/shout';
import { noticeShown } from '@/slices/engine/notices';
import { instanceConfigured } from '@/slices/session/config';
import { instanceLoaded } from '@/slices/session/startup';
import { shoutHeard, shoutLeft, shoutRequested } from '@/slices/talk/shout';
import { useStoppedClock } from '@support/clock';
import { signedIn } from '@support/people';
import { fakeBrowser, type Tab } from '@support/realtime/tabs';
import type { FakeSocket } from '@support/socket';

const clock = useStoppedClock();

const before = [
  instanceLoaded(),
  instanceConfigured({ instance: { shoutAvailable: true } }),
  signedIn({ chatToken: 'CHAT-TOKEN-mia' }),
];

type Frame = [string | null, string | null, string, string, Record<string, unknown>];

const sentBy = ({ sent }: FakeSocket): Frame[] => sent.map((text) => JSON.parse(text) as Frame);

/** Accepts the join, and sends the messages so far. */
function letIn(socket: FakeSocket, messages: unknown[] = []): void {
  socket.open();
  const [joinRef, ref, topic] = sentBy(socket).findLast(([, , , event]) => event === 'phx_join')!;
  socket.receive([joinRef, ref, topic, 'phx_reply', { status: 'ok', response: {} }]);
  socket.receive([joinRef, null, topic, 'messages', { messages }]);
}

const said = (id: number, text: string, userId = 'u2') => ({
  id,
  text,
  author: { id: userId, username: userId, acct: userId, avatar: '/a.png' },
});

const broadcast = (socket: FakeSocket, message: unknown) =>
  socket.receive([null, null, 'chat:public', 'new_msg', message]);

const shoutOf = ({ story }: Tab) => selectShout(story.state());
const textsOf = (tab: Tab) => shoutOf(tab).shouts.map(({ text }) => text);
const isIn = ({ story }: Tab) => selectShoutJoined(story.state());
const say = ({ story }: Tab, text: string) => story.dispatch(shoutRequested({ text }));

function newBrowser() {
  const browser = fakeBrowser();
  /** The sockets of the shoutbox that are open or being opened. */
  const sockets = () => browser.sockets().filter(({ url }) => url.includes('CHAT-TOKEN'));
  const open = async (visible = true): Promise<Tab> => {
    const tab = browser.open({ before, sagas: [noticesSaga, shoutSaga], visible });
    await clock.pass(300);
    return tab;
  };
  return { ...browser, open, sockets, socket: () => sockets()[0]! };
}

/** Tabs of which all are looked at, as in windows beside each other; the first has the socket. */
async function opened(count = 2) {
  const browser = newBrowser();
  const one = await browser.open();
  letIn(browser.socket(), [said(1, 'One')]);
  const tabs = [one];
  while (tabs.length < count) tabs.push(await browser.open());
  const other = tabs.at(-1)!;
  return { ...browser, one, other, tabs };
}

it('five tabs that are looked at have one socket, and all show what comes', async () => {
  const { sockets, socket, tabs } = await opened(5);
  expect(sockets()).toHaveLength(1);
  expect(tabs.map(isIn)).toEqual(tabs.map(() => true));
  broadcast(socket(), said(2, 'Two'));
  await clock.pass(300);
  for (const tab of tabs) {
    expect(textsOf(tab)).toEqual(['One', 'Two']);
    expect(tab.story.all(shoutHeard)).toHaveLength(1);
  }
});

it('one tab alone says nothing of it', async () => {
  const { open, socket, said: told } = newBrowser();
  await open();
  const known = told.length;
  letIn(socket());
  broadcast(socket(), said(1, 'One'));
  await clock.pass(60_000);
  expect(told).toHaveLength(known);
});

it('a text that is said in a tab without socket arrives once, and is under way until then', async () => {
  const { socket, one, other } = await opened();
  say(other, 'Hello');
  await clock.pass(300);
  const texts = sentBy(socket()).filter(([, , , event]) => event === 'new_msg');
  expect(texts.map(([, , , , payload]) => payload)).toEqual([{ text: 'Hello' }]);
  expect(shoutOf(other).sending).toMatchObject([{ text: 'Hello' }]);
  expect(shoutOf(one).sending).toEqual([]);
  broadcast(socket(), said(2, 'Hello', 'u1'));
  await clock.pass(300);
  for (const tab of [one, other]) expect(textsOf(tab)).toEqual(['One', 'Hello']);
  expect(shoutOf(other)).toMatchObject({ sending: [], draft: '', unseen: 0 });
});

const nothing = () => undefined;

it.each<[string, (socket: FakeSocket) => void, (socket: FakeSocket) => void]>([
  [
    'the server refuses',
    nothing,
    (socket) => {
      const [joinRef, ref, topic] = sentBy(socket).at(-1)!;
      socket.receive([joinRef, ref, topic, 'phx_reply', { status: 'error', response: {} }]);
    },
  ],
  ['nobody can receive', (socket) => socket.end(1006), nothing],
])('a text that %s returns to the tab in which it was typed', async (_why, prepare, refuse) => {
  const { socket, one, other } = await opened();
  prepare(socket());
  say(other, 'Hello');
  await clock.pass(300);
  refuse(socket());
  await clock.pass(300);
  expect(shoutOf(other)).toMatchObject({ sending: [], draft: 'Hello' });
  expect(other.story.all(noticeShown)).not.toEqual([]);
  expect(shoutOf(one).draft).toBe('');
  expect(one.story.all(noticeShown)).toEqual([]);
});

it('a lost connection is lost in all tabs, and comes back in all', async () => {
  const { socket, sockets, tabs } = await opened(3);
  socket().end(1006);
  await clock.pass(300);
  expect(tabs.map(isIn)).toEqual([false, false, false]);
  await clock.pass(1_000);
  expect(sockets()).toHaveLength(1);
  letIn(socket(), [said(1, 'One'), said(2, 'Two')]);
  await clock.pass(300);
  expect(tabs.map(isIn)).toEqual([true, true, true]);
  for (const tab of tabs) expect(textsOf(tab)).toEqual(['One', 'Two']);
});

it('a tab takes over when the one with the socket is closed; the box stays, and nothing is missed', async () => {
  const { one, other, open, socket, sockets } = await opened();
  const third = await open(false);
  say(third, 'On its way');
  one.close();
  await clock.pass(300);
  expect(sockets()).toHaveLength(1);
  letIn(socket(), [said(1, 'One'), said(2, 'Two'), said(3, 'On its way', 'u1')]);
  await clock.pass(300);
  for (const tab of [other, third]) {
    expect(textsOf(tab)).toEqual(['One', 'Two', 'On its way']);
    expect(tab.story.all(shoutLeft)).toEqual([]);
    expect(shoutOf(tab)).toMatchObject({ sending: [], unseen: 1 });
  }
  broadcast(socket(), said(4, 'Four'));
  await clock.pass(300);
  expect(textsOf(third).at(-1)).toBe('Four');
});

it('a text that was lost with the tab that had the socket returns to the form', async () => {
  const { one, other, socket } = await opened();
  one.close();
  say(other, 'Hello');
  await clock.pass(300);
  letIn(socket(), [said(1, 'One')]);
  await clock.pass(10_000);
  expect(shoutOf(other)).toMatchObject({ sending: [], draft: 'Hello' });
});

it('a tab that hung and was replaced closes its socket, and follows when it goes on', async () => {
  const { one, other, socket, sockets } = await opened();
  one.hang();
  await clock.pass(1_900);
  letIn(other.sockets.last, [said(1, 'One')]);
  one.wake();
  await clock.pass(1_000);
  expect(sockets()).toHaveLength(1);
  broadcast(socket(), said(2, 'Two'));
  await clock.pass(300);
  for (const tab of [one, other]) expect(textsOf(tab)).toEqual(['One', 'Two']);
});

it('hidden tabs that follow hold no timers for it', async () => {
  const timersOf = async (count: number) => {
    const others = jest.getTimerCount();
    const { tabs } = await opened(count);
    tabs.slice(1).forEach(({ page }) => page.visible.change(false));
    await clock.pass(12_000);
    const timers = jest.getTimerCount() - others;
    tabs.forEach((tab) => tab.close());
    return timers;
  };
  expect(await timersOf(5)).toBe(await timersOf(2));
});

it('a tab from which the browser kept some has them when it is looked at', async () => {
  const { other, socket } = await opened();
  other.page.visible.change(false);
  other.hang();
  broadcast(socket(), said(2, 'Two'));
  await clock.pass(300);
  other.wake({ dropped: true });
  other.page.visible.change(true);
  await clock.pass(300);
  expect(textsOf(other)).toEqual(['One', 'Two']);
  expect(shoutOf(other).unseen).toBe(1);
});

it.each([
  [{ type: 'new_msg', payload: null }],
  [{ type: 'messages' }],
  [{ type: 'soFar', payload: { messages: [said(9, 'Nobody asked')] } }],
  [{ type: 'declined' }],
  [{ type: 'opened' }],
  [{ type: 'says', key: 'k', text: 'Hello' }],
  [null],
])('a message of another tab changes nothing if it is %j', async (event) => {
  const { one, other } = await opened();
  const { id = '', version = '' } = one.story.state().tabs ?? {};
  const before = shoutOf(other);
  const tell = (from: string) =>
    other.page.tabs.tell({ tabs: { kind: 'shout', event, version, ownerId: 'u1', from } });
  tell(id);
  tell('nobody');
  await clock.pass(300);
  expect({ ...shoutOf(other), shouts: [] }).toEqual({ ...before, shouts: [] });
  expect(other.story.all(noticeShown)).toEqual([]);
});

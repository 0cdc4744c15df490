/**
 * The last screen of a conversation, and of the notifications: a still of it is kept for the next
 * page, beside that of the list, if the next page begins with it as it looks now.
 */
import { threadFocused } from '@/slices/statuses/threadFocus';
import { loggedOut } from '@/slices/session/session';
import { cardViewChanged } from '@/slices/statuses/cardViews';
import { statusDeleted, statusOpened } from '@/slices/statuses/statuses';
import { threadContextReceived } from '@/slices/statuses/threadContexts';
import { threadNodesToggled } from '@/slices/statuses/threadViews';
import { server, useLastScreens } from '@support/session/lastScreen';
import { isReady, member, visitor, type Tab } from '@support/session/storedBrowser';
import { json, type Answers } from '@support/session/startupServer';
import { wireNotification, wireStatus } from '@support/wire';

const { clock, storedBrowser, passUntil } = useLastScreens();

const path = '/notice/P20';
const reply = (id: string) => wireStatus({ id, in_reply_to_id: 'P20' });
const conversation: Answers = {
  '/api/v1/statuses/P20': () => json(wireStatus({ id: 'P20' })),
  '/api/v1/statuses/P20/context': () =>
    json({ ancestors: [], descendants: [reply('P21'), reply('P22')] }),
};

/** Opens the conversation, does something in it, and hides the page. */
async function readAndHide(
  record: object = member,
  { answers = conversation, before = (_tab: Tab): void => undefined } = {},
) {
  const here = storedBrowser(record);
  server(answers);
  const tab = here.open({ path });
  await passUntil(() => isReady(tab));
  tab.store.dispatch(statusOpened({ statusId: 'P20' }));
  await clock.pass(2_000);
  before(tab);
  await clock.pass(100);
  tab.page.visible.change(false);
  const at = clock.now();
  await clock.pass(100);
  return { here, tab, at };
}

it.each([
  ['a member', member],
  ['a visitor', visitor],
])('is kept for %s', async (_who, record) => {
  const { here, at } = await readAndHide(record);
  expect(here.still()).toEqual({ path, isStart: false, entry: 'first', newest: 'P22', at });
});

it('is kept without a hidden page once the conversation has been there for a while', async () => {
  const here = storedBrowser(visitor);
  server(conversation);
  const tab = here.open({ path });
  await passUntil(() => isReady(tab));
  tab.store.dispatch(statusOpened({ statusId: 'P20' }));
  await passUntil(() => tab.state().threadContexts.P20 !== undefined);
  expect(here.still()).toBeNull();
  await passUntil(() => here.still() !== null);
  expect(here.still()).toMatchObject({ path });
});

it.each<[string, (tab: Tab) => void]>([
  [
    'with replies that were folded by hand',
    ({ store }) =>
      store.dispatch(threadNodesToggled({ statusId: 'P20', displays: { P21: false } })),
  ],
  [
    'that was re-rooted',
    ({ store }) => store.dispatch(threadFocused({ where: 'first thread P20', nodeId: 'P22' })),
  ],
  [
    'with an opened post',
    ({ store }) =>
      store.dispatch(cardViewChanged({ statusId: 'P21', changes: { mediaShown: true } })),
  ],
])('is not kept of one %s, which the next page shows in another way', async (_how, before) => {
  const { here } = await readAndHide(member, { before });
  expect(here.still()).toBeNull();
});

it('is not kept before the conversation is there', async () => {
  const { '/api/v1/statuses/P20': post = missing } = conversation;
  const answers = { '/api/v1/statuses/P20': post, '/api/v1/statuses/P20/context': missing };
  const { here, tab } = await readAndHide(member, { answers });
  expect(tab.state().threadContexts).toEqual({});
  expect(here.still()).toBeNull();
});

it('is not kept while it is unknown whose the page is', async () => {
  const answers = { ...conversation, '/api/v1/accounts/verify_credentials': missing };
  const { here, tab } = await readAndHide(member, { answers });
  tab.store.dispatch(
    threadContextReceived({
      statusId: 'P20',
      ancestorIds: [],
      descendantIds: [],
      entities: { statuses: [], users: [] },
    }),
  );
  tab.page.visible.change(true);
  tab.page.visible.change(false);
  await clock.pass(100);
  expect(here.still()).toBeNull();
});

it('is kept of the notifications, once they are there', async () => {
  const here = storedBrowser();
  const notifications = '/api/v1/notifications';
  const told = [wireNotification({ id: 'N7' }), wireNotification({ id: 'N6' })];
  server({ [notifications]: () => json(told) });
  const of = '/alice/notifications';
  const tab = here.open({ path: of });
  await passUntil(() => isReady(tab));
  const hide = async () => {
    for (const visible of [false, true]) tab.page.visible.change(visible);
    await clock.pass(100);
  };
  await hide();
  expect(here.still()).toBeNull();
  await passUntil(() => tab.state().notifications?.loaded === true);
  await hide();
  expect(here.still()).toMatchObject({ path: of, entry: 'first', newest: 'N7' });
});

it.each([
  ['ends with its post', 'P20', true],
  ['outlives a reply', 'P21', false],
])('%s', async (_what, statusId, ends) => {
  const { here, tab } = await readAndHide();
  tab.store.dispatch(statusDeleted({ statusId }));
  await clock.pass(100);
  expect(here.still() === null).toBe(ends);
  for (const visible of [true, false]) tab.page.visible.change(visible);
  await clock.pass(100);
  expect(here.still() === null).toBe(ends);
});

it('ends at the next visit if its post was deleted meanwhile', async () => {
  const { here, tab } = await readAndHide();
  tab.close();
  const gone = () => json({ error: 'Record not found' }, 404);
  server({ '/api/v1/statuses/P20': gone, '/api/v1/statuses/P20/context': gone });
  const later = here.open({ path, entry: 'second' });
  await passUntil(() => isReady(later));
  expect(here.still()).not.toBeNull();
  later.store.dispatch(statusOpened({ statusId: 'P20' }));
  await clock.pass(2_000);
  expect(here.still()).toBeNull();
  later.page.visible.change(false);
  await clock.pass(100);
  expect(here.still()).toBeNull();
});

it('outlives a server that is only out of order', async () => {
  const { here, tab } = await readAndHide();
  tab.close();
  server({ '/api/v1/statuses/P20': missing, '/api/v1/statuses/P20/context': missing });
  const later = here.open({ path, entry: 'second' });
  await passUntil(() => isReady(later));
  later.store.dispatch(statusOpened({ statusId: 'P20' }));
  await clock.pass(2_000);
  expect(here.still()).not.toBeNull();
});

it('is gone where the login was ended elsewhere', async () => {
  const { here, tab } = await readAndHide();
  tab.close();
  const refused = () => json({ error: 'The access token was revoked' }, 401);
  server({ ...conversation, '/api/v1/accounts/verify_credentials': refused });
  const later = here.open({ path, entry: 'second' });
  await passUntil(() => isReady(later));
  await clock.pass(2_000);
  expect(here.still()).toBeNull();
});

it('is gone with the login', async () => {
  const { here, tab } = await readAndHide();
  tab.store.dispatch(loggedOut('wish'));
  await clock.pass(100);
  expect(here.still()).toBeNull();
});

function missing() {
  return json({ error: 'Something went wrong' }, 500);
}

/** Several accounts in one browser, in Chromium: what is shown, sent and stored belongs to one. */
import type { Page } from 'playwright-core';
import { readAccounts } from '@/domain/session/accounts';
import { ACCOUNTS_KEY, addressInSlot, SLOT_KEY } from '@/lib/accountSlot';
import type { DemoUsername } from '@/demo/seed/demoAccounts';
import { findBarriers } from '@support/engine/chromium/axe';
import { useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { fillLogin, goWithin, heading, useSite } from '@support/engine/chromium/site';
import { eventually } from '@support/eventually';
import {
  keepAccounts,
  leaveFor,
  slotOf,
  watchTokens,
  type SentTokens,
} from '@support/session/browserAccounts';

const stage = useBrowser();
const site = useSite(stage);

const accountPanel = (page: Page) => page.getByRole('region', { name: 'Your account' });
const avatar = (page: Page) => accountPanel(page).getByRole('button', { name: 'Accounts' });
const composer = (page: Page) => accountPanel(page).getByRole('textbox', { name: 'Post text' });
const author = (page: Page) => page.getByRole('button', { name: /^Posting as/ });
const firstCard = (page: Page) =>
  page.getByRole('feed', { name: 'Home timeline' }).getByRole('article').first();

const showsWho = (page: Page, username: DemoUsername): Promise<void> =>
  // A draft shows for whom it is posted, below.
  accountPanel(page).getByText(`@${username}`, { exact: true }).first().waitFor();

async function openMenu(page: Page) {
  await avatar(page).click();
  const menu = page.getByRole('menu', { name: 'Accounts' });
  await menu.waitFor();
  return menu;
}

/** Those that are in the list. */
const slotsOf = async (page: Page) =>
  readAccounts(await storedAccounts(page)).map(({ slot }) => slot);

const storedAccounts = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), ACCOUNTS_KEY);

let sent: SentTokens;

/** All tests are stories of one browser, which alice and bob share. */
const shared = useSharedPage(stage, async () => {
  const page = await stage.newPage({ layout: 'middle' });
  await keepAccounts(page, site, ['bob']);
  sent = await watchTokens(page.context());
  await page.goto(site.instance().origin + addressInSlot('/', slotOf('bob')));
  await showsWho(page, 'bob');
  return page;
});

/** No document ever sends the tokens of two accounts, and each account has one. */
afterEach(() => {
  const ofTwo = (tokens: Map<string, Set<string>>) =>
    [...tokens].filter(([, { size }]) => size > 1).map(([key]) => key);
  expect(ofTwo(sent.byDocument)).toEqual([]);
  expect(ofTwo(sent.bySlot)).toEqual([]);
  expect(new Set([...sent.bySlot.values()].flatMap((tokens) => [...tokens])).size).toBe(
    sent.bySlot.size,
  );
});

it('favourites as another account, and the first one has a badge in the menu', async () => {
  const page = shared();
  await site.listening();
  await site.control('notify', { as: 'bob', type: 'follow', count: 2 });
  await eventually(async () =>
    expect(await storedAccounts(page)).toMatch(/"screenName":"bob".*"unread":[1-9]/),
  );
  const card = firstCard(page);
  await card.getByRole('button', { name: 'More actions' }).click();
  const entry = page.getByRole('menu').getByRole('menuitem', { name: 'Favourite as @alice' });
  await entry.waitFor();
  expect(await findBarriers(page, { within: '[role="menu"]' })).toEqual([]);

  const requestOf = (end: string) => page.waitForRequest((request) => request.url().endsWith(end));
  const verified = requestOf('/verify_credentials');
  const asked = requestOf('/favourite');
  await entry.click();
  await page.waitForURL(/\/notice\//);
  // The session of this page is that of alice, and was confirmed before.
  const session = (await verified).headers()['authorization'];
  expect((await asked).headers()['authorization']).toBe(session);
  await showsWho(page, 'alice');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Favourite/, pressed: true })
    .waitFor();
  // A reload does nothing of it again.
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('linnet act');

  const menu = await openMenu(page);
  await menu
    .getByRole('menuitemradio', { name: /@bob/ })
    .getByText(/\d+ unread/)
    .waitFor();
  expect(await findBarriers(page, { within: '[role="menu"]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
});

it('adds an account, switches by menu and keys, and takes a draft along', async () => {
  const page = shared();
  await (await openMenu(page)).getByRole('menuitem', { name: 'Add an account' }).click();
  await page.getByRole('region', { name: 'Your other accounts' }).waitFor();
  await fillLogin(page, 'carol');
  await showsWho(page, 'carol');
  const rows = (await openMenu(page)).getByRole('menuitemradio');
  expect(await rows.allInnerTexts()).toEqual([
    expect.stringMatching(/Alice.*@alice/s),
    expect.stringMatching(/@bob/),
    expect.stringMatching(/Carol.*@carol/s),
  ]);
  expect(await rows.nth(2).getAttribute('aria-checked')).toBe('true');
  expect(await findBarriers(page, { within: '[role="menu"]' })).toEqual([]);
  await page.keyboard.press('Escape');

  await composer(page).fill('Written by the wrong one');
  await author(page).click();
  const authors = page.getByRole('menu', { name: 'Post as' });
  await authors.getByRole('menuitemradio', { name: /Alice/ }).click();
  const dialog = page.getByRole('dialog', { name: 'New post' });
  await dialog.getByText('Posting as @alice').waitFor();
  const text = dialog.getByRole('textbox', { name: 'Post text' });
  expect(await text.inputValue()).toBe('Written by the wrong one');
  await dialog.getByRole('button', { name: 'Post', exact: true }).click();
  const feed = page.getByRole('feed', { name: 'Home timeline' });
  const posted = feed.getByRole('article').filter({ hasText: 'Written by the wrong one' });
  await posted.getByText('@alice', { exact: true }).waitFor();

  await page.getByRole('main').focus();
  await page.keyboard.press('g');
  await page.keyboard.press('3');
  await showsWho(page, 'carol');
  expect(await composer(page).inputValue()).toBe('');
});

it('never shows or sends anything of one account as another, whenever it is switched', async () => {
  const page = shared();
  await askBob();
  const slots = await slotsOf(page);
  // The last turn leads to the first account again.
  const moments = ['verify_credentials', 'timelines/home', 'v1/notifications', 'chats'];
  for (const [turn, moment] of moments.entries()) {
    const asked = page.waitForRequest((request) => request.url().includes(moment));
    await leaveFor(page, slots[turn % slots.length] ?? '');
    // The next turn interrupts it while this request is under way.
    await asked;
  }
  await showsWho(page, 'alice');
  expect(sent.bySlot.size).toBe(3);
});

it('sends nothing with two tokens when it is switched while something is being sent', async () => {
  const page = shared();
  const panel = accountPanel(page);
  const card = firstCard(page);
  const poll = card.getByRole('group', { name: 'Poll' });
  await poll.getByRole('radio', { name: 'Tea' }).check();
  await composer(page).fill('Written by alice');
  await interrupt(page, 'bob', [
    [/\/votes$/, () => poll.getByRole('button', { name: 'Vote' }).click()],
    [/\/favourite$/, () => card.getByRole('button', { name: /^Favourite/ }).click()],
    [/\/v1\/statuses$/, () => panel.getByRole('button', { name: 'Post', exact: true }).click()],
  ]);
  expect(await composer(page).inputValue()).not.toContain('alice');

  const picture = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  await goWithin(page, '/users/alice');
  await page.getByRole('main').getByRole('button', { name: 'Message' }).click();
  const message = page.getByRole('form', { name: 'New message' }).getByRole('textbox');
  await message.fill('Written by bob');
  await composer(page).fill('Written by bob');
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await interrupt(page, 'alice', [
    [/\/v\d\/media$/, () => panel.locator('input[type="file"]').first().setInputFiles(picture)],
    [/\/messages$/, () => message.press('Enter')],
    [
      /\/update_credentials$/,
      async () => {
        await page.getByRole('main').focus();
        await page.keyboard.press('g');
        await page.keyboard.press('s');
        await settings.getByRole('tab', { name: 'Profile' }).click();
        await settings.getByRole('checkbox', { name: 'Hide who I follow from others' }).check();
      },
    ],
  ]);
  expect(await composer(page).inputValue()).not.toContain('bob');
});

/** Bob posts a poll. */
async function askBob(): Promise<void> {
  const { origin, tokenFor } = site.instance();
  await fetch(`${origin}/api/v1/statuses`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokenFor('bob')}` },
    body: JSON.stringify({
      status: 'Tea or coffee?',
      poll: { options: ['Tea', 'Coffee'], expires_in: 86_400 },
    }),
  });
}

/** Begins writing calls, none of which is answered, and goes to another account then. */
async function interrupt(
  page: Page,
  next: DemoUsername,
  writes: [end: RegExp, begin: () => Promise<unknown>][],
): Promise<void> {
  await site.control('hold');
  for (const [end, begin] of writes) {
    const asked = page.waitForRequest(
      (request) => request.method() !== 'GET' && end.test(new URL(request.url()).pathname),
    );
    await Promise.all([asked, begin()]);
  }
  await leaveFor(page, slotOf(next));
  await site.control('hold', { on: false });
  await showsWho(page, next);
}

it('lets two tabs stand on two accounts, each of which keeps its own', async () => {
  const first = shared();
  const open = async (path: string) => {
    const page = await stage.newPage(first.context());
    await page.goto(site.instance().origin + path);
    await showsWho(page, 'bob');
    return page;
  };
  const second = await open(addressInSlot('/', slotOf('bob')));
  // All tabs of a headless browser have the focus, so none gets it.
  // A tab that has just been opened counts as used a moment later.
  const lookAt = (tab: Page, slot: string | null) =>
    eventually(async () => {
      await tab.evaluate(() => window.dispatchEvent(new Event('focus')));
      expect(await lastSlot(first)).toBe(slot);
    });
  await showsWho(first, 'alice');
  // A tab has an account, and a new one belongs to the account that was used last.
  await lookAt(first, null);
  await lookAt(second, 'bob');
  const third = await open('/');
  // Logging out one leaves the others, in all tabs.
  await third.getByRole('button', { name: 'Log out', exact: true }).click();
  await third.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await Promise.all([third, second, first].map((tab) => showsWho(tab, 'alice')));
  const databases = () =>
    first.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await eventually(async () => expect(await databases()).not.toContain('linnet@bob'));
  await Promise.all([second.close(), third.close()]);
});

/** The slot of the account that was used last; null for the first one. */
const lastSlot = (page: Page) => page.evaluate((key) => localStorage.getItem(key), SLOT_KEY);

it('logs out all accounts with one press and one question', async () => {
  const page = shared();
  await showsWho(page, 'alice');
  const menu = await openMenu(page);
  await menu.getByRole('menuitem', { name: 'Log out of all accounts' }).click();
  const question = page.getByRole('alertdialog', { name: 'Log out of all accounts?' });
  await question.getByRole('button', { name: 'Log out' }).click();
  await eventually(async () => expect(await storedAccounts(page)).toBeNull());
  await page.getByRole('form', { name: 'Log in' }).waitFor();
  await goWithin(page, '/login');
  await heading(page, 'Log in').waitFor();
  expect(await page.getByRole('region', { name: 'Your other accounts' }).count()).toBe(0);
});

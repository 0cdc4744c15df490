/** Several accounts in one browser, in Chromium: what is shown, sent and stored belongs to one. */
import type { BrowserContext, Page } from 'playwright-core';
import { SLOT_KEY } from '@/lib/accountSlot';
import type { DemoUsername } from '@/demo/seed/demoAccounts';
import { findBarriers } from '@support/engine/chromium/axe';
import { useBrowser } from '@support/engine/chromium/browser';
import { fillLogin, heading, useSite } from '@support/engine/chromium/site';
import { eventually } from '@support/eventually';

const stage = useBrowser();
const site = useSite(stage);

const accountPanel = (page: Page) => page.getByRole('region', { name: 'Your account' });
const avatar = (page: Page) => accountPanel(page).getByRole('button', { name: 'Accounts' });
const composer = (page: Page) => accountPanel(page).getByRole('textbox', { name: 'Post text' });
const author = (page: Page) => page.getByRole('button', { name: /^Posting as/ });

const showsWho = (page: Page, username: DemoUsername): Promise<void> =>
  // A draft shows for whom it is posted, below.
  accountPanel(page).getByText(`@${username}`, { exact: true }).first().waitFor();

async function showsAccount(page: Page, username: DemoUsername): Promise<void> {
  await showsWho(page, username);
  await page.getByRole('feed', { name: 'Home timeline' }).getByRole('article').first().waitFor();
}

async function openMenu(page: Page) {
  await avatar(page).click();
  const menu = page.getByRole('menu', { name: 'Accounts' });
  await menu.waitFor();
  return menu;
}

/** Adds accounts through the menu to a page that alice uses. */
async function withAccounts(page: Page, ...more: DemoUsername[]): Promise<void> {
  await showsAccount(page, 'alice');
  for (const username of more) {
    const menu = await openMenu(page);
    await menu.getByRole('menuitem', { name: 'Add an account' }).click();
    await page.getByRole('region', { name: 'Your other accounts' }).waitFor();
    await fillLogin(page, username);
    await showsAccount(page, username);
  }
}

/** Notes for each document of a context with which tokens it sent requests. */
async function watchTokens(context: BrowserContext): Promise<Map<string, Set<string>>> {
  const sent = new Map<string, Set<string>>();
  await context.exposeFunction('noteToken', (id: string, token: string) => {
    sent.set(id, (sent.get(id) ?? new Set()).add(token));
  });
  await context.addInitScript(() => {
    const id = String(Math.random());
    const { fetch } = window;
    const { noteToken } = window as unknown as { noteToken: (id: string, token: string) => void };
    window.fetch = (input, init) => {
      const token = new Headers(init?.headers).get('authorization');
      if (token !== null) noteToken(id, token);
      return fetch(input, init);
    };
  });
  return sent;
}

it('adds an account, switches by menu and keys, and takes a draft along', async () => {
  const page = await site.open('/main/friends', { as: 'alice' });
  await withAccounts(page, 'bob');
  const menu = await openMenu(page);
  const rows = menu.getByRole('menuitemradio');
  expect(await rows.allInnerTexts()).toEqual([
    expect.stringMatching(/Alice.*@alice/s),
    expect.stringMatching(/Bob.*@bob/s),
  ]);
  expect(await rows.nth(1).getAttribute('aria-checked')).toBe('true');
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
  await page.keyboard.press('2');
  await showsAccount(page, 'bob');
  expect(await composer(page).inputValue()).toBe('');
});

/** The slot of the account that was used last; null for the first one. */
const lastSlot = (page: Page) => page.evaluate((key) => localStorage.getItem(key), SLOT_KEY);

it('lets two tabs stand on two accounts, each of which keeps its own', async () => {
  const first = await site.open('/main/friends', { as: 'alice' });
  const second = await stage.newPage(first.context());
  await second.goto(first.url());
  await withAccounts(second, 'bob');
  // The first tab was there before, and a new one belongs to the account that was used last.
  await first.reload();
  await showsAccount(first, 'alice');
  // All tabs of a headless browser have the focus, so none gets it, and each is looked at last.
  await eventually(async () => expect(await lastSlot(first)).toBeNull());
  await second.evaluate(() => window.dispatchEvent(new Event('focus')));
  const third = await stage.newPage(first.context());
  await third.goto(first.url());
  await showsAccount(third, 'bob');
  // Logging out one leaves the other, in all tabs.
  await third.getByRole('button', { name: 'Log out', exact: true }).click();
  await third.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await Promise.all([third, second].map((tab) => showsAccount(tab, 'alice')));
  await showsAccount(first, 'alice');
  const databases = () =>
    first.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await second.reload();
  await showsAccount(second, 'alice');
  await eventually(async () =>
    expect((await databases()).filter((name) => name?.startsWith('linnet@'))).toEqual([]),
  );
});

it('favourites and replies as another account, which has a badge in the menu', async () => {
  const page = await site.open('/main/friends', { as: 'alice' });
  await withAccounts(page, 'bob');
  await site.listening();
  await site.control('notify', { as: 'bob', type: 'follow', count: 2 });
  await eventually(async () => {
    const list = await page.evaluate(() => localStorage.getItem('linnet accounts'));
    expect(list).toMatch(/"screenName":"bob".*"unread":[1-9]/);
  });
  const card = page.getByRole('feed', { name: 'Home timeline' }).getByRole('article').first();
  const chooseAs = async (name: string) => {
    await card.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menu').getByRole('menuitem', { name }).click();
    await page.waitForURL(/\/notice\//);
  };
  await card.getByRole('button', { name: 'More actions' }).click();
  const entries = page.getByRole('menu');
  await entries.getByRole('menuitem', { name: 'Favourite as @alice' }).waitFor();
  expect(await findBarriers(page, { within: '[role="menu"]' })).toEqual([]);
  await page.keyboard.press('Escape');

  const requestOf = (end: string) => page.waitForRequest((request) => request.url().endsWith(end));
  const verified = requestOf('/verify_credentials');
  const asked = requestOf('/favourite');
  await chooseAs('Favourite as @alice');
  // The session of this page is that of alice, and was confirmed before.
  const session = (await verified).headers()['authorization'];
  expect((await asked).headers()['authorization']).toBe(session);
  await showsWho(page, 'alice');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Favourite/, pressed: true })
    .waitFor();

  const menu = await openMenu(page);
  await menu
    .getByRole('menuitemradio', { name: /@bob/ })
    .getByText(/\d+ unread/)
    .waitFor();
  expect(await findBarriers(page, { within: '[role="menu"]' })).toEqual([]);
  await menu.getByRole('menuitemradio', { name: /@bob/ }).click();
  await showsAccount(page, 'bob');
  await chooseAs('Reply as @alice');
  const dialog = page.getByRole('dialog', { name: 'Reply' });
  await dialog.getByText('Posting as @alice').waitFor();
  // A reload does nothing of it again.
  await page.reload();
  await showsWho(page, 'alice');
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('linnet act');
});

it('logs out all accounts with one press and one question', async () => {
  const page = await site.open('/main/friends', { as: 'alice' });
  await withAccounts(page, 'bob', 'carol');
  const menu = await openMenu(page);
  await menu.getByRole('menuitem', { name: 'Log out of all accounts' }).click();
  const question = page.getByRole('alertdialog', { name: 'Log out of all accounts?' });
  await question.getByRole('button', { name: 'Log out' }).click();
  await eventually(async () =>
    expect(await page.evaluate(() => localStorage.getItem('linnet accounts'))).toBeNull(),
  );
  await page.goto(new URL('/login', page.url()).href);
  await heading(page, 'Log in').waitFor();
  expect(await page.getByRole('region', { name: 'Your other accounts' }).count()).toBe(0);
});

/** As the program does it, but at any moment: another slot, and a new load of the page. */
async function leaveFor(page: Page, slot: string): Promise<void> {
  const leave = (to: string) => {
    sessionStorage.setItem('linnet account', to);
    location.assign('/');
  };
  // The page may be replaced while it is told.
  await eventually(() => page.evaluate(leave, slot));
}

it('never shows or sends anything of one account as another, whenever it is switched', async () => {
  const page = await site.open('/main/friends', { as: 'alice' });
  const sent = await watchTokens(page.context());
  await withAccounts(page, 'bob', 'carol');
  const slots = await page.evaluate(() =>
    (JSON.parse(localStorage.getItem('linnet accounts') ?? '[]') as { slot: string }[]).map(
      ({ slot }) => slot,
    ),
  );
  const people = ['alice', 'bob', 'carol'] as const;
  const moments = ['verify_credentials', 'timelines/home', 'v1/notifications', 'chats'];
  const ofPeople = new Map<string, Set<string>>();
  for (const [turn, moment] of [...moments, ...moments].entries()) {
    const [passing = 0, last = 0] = turn % 2 === 0 ? [0, 1] : [2, 0];
    const asked = page.waitForRequest((request) => request.url().includes(moment));
    await leaveFor(page, slots[passing] ?? '');
    // It is interrupted while this request is under way.
    await asked;
    await leaveFor(page, slots[last] ?? '');
    await showsAccount(page, people[last] ?? 'alice');
    for (const token of [...sent.values()].at(-1) ?? []) {
      const owner = people[last] ?? 'alice';
      ofPeople.set(owner, (ofPeople.get(owner) ?? new Set()).add(token));
    }
  }
  // No document ever sent the tokens of two accounts, and each account has one.
  expect([...sent.values()].filter((tokens) => tokens.size > 1)).toEqual([]);
  expect([...ofPeople].map(([owner, tokens]) => [owner, tokens.size])).toEqual([
    ['bob', 1],
    ['alice', 1],
  ]);
  expect(new Set([...sent.values()].flatMap((tokens) => [...tokens])).size).toBe(3);
});

it('sends nothing with two tokens when it is switched while something is being sent', async () => {
  const page = await site.open('/main/friends', { as: 'alice' });
  const sent = await watchTokens(page.context());
  await withAccounts(page, 'bob');
  const slots = await page.evaluate(() =>
    (JSON.parse(localStorage.getItem('linnet accounts') ?? '[]') as { slot: string }[]).map(
      ({ slot }) => slot,
    ),
  );
  const card = page.getByRole('feed', { name: 'Home timeline' }).getByRole('article').first();
  const panel = accountPanel(page);
  const picture = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  const writes: [end: RegExp, begin: () => Promise<unknown>][] = [
    [/\/(un)?favourite$/, () => card.getByRole('button', { name: /^Favourite/ }).click()],
    [/\/v\d\/media$/, () => panel.locator('input[type="file"]').first().setInputFiles(picture)],
    [/\/v1\/statuses$/, () => panel.getByRole('button', { name: 'Post', exact: true }).click()],
  ];
  const people = ['alice', 'bob'] as const;
  for (const [turn, [end, begin]] of writes.entries()) {
    const [from, to] = turn % 2 === 0 ? [1, 0] : [0, 1];
    await composer(page).fill(`Written by ${people[from] ?? ''}`);
    const asked = page.waitForRequest((request) => end.test(new URL(request.url()).pathname));
    await begin();
    await asked;
    await leaveFor(page, slots[to] ?? '');
    await showsAccount(page, people[to] ?? 'alice');
    expect(await composer(page).inputValue()).not.toContain(people[from]);
  }
  expect([...sent.values()].filter((tokens) => tokens.size > 1)).toEqual([]);
  expect(new Set([...sent.values()].flatMap((tokens) => [...tokens])).size).toBe(2);
});

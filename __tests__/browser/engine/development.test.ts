/**
 * The page of `npm start` in Chromium, in the pseudo-locale, which no other build has; libraries check
 * more in their development builds.
 */
import type { Page } from 'playwright-core';
import { demoAccounts } from '@/demo/seed/demoAccounts';
import { useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { useDevServer } from '@support/engine/chromium/devServer';
import { eventually } from '@support/eventually';
import { pseudolocalized } from '@support/session/pseudoLocale';
import { goWithin, heading, passwordOf } from '@support/engine/chromium/site';

const stage = useBrowser();
const server = useDevServer('--locale', 'en-XA');

/** The dev server's greeting to a page: hot replacement is on, and the build has no errors. */
const HOT = '{"type":"hot"}';
const COMPILED = '{"type":"ok"}';

/** Generous, as the server writes its cache while it answers. */
const PATIENCE = 60_000;

/** The greetings of the dev server to the page. */
const told: string[] = [];

const shared = useSharedPage(stage, async () => {
  const page = await stage.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.on('websocket', (socket) => {
    if (socket.url() !== `${server.address().replace('http', 'ws')}/ws`) return;
    socket.on('framereceived', ({ payload }) => told.push(String(payload)));
  });
  await page.goto(`${server.address()}/main/public`);
  return page;
});

/** Waits for a timeline by its English title. */
async function reads(page: Page, timeline: string): Promise<void> {
  const name = pseudolocalized(timeline);
  await heading(page, name).waitFor();
  await page.getByRole('feed', { name }).getByRole('article').first().waitFor();
}

it('npm start prints where the page is, who can sign in and how to use a real server', async () => {
  await eventually(() => expect(server.terminal()).toContain('npm start -- --instance https://'));
  const said = server.terminal();
  expect(said).toContain(`Linnet: ${server.address()}\n`);
  for (const { username, password } of demoAccounts)
    expect(said).toMatch(new RegExp(`^ +${username} +${password} `, 'm'));
});

it('a visitor of the development page reads the public timeline without errors, in the pseudo-locale made from the English texts, and the page listens for code changes', async () => {
  await reads(shared(), 'Local timeline');
  await eventually(() => expect(told).toEqual(expect.arrayContaining([HOT, COMPILED])));
});

it('a member of the development page signs in, reads the home timeline and finds a draft again', async () => {
  const page = shared();
  await goWithin(page, '/login');
  const form = page.getByRole('form', { name: pseudolocalized('Log in') });
  await form.getByRole('textbox', { name: pseudolocalized('Username') }).fill('alice');
  await form.getByLabel(pseudolocalized('Password'), { exact: true }).fill(passwordOf('alice'));
  await form.getByRole('button', { name: pseudolocalized('Log in') }).click();
  await reads(page, 'Home timeline');
  const text = page.getByRole('textbox', { name: pseudolocalized('Post text') });
  await text.fill('Frogs sing');
  // Pictures may be on their way for long; what the page shows is waited for below.
  await page.reload({ waitUntil: 'commit' });
  await eventually(async () => expect(await text.inputValue()).toBe('Frogs sing'), PATIENCE);
  await reads(page, 'Home timeline');
});

/** The page of `npm start` in Chromium; libraries check more in their development builds. */
import type { Page } from 'playwright-core';
import { demoAccounts } from '@/demo/seed/demoAccounts';
import { useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { useDevServer } from '@support/engine/chromium/devServer';
import { eventually } from '@support/eventually';
import { fillLogin, goWithin, heading } from '@support/engine/chromium/site';

const stage = useBrowser();
const server = useDevServer();

/** The dev server's greeting to a page: hot replacement is on, and the build has no errors. */
const HOT = '{"type":"hot"}';
const COMPILED = '{"type":"ok"}';

/** Generous, as the server writes its cache while it answers. */
const PATIENCE = 30_000;

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

const firstPost = (page: Page, timeline: string) =>
  page.getByRole('feed', { name: timeline }).getByRole('article').first();

it('npm start prints where the page is, who can sign in and how to use a real server', async () => {
  await eventually(() => expect(server.terminal()).toContain('npm start -- --instance https://'));
  const said = server.terminal();
  expect(said).toContain(`Linnet: ${server.address()}\n`);
  for (const { username, password } of demoAccounts)
    expect(said).toMatch(new RegExp(`^ +${username} +${password} `, 'm'));
});

it('a visitor of the development page reads the public timeline without errors, and the page listens for code changes', async () => {
  const page = shared();
  await heading(page, 'Local timeline').waitFor();
  await firstPost(page, 'Local timeline').waitFor();
  await eventually(() => expect(told).toEqual(expect.arrayContaining([HOT, COMPILED])));
});

it('a member of the development page signs in, reads the home timeline and finds a draft again', async () => {
  const page = shared();
  await goWithin(page, '/login');
  await heading(page, 'Log in').waitFor();
  await fillLogin(page, 'alice');
  await heading(page, 'Home timeline').waitFor();
  await firstPost(page, 'Home timeline').waitFor();
  const text = page.getByRole('textbox', { name: 'Post text' });
  await text.fill('Frogs sing');
  await page.reload();
  await eventually(async () => expect(await text.inputValue()).toBe('Frogs sing'), PATIENCE);
  await firstPost(page, 'Home timeline').waitFor();
});

/** The page of `npm start` in Chromium: libraries check more in their builds for development. */
import type { Page } from 'playwright-core';
import { demoAccounts } from '@/demo/seed/demoAccounts';
import { useBrowser } from '@support/engine/chromium/browser';
import { useDevServer } from '@support/engine/chromium/devServer';
import { eventually } from '@support/eventually';
import { fillLogin, heading } from '@support/engine/chromium/site';

const stage = useBrowser();
const server = useDevServer();

/** What the server tells a page that comes: parts will be exchanged, and all is well now. */
const HOT = '{"type":"hot"}';
const COMPILED = '{"type":"ok"}';

/** The server puts away what it compiled while it answers. */
const PATIENCE = 30_000;

async function open(path: string): Promise<Page> {
  const page = await stage.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.goto(server.address() + path);
  return page;
}

const firstPost = (page: Page, timeline: string) =>
  page.getByRole('feed', { name: timeline }).getByRole('article').first();

it('the terminal says where the page is, who can sign in and how a real server is used', async () => {
  await eventually(() => expect(server.terminal()).toContain('npm start -- --instance https://'));
  const said = server.terminal();
  expect(said).toContain(`Linnet: ${server.address()}\n`);
  for (const { username, password } of demoAccounts)
    expect(said).toMatch(new RegExp(`^ +${username} +${password} `, 'm'));
});

it('a visitor reads the public timeline, and nothing goes wrong on the page', async () => {
  const page = await open('/main/public');
  await heading(page, 'Local timeline').waitFor();
  await firstPost(page, 'Local timeline').waitFor();
});

it('a member signs in, reads the home timeline and finds a draft again', async () => {
  const page = await open('/login');
  await fillLogin(page, 'alice');
  await heading(page, 'Home timeline').waitFor();
  await firstPost(page, 'Home timeline').waitFor();
  const text = page.getByRole('textbox', { name: 'Post text' });
  await text.fill('Frogs sing');
  await page.reload();
  await eventually(async () => expect(await text.inputValue()).toBe('Frogs sing'), PATIENCE);
  await firstPost(page, 'Home timeline').waitFor();
});

it('a page listens for changes of the code', async () => {
  const page = await stage.newPage();
  const told: string[] = [];
  page.on('websocket', (socket) => {
    if (socket.url() !== `${server.address().replace('http', 'ws')}/ws`) return;
    socket.on('framereceived', ({ payload }) => told.push(String(payload)));
  });
  await page.goto(server.address());
  await page.getByRole('article').first().waitFor();
  await eventually(() => expect(told).toEqual(expect.arrayContaining([HOT, COMPILED])));
});

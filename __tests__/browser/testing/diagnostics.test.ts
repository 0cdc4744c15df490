/**
 * The diagnostics page in Chromium: at a healthy instance, at broken ones with which the client
 * still starts, and where only the page itself works.
 */
import type { Page } from 'playwright-core';
import { checkNames } from '@/doctor/findings/checkNames';
import { findBarriers } from '@support/engine/chromium/axe';
import { layouts, useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { heading, useSite, type Site } from '@support/engine/chromium/site';

const stage = useBrowser();
const PATH = '/about/diagnostics';

const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const errors = (page: Page) => group(page, 'Errors').getByRole('listitem').allTextContents();

async function examined(page: Page): Promise<void> {
  await heading(page, 'Diagnostics').waitFor();
  const bar = page.getByRole('progressbar', { name: 'Diagnostics' });
  await bar.and(page.locator(`[value="${String(checkNames.length)}"]`)).waitFor();
}

/** Opens the page and waits for the end of its checks. */
async function examine(site: Site, options: Parameters<Site['open']>[1] = {}): Promise<Page> {
  const page = await site.open(PATH, options);
  await examined(page);
  return page;
}

async function findsNothing(page: Page): Promise<void> {
  await page.getByRole('status').getByText('No problems found').waitFor();
  const inOrder = group(page, 'OK');
  expect(await inOrder.getByText('Live updates: OK').count()).toBe(1);
  expect(await inOrder.getByText(/^Client: Linnet \d/).count()).toBe(1);
}

const site = useSite(stage);

describe('the diagnostics at a healthy instance of akkoma', () => {
  const akkoma = useSite(stage, { policy: 'akkoma', indexPage: 'akkoma', family: 'akkoma' });
  const sent: string[] = [];
  const page = useSharedPage(stage, () =>
    examine(akkoma, {
      as: 'alice',
      before: async (opened) => {
        // The first script of every page verifies the credentials; the diagnostics do not send
        // this.
        await opened.route('**/api/v1/accounts/verify_credentials', (route) => route.abort());
        opened.on('request', (request) => {
          const { authorization } = request.headers();
          if (authorization !== undefined) sent.push(request.url());
        });
        stage.expectProblems(/ERR_FAILED/);
      },
    }),
  );

  it('report nothing wrong, and send no token', async () => {
    await findsNothing(page());
    const others = sent.filter((url) => !url.endsWith('/api/v1/accounts/verify_credentials'));
    expect(others).toEqual([]);
    await page().context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page().getByRole('button', { name: 'Copy report' }).click();
    await page().getByText('Report copied').waitFor();
    const report = await page().evaluate(() => navigator.clipboard.readText());
    expect(report).toContain('Live updates: OK');
    expect(report).not.toMatch(/[?&]|bearer|token/i);
  });

  it.each(Object.entries(layouts))('are accessible on a %s window', async (_layout, size) => {
    await page().setViewportSize(size);
    expect(await findBarriers(page())).toEqual([]);
    const { scroll, width } = await page().evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      width: window.innerWidth,
    }));
    expect(width).toBe(size.width);
    expect(scroll).toBeLessThanOrEqual(width);
  });
});

describe('the diagnostics of an instance', () => {
  it('whose policy blocks sockets name the header to send, and the client starts', async () => {
    const { origin } = site.instance();
    const value = `default-src 'self' data: blob:; connect-src ${origin}/; style-src 'self' 'unsafe-inline'`;
    await site.control('file', { path: '*', headers: { 'content-security-policy': value } });
    stage.expectProblems(/Content Security Policy|policy: connect-src forbids ws:/);
    const page = await examine(site, { as: 'alice' });
    expect(await errors(page)).toContain(
      `Blocked by the security policy: Live updatesHave the server send: content-security-policy: connect-src … ${origin.replace('http', 'ws')}`,
    );
    await page.goto(`${origin}/main/friends`);
    await page.getByRole('feed', { name: 'Home timeline' }).waitFor();
  });

  it("that serves only the client's files still run", async () => {
    stage.expectProblems(/status of 502|WebSocket/);
    for (const path of ['/api/', '/nodeinfo/', '/static/config.json', '/static/styles.json']) {
      await site.control('next', { path, answer: '502', times: 1_000 });
    }
    const page = await examine(site, {
      before: async (opened) => {
        await opened.addInitScript(() => {
          IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
        });
      },
    });
    expect(await errors(page)).toContain(
      'The request for /api/v1/instance failed with status 502.Check the logs of the server and of the proxy in front of it.',
    );
    expect(await group(page, 'OK').getByText('Program: OK').count()).toBe(1);
  });
});

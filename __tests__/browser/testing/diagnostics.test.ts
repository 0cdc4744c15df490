/**
 * The diagnostics page in Chromium: at a healthy instance, at broken ones with which the client
 * still starts, and where only the page itself works.
 */
import type { Page } from 'playwright-core';
import type { Policy } from '@/demo/options';
import { checkNames } from '@/doctor/findings/checkNames';
import { findBarriers } from '@support/engine/chromium/axe';
import { layoutNames, useBrowser } from '@support/engine/chromium/browser';
import { heading, useSite, type Site } from '@support/engine/chromium/site';

const stage = useBrowser();
const PATH = '/about/diagnostics';

const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const errors = (page: Page) => group(page, 'Errors').getByRole('listitem').allTextContents();

/** Opens the page and waits for the end of its checks. */
async function examine(site: Site, options: Parameters<Site['open']>[1] = {}): Promise<Page> {
  const page = await site.open(PATH, options);
  await heading(page, 'Diagnostics').waitFor();
  const bar = page.getByRole('progressbar', { name: 'Diagnostics' });
  await bar.and(page.locator(`[value="${String(checkNames.length)}"]`)).waitFor();
  return page;
}

const policies = ['pleroma', 'akkoma'] as const satisfies readonly Policy[];

describe.each(policies)('the diagnostics at a healthy instance of %s', (policy) => {
  const site = useSite(stage, { policy, indexPage: policy, family: policy });

  it('report nothing wrong', async () => {
    const page = await examine(site);
    await page.getByRole('status').getByText('Nothing is wrong.').waitFor();
    expect(await group(page, 'In order').getByText('Live updates: in order').count()).toBe(1);
    expect(
      await group(page, 'In order')
        .getByText(/^Client: Linnet \d/)
        .count(),
    ).toBe(1);
  });

  it.each(layoutNames)('are accessible on a %s window', async (layout) => {
    const page = await examine(site, { layout });
    expect(await findBarriers(page)).toEqual([]);
    const { scroll, width } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      width: window.innerWidth,
    }));
    expect(scroll).toBeLessThanOrEqual(width);
  });
});

describe('the diagnostics of an instance', () => {
  const site = useSite(stage);

  it('open from its about page, and Back returns there', async () => {
    const page = await site.open('/about');
    await page.getByRole('main').getByRole('link', { name: 'Diagnostics' }).click();
    await heading(page, 'Diagnostics').waitFor();
    await page.getByRole('link', { name: 'Go to the start page' }).click();
    await page.getByRole('feed').waitFor();
  });

  it('with a trailing comma in its configuration name the line, and the client starts', async () => {
    await site.control('file', { path: '/static/config.json', text: '{\n  "logoLeft": true,\n}' });
    const page = await examine(site);
    expect(await errors(page)).toEqual([
      'This is no JSON: there is a comma too many./static/config.json:2:19Correct the file there.',
    ]);
    stage.expectProblems(/Could not load the static configuration/);
    await page.goto(`${site.instance().origin}/main/public`);
    await page.getByRole('feed').waitFor();
  });

  it('whose policy blocks sockets name the header to send, and the client starts', async () => {
    const { origin } = site.instance();
    const value = `default-src 'self' data: blob:; connect-src ${origin}/; style-src 'self' 'unsafe-inline'`;
    await site.control('file', { path: '*', headers: { 'content-security-policy': value } });
    stage.expectProblems(/Content Security Policy|policy: connect-src forbids ws:/);
    const page = await examine(site, { as: 'alice' });
    expect(await errors(page)).toContain(
      `The security policy blocks this: Live updatesHave the server send: content-security-policy: connect-src … ${origin.replace('http', 'ws')}`,
    );
    await page.goto(`${origin}/main/friends`);
    await page.getByRole('feed', { name: 'Home timeline' }).waitFor();
  });

  it('report that the list of themes is missing and a page was sent in its place; the client still starts', async () => {
    await site.control('file', { path: '/static/styles.json', missing: true });
    const page = await examine(site);
    expect(await errors(page)).toEqual([
      'Instead of /static/styles.json the server sends its page.Put the file there, or give the address of another.',
    ]);
    stage.expectProblems(/theme/i);
    await page.goto(`${site.instance().origin}/main/public`);
    await page.getByRole('feed').waitFor();
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
      '/api/v1/instance is answered with status 502.Look into the logs of the server and of the proxy before it.',
    );
    expect(await group(page, 'In order').getByText('Program: in order').count()).toBe(1);
  });

  it('send no token', async () => {
    const sent: string[] = [];
    const page = await examine(site, {
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
    });
    const others = sent.filter((url) => !url.endsWith('/api/v1/accounts/verify_credentials'));
    expect(others).toEqual([]);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy report' }).click();
    await page.getByText('Report copied').waitFor();
    const report = await page.evaluate(() => navigator.clipboard.readText());
    expect(report).toContain('Live updates: in order');
    expect(report).not.toMatch(/[?&]|bearer|token/i);
  });
});

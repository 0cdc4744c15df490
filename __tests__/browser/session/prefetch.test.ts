/** The first script in Chromium: it requests data while the app loads, and nothing twice. */
import type { Page, Request } from 'playwright-core';
import { useBrowser } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { useSite } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);

interface Log {
  calls: string[];
  scripts: string[];
  /** Lets the app's script load, which is held until then. */
  release: () => void;
  page: Page | null;
}

function holdProgram(log: Log) {
  return async (page: Page): Promise<void> => {
    log.page = page;
    const held = new Promise<void>((resolve) => {
      log.release = resolve;
    });
    page.on('request', (request: Request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) log.scripts.push(pathname);
      else if (/^\/(api|oauth|static\/\w+\.json)/.test(pathname)) log.calls.push(pathname);
    });
    await page.route(/\/static\/js\/app\./, async (route) => {
      await held;
      await route.continue();
    });
  };
}

/** Lists what is asked of `Intl` before the first post is shown. */
const watchFormatters = (page: Page) =>
  page.addInitScript(() => {
    const early: string[] = [];
    Object.assign(window, { askedEarly: early });
    const isEarly = () => !document.querySelector('[role="feed"] > article');
    for (const name of ['NumberFormat', 'DateTimeFormat', 'RelativeTimeFormat'] as const) {
      const watched = new Proxy(Intl[name] as unknown as new () => object, {
        construct(maker, given: []) {
          if (isEarly()) early.push(name);
          return new maker(...given);
        },
        get(maker, key) {
          if (key === 'supportedLocalesOf' && isEarly()) early.push(`${name} known`);
          return Reflect.get(maker, key) as unknown;
        },
      });
      Object.assign(Intl, { [name]: watched });
    }
  });

const open = async (path: string, as?: 'alice') => {
  const log: Log = { calls: [], scripts: [], release: () => undefined, page: null };
  const before = async (page: Page) => {
    await watchFormatters(page);
    await holdProgram(log)(page);
  };
  return { log, opening: site.open(path, { ...(as ? { as } : {}), before }) };
};

const firstCard = (page: Page) => page.getByRole('feed').getByRole('article').first().waitFor();
const count = (log: Log, path: string) => log.calls.filter((call) => call === path).length;

describe('the prefetch script before the app loads', () => {
  it('requests a visitor’s timeline once, and uses Intl for the first time, which is slow; until the page is quiet few requests follow, each with a reason, and full times', async () => {
    const { log, opening } = await open('/main/public');
    const expected = ['/static/config.json', '/static/styles.json', '/api/v1/timelines/public'];
    await eventually(() => {
      expect([...log.calls].sort()).toEqual([...expected].sort());
    });
    await eventually(async () => {
      expect(await log.page?.evaluate('window.askedEarly')).toEqual([
        'NumberFormat known',
        'DateTimeFormat known',
      ]);
    });
    log.release();
    const page = await opening;
    await firstCard(page);
    expect(expected.map((path) => count(log, path))).toEqual([1, 1, 1]);
    const early = (await page.evaluate('window.askedEarly')) as string[];
    expect(early.filter((name) => /^(Date|Relative)\w+$/.test(name))).toEqual([]);
    const moment = page.getByRole('feed').locator('time').first();
    await eventually(async () => {
      expect(await moment.getAttribute('title')).toMatch(/\d:\d\d:\d\d/);
    });
    await page.waitForLoadState('networkidle');
    expect(log.scripts.length).toBeLessThanOrEqual(12);
    expect([...log.calls].sort()).toEqual([
      // The right to call, for servers that show timelines to applications only.
      '/api/v1/apps',
      '/api/v1/timelines/public',
      '/oauth/token',
      '/static/config.json',
      '/static/styles.json',
    ]);
    // Modules that have run are not kept in memory; only the last to arrive may be.
    await page.waitForFunction(
      () => (globalThis as { linnetScripts?: unknown[] }).linnetScripts!.length < 3,
    );
  });

  it('requests a member’s home timeline and account once; until the page is quiet few requests follow, and `src/README.md` names the reason of each', async () => {
    const { log, opening } = await open('/', 'alice');
    const expected = ['/api/v1/accounts/verify_credentials', '/api/v1/timelines/home'];
    await eventually(() => {
      expect(log.calls).toEqual(expect.arrayContaining(expected));
    });
    log.release();
    const page = await opening;
    await firstCard(page);
    expect(expected.map((path) => count(log, path))).toEqual([1, 1]);
    await site.listening();
    await page.waitForLoadState('networkidle');
    expect(log.scripts.length).toBeLessThanOrEqual(12);
    expectMembersCalls([...log.calls].sort());
  });
});

function expectMembersCalls(calls: string[]): void {
  // A login would have left the right to call; here there is only the token. The newest chats are
  // asked for where the socket has taken more than a second.
  const lacking = ['/api/v1/apps', '/oauth/token', '/api/v2/pleroma/chats'];
  const due = calls.filter((call) => !lacking.includes(call));
  // Twice: what came between the first answer and the moment the socket delivers. Notifications
  // only where the socket has taken more than a second; a flow test tells.
  const twice = ['/api/v1/timelines/home', '/api/v1/notifications'];
  const once = due.filter((call) => !twice.includes(call));
  expect(once).toEqual([...new Set(once)]);
  const isLate = due.filter((call) => call === '/api/v1/notifications').length > 1;
  expect(due.length - (isLate ? 1 : 0)).toBeLessThanOrEqual(11);
  expect([...new Set(due)]).toEqual([
    '/api/v1/accounts/verify_credentials',
    '/api/v1/announcements',
    '/api/v1/filters',
    '/api/v1/lists',
    '/api/v1/mutes',
    '/api/v1/notifications',
    '/api/v1/pleroma/chats',
    '/api/v1/timelines/home',
    '/static/config.json',
    '/static/styles.json',
  ]);
}

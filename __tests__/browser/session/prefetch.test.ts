/** The first script in Chromium: it requests data while the app loads, and nothing twice. */
import type { Page, Request } from 'playwright-core';
import { useBrowser } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { useSite } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);

interface Log {
  calls: string[];
  /** Lets the app's script load, which is held until then. */
  release: () => void;
}

function holdProgram(log: Log) {
  return async (page: Page): Promise<void> => {
    const held = new Promise<void>((resolve) => {
      log.release = resolve;
    });
    page.on('request', (request: Request) => {
      const { pathname } = new URL(request.url());
      if (/^\/(api|static\/\w+\.json)/.test(pathname)) log.calls.push(pathname);
    });
    await page.route(/\/static\/js\/app\./, async (route) => {
      await held;
      await route.continue();
    });
  };
}

/** Counts what the app creates before the first post is shown. */
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
  const log: Log = { calls: [], release: () => undefined };
  const before = async (page: Page) => {
    await watchFormatters(page);
    await holdProgram(log)(page);
  };
  return { log, opening: site.open(path, { ...(as ? { as } : {}), before }) };
};

const firstCard = (page: Page) => page.getByRole('feed').getByRole('article').first().waitFor();
const count = (log: Log, path: string) => log.calls.filter((call) => call === path).length;

describe('the prefetch script before the app loads', () => {
  it('requests a visitor’s timeline once, and the first screen creates no Intl formatters, which are slow; full times follow later', async () => {
    const { log, opening } = await open('/main/public');
    const expected = ['/static/config.json', '/static/styles.json', '/api/v1/timelines/public'];
    await eventually(() => {
      expect([...log.calls].sort()).toEqual([...expected].sort());
    });
    log.release();
    const page = await opening;
    await firstCard(page);
    expect(expected.map((path) => count(log, path))).toEqual([1, 1, 1]);
    expect(await page.evaluate('window.askedEarly')).toEqual([]);
    const moment = page.getByRole('feed').locator('time').first();
    await eventually(async () => {
      expect(await moment.getAttribute('title')).toMatch(/\d:\d\d:\d\d/);
    });
  });

  it('requests a member’s home timeline and account once', async () => {
    const { log, opening } = await open('/', 'alice');
    const expected = ['/api/v1/accounts/verify_credentials', '/api/v1/timelines/home'];
    await eventually(() => {
      expect(log.calls).toEqual(expect.arrayContaining(expected));
    });
    log.release();
    await firstCard(await opening);
    expect(expected.map((path) => count(log, path))).toEqual([1, 1]);
  });
});

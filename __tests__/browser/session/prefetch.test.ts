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

const open = async (path: string, as?: 'alice') => {
  const log: Log = { calls: [], release: () => undefined };
  const opening = site.open(path, { ...(as ? { as } : {}), before: holdProgram(log) });
  return { log, opening };
};

const firstCard = (page: Page) => page.getByRole('feed').getByRole('article').first().waitFor();
const count = (log: Log, path: string) => log.calls.filter((call) => call === path).length;

describe('the prefetch script before the app loads', () => {
  it('requests a visitor’s timeline once', async () => {
    const { log, opening } = await open('/main/public');
    const expected = ['/static/config.json', '/static/styles.json', '/api/v1/timelines/public'];
    await eventually(() => {
      expect([...log.calls].sort()).toEqual([...expected].sort());
    });
    log.release();
    await firstCard(await opening);
    expect(expected.map((path) => count(log, path))).toEqual([1, 1, 1]);
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

  it('requests no bookmarks for visitors', async () => {
    const { log, opening } = await open('/bookmarks');
    await eventually(() => expect(log.calls).toContain('/static/styles.json'));
    log.release();
    await (await opening).getByText('No statuses here yet').waitFor();
    expect(count(log, '/api/v1/bookmarks')).toBe(0);
  });

  it('requests nothing in a safe start', async () => {
    const log: Log = { calls: [], release: () => undefined };
    let arrived: Promise<unknown> | undefined;
    const opening = site.open('/main/public?safe', {
      before: async (page) => {
        await holdProgram(log)(page);
        arrived = page.waitForEvent('requestfinished', (request) =>
          /\/js\/ahead\./.test(request.url()),
        );
      },
    });
    await eventually(() => expect(arrived).toBeDefined());
    await arrived;
    expect(log.calls).toEqual([]);
    log.release();
    await firstCard(await opening);
  });
});

describe('the first screen', () => {
  it('creates no Intl formatters, which are slow; full times follow later', async () => {
    const page = await site.open('/main/public', {
      before: (fresh) =>
        fresh.addInitScript(() => {
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
        }),
    });
    await firstCard(page);
    expect(await page.evaluate('window.askedEarly')).toEqual([]);
    const moment = page.getByRole('feed').locator('time').first();
    await eventually(async () => {
      expect(await moment.getAttribute('title')).toMatch(/\d:\d\d:\d\d/);
    });
  });
});

/**
 * The app cache in Chromium, in one tab of a member: what the service worker keeps, reading without
 * a connection, a new build on the server, a safe start, and the end of the worker.
 */
import path from 'node:path';
import { copyFileSync, readdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { isBuildFile, isOnDemand } from '@/domain/session/appCache';
import { INTERVAL, LATE, SOON } from '@/sagas/session/updates';
import { dist } from '@/tools/project';
import { useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { breakBuild, shorten, useOtherBuilds, WORKER } from '@support/engine/chromium/builds';
import { EXPECTED_CONSOLE_ERRORS } from '@support/engine/chromium/faultInjection';
import {
  deferredPartLoaded,
  goWithin,
  heading,
  notices,
  readStoredRecord,
  useSite,
} from '@support/engine/chromium/site';
import { buildOf, deploy, loadsOf, visit } from '@support/engine/chromium/updates';
import { eventually } from '@support/eventually';
import { anchorOf, atRest, topOf, writePosts } from '@support/timelines/scrollAnchor';

jest.setTimeout(120_000);

const stage = useBrowser();
const site = useSite(stage, { seed: 11 });
const builds = useOtherBuilds();

beforeAll(async () => {
  deploy(site, builds.hasty());
  await writePosts(site, 30, 'bob');
});

/** The browser's errors for requests made while offline. */
const NO_LINE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

const DRAFT = 'Kept over the update';
const SNAPSHOT = { database: 'linnet', table: 'kept', key: 'last seen' };

const cards = (page: Page) => page.getByRole('feed').first().locator('> article');
const composer = (page: Page) => page.getByRole('form', { name: 'New post' }).first();
const text = (page: Page) => composer(page).getByRole('textbox', { name: 'Post text' });
const mark = (page: Page, words = /^Offline\. Showing posts from /) =>
  page.getByRole('status').filter({ hasText: words });

const NO_LINE_KEY = 'no line';

/** Lets pages report `onLine` rightly: newer Chromium says true when they start under emulation. */
const reportLine = (page: Page) =>
  page.context().addInitScript((key) => {
    const isLost = () => localStorage.getItem(key) !== null;
    if (window.origin === 'null' || !isLost()) return;
    Object.defineProperty(navigator, 'onLine', { get: () => !isLost() });
  }, NO_LINE_KEY);

async function loseLine(page: Page): Promise<void> {
  await page.evaluate((key) => localStorage.setItem(key, ''), NO_LINE_KEY);
  await page.context().setOffline(true);
}

async function findLine(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.evaluate((key) => {
    localStorage.removeItem(key);
    window.dispatchEvent(new Event('online'));
  }, NO_LINE_KEY);
}

/** Returns the cached paths, by cache. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const pathsIn = async (name: string) =>
      (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    return Promise.all(names.map(pathsIn));
  });

/** Waits until so many builds are cached; the page of a build is stored last. */
const areCached = (page: Page, count: number) =>
  eventually(async () => {
    const whole = (await cached(page)).filter((paths) => paths.includes('/index.html'));
    expect(whole).toHaveLength(count);
  }, 40_000);

/** Lets the page cache its build, which it does some time after the end of the start. */
async function cacheBuild(page: Page): Promise<void> {
  await cards(page).first().waitFor();
  await deferredPartLoaded(page);
  const hasBegun = () =>
    eventually(async () => {
      expect(await page.evaluate(() => caches.keys())).not.toEqual([]);
    }, 1_500);
  await page.clock.fastForward(LATE);
  await hasBegun().catch(() => page.clock.fastForward(LATE));
  await areCached(page, 1);
}

/** Waits until the service worker and its caches are gone; opening a cache would create it. */
const withoutWorker = (page: Page) =>
  eventually(async () => {
    const registered = await page.evaluate(() => navigator.serviceWorker.getRegistration('/'));
    expect(registered).toBeUndefined();
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });

async function readDown(page: Page) {
  await cards(page).nth(5).waitFor();
  await page.evaluate(() => window.scrollTo({ top: 1_111, behavior: 'instant' }));
  await atRest(page);
  return anchorOf(page);
}

/** Paths that the worker has answered. */
const viaWorker: string[] = [];

/** A member's tab whose build is cached. */
const openCached = async (): Promise<Page> => {
  const page = await site.open('/main/friends', {
    as: 'alice',
    layout: 'middle',
    worker: true,
    before: async (fresh) => {
      await fresh.clock.install();
      await reportLine(fresh);
      fresh.on('response', (answer) => {
        if (answer.fromServiceWorker()) viaWorker.push(new URL(answer.url()).pathname);
      });
    },
  });
  await cacheBuild(page);
  return page;
};

/** One for the file: to cache a whole build takes as long as all the rest. */
const tab = useSharedPage(stage, openCached);

beforeEach(() => {
  stage.expectProblems(NO_LINE, EXPECTED_CONSOLE_ERRORS);
});

describe('the app cache', () => {
  /** The post that is read, and its distance from the top of the window. */
  let read = { id: '', top: 0 };

  const expectSameLine = async (page: Page) => {
    expect(Math.abs(((await topOf(page, read.id)) ?? NaN) - read.top)).toBeLessThanOrEqual(1);
  };

  it('contains every built file but those on demand, nothing of the reader, and passes calls by', async () => {
    const page = tab();
    const [first = [], ...others] = await cached(page);
    expect(others).toEqual([]);
    expect(first.filter((file) => !isBuildFile(file) && file !== '/index.html')).toEqual([]);
    const built = readdirSync(path.join(dist, 'static/js'))
      .map((file) => `/static/js/${file}`)
      .filter((file) => isBuildFile(file) && file.endsWith('.js') && !isOnDemand(file));
    expect(built.length).toBeGreaterThan(20);
    expect(built.filter((file) => !first.includes(file))).toEqual([]);
    const index = await page.evaluate(async () => {
      const answer = await caches.match('/index.html');
      return { text: (await answer?.text()) ?? '', headers: [...(answer?.headers.keys() ?? [])] };
    });
    expect(index.text).toContain('<div id="app">');
    // The element is kept without what the server wrote into it for one visit.
    expect(index.text).toContain(
      '<script id="initial-results" type="application/json">{}</script>',
    );
    expect(index.headers).toContain('content-security-policy');

    await goWithin(page, '/main/public');
    await heading(page, 'Local timeline').waitFor();
    await cards(page).first().waitFor();
    expect(viaWorker.filter((file) => !isBuildFile(file))).toEqual([]);
    await page.goBack();
    await heading(page, 'Home timeline').waitFor();
  });

  it('serves a tab that loses its connection, shows the badge, moves nothing, and sends what was written once it is back', async () => {
    const page = tab();
    read = await readDown(page);
    await site.listening();
    await page.context().setOffline(true);
    await mark(page).waitFor();
    await expectSameLine(page);
    await text(page).fill('Written under way');
    await composer(page).getByRole('button', { name: 'Post', exact: true }).click();
    await notices(page)
      .getByText(/^You're offline\. Your post will be sent/)
      .waitFor();
    await page.context().setOffline(false);
    await mark(page).waitFor({ state: 'detached' });
    await eventually(async () => expect(await text(page).inputValue()).toBe(''));
    await atRest(page);
    await expectSameLine(page);
  });

  it('starts a tab offline with the snapshot at the same line, says so, does so in another tab at the start page, and continues when online', async () => {
    const page = tab();
    await page.clock.fastForward(LATE);
    await eventually(async () => expect(await readStoredRecord(page, SNAPSHOT)).not.toBeNull());
    read = await readDown(page);
    await loseLine(page);
    await page.reload();
    await mark(page).waitFor();
    await heading(page, 'Home timeline').waitFor();
    await eventually(() => expectSameLine(page));
    await page.getByRole('region', { name: 'Your account' }).getByText('@alice').waitFor();
    expect(await notices(page).getByRole('alert').count()).toBe(0);
    expect(await page.getByText('Up to date').isVisible()).toBe(false);
    expect(viaWorker.filter((file) => isBuildFile(file)).length).toBeGreaterThan(5);

    const other = await page.context().newPage();
    await other.goto(site.instance().origin);
    await mark(other).waitFor();
    await heading(other, 'Home timeline').waitFor();
    await cards(other).first().waitFor();
    await other.close();

    await site.post('Said while you were away', { as: 'bob' });
    await findLine(page);
    await mark(page, /Showing posts from/).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Show new/ }).waitFor();
    await atRest(page);
    await expectSameLine(page);
  });
});

describe('the app cache and the next build', () => {
  /** The folder of the next build. */
  let next = '';
  let other: Page;
  let mend = (): void => undefined;

  it('keeps a tab working whose build was removed from the server, and reloads it into the next build', async () => {
    const page = tab();
    const loads = loadsOf(page);
    const before = await buildOf(page);
    await text(page).fill(DRAFT);
    next = shorten(builds.next());
    deploy(site, next);
    for (const [where, title] of [
      ['/about', 'About'],
      ['/lists', 'Lists'],
      ['/users/alice/chats', 'Chats'],
      ['/search', 'Search'],
      ['/nav-edit', 'Customise navigation'],
      ['/users/bob', 'Bob'],
      ['/main/all', 'Known network'],
    ] as const) {
      const outcome = await visit(page, where, title);
      expect({ where, outcome }).toEqual({ where, outcome: 'works' });
    }
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');

    // A moved clock would let webpack give up files that are under way.
    await eventually(async () =>
      expect(await page.locator('script[data-webpack]').count()).toBe(0),
    );
    await page.clock.fastForward(INTERVAL);
    const notice = notices(page).getByRole('status').filter({ hasText: 'A new version is ready' });
    await notice.waitFor();
    await areCached(page, 2);
    expect(loads()).toBe(0);
    await notice.getByRole('button', { name: 'Reload' }).click();
    await page.waitForEvent('load');
    expect(await buildOf(page)).not.toBe(before);
    await goWithin(page, '/main/friends');
    await eventually(async () => expect(await text(page).inputValue()).toBe(DRAFT));
    expect(loads()).toBe(1);
  });

  it('starts another tab at once from the whole build that it has, with the configuration of now, and offers the build that the server has', async () => {
    const before = await buildOf(tab());
    mend = breakBuild(next);
    await site.control('file', { path: '/static/config.json', text: '{"hideSitename":true}' });
    const { options } = site.instance().world();
    options.frontend = { hideSitename: undefined, showFeaturesPanel: false };
    other = await tab().context().newPage();
    await other.goto(`${site.instance().origin}/main/public`);
    await cards(other).first().waitFor();
    expect(await buildOf(other)).toBe(before);
    const name = (page: Page) => page.getByRole('banner').getByText('Reedbank');
    expect(await name(tab()).count()).toBe(1);
    expect(await name(other).count()).toBe(0);

    await deferredPartLoaded(other);
    await other.clock.fastForward(SOON);
    await notices(other)
      .getByRole('status')
      .filter({ hasText: 'A new version is ready' })
      .waitFor();
    options.frontend = {};
  });

  it('starts from the whole build still when the worker of a broken one has taken over', async () => {
    const before = await buildOf(tab());
    await eventually(async () => {
      const [latest = []] = (await cached(other)).filter((paths) => !paths.includes('/index.html'));
      expect(latest.length).toBeGreaterThan(0);
    }, 10_000);
    await other.goto(`${site.instance().origin}/main/public`);
    await cards(other).first().waitFor();
    expect(await buildOf(other)).toBe(before);
    await other.close();
    mend();
  });

  it('is removed with its worker, and not used, by a safe start', async () => {
    const page = tab();
    // Breaks every cached file, so that using one fails.
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const headers = { 'content-type': 'text/javascript' };
          await cache.put(request, new Response('throw new Error("kept")', { headers }));
        }
      }
    });
    await page.goto(`${site.instance().origin}/main/public?safe=1`);
    await cards(page).first().waitFor();
    await withoutWorker(page);
    await page.clock.fastForward(LATE);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });

  it("is removed with its worker by the operator's kill switch", async () => {
    const page = tab();
    await page.goto(`${site.instance().origin}/main/public`);
    await cacheBuild(page);
    copyFileSync(path.join(next, 'static/sw-kill.js'), path.join(next, WORKER));
    await page.reload();
    await cards(page).first().waitFor();
    // Browsers do this some time after a load.
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration('/'))?.update();
    });
    await withoutWorker(page);
  });
});

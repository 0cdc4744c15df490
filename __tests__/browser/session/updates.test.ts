/**
 * A new build is deployed while a tab is open, and the files of the tab's build are gone: screens
 * work or ask once for a reload, nothing reloads by itself, and drafts stay.
 */
import path from 'node:path';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { isBuildFile } from '@/domain/session/appCache';
import { INTERVAL, LATE } from '@/sagas/session/updates';
import { dist } from '@/tools/project';
import { useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { useOtherBuilds } from '@support/engine/chromium/builds';
import { eventually } from '@support/eventually';
import {
  deferredPartLoaded,
  goWithin,
  heading,
  notices,
  useSite,
  type VisitOptions,
} from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);
const builds = useOtherBuilds();

const LOST = "Couldn't load part of this page.";
const GONE =
  /Failed to load resource|Refused to (?:execute|apply)|Loading (?:CSS )?chunk|MIME type/;
const DRAFT = 'Kept over the update';

const deploy = (folder: string) => {
  site.instance().world().options.dist = folder;
};
afterEach(() => {
  deploy(dist);
});

const buildOf = (page: Page) =>
  page.evaluate(() => /app\.(\w+)\.js/.exec(document.head.innerHTML)?.[1] ?? '');
const text = (page: Page) => page.getByRole('textbox', { name: 'Post text' }).first();
const cards = (page: Page) => page.getByRole('feed').first().getByRole('article');

/** Counts the loads of the page. */
function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

const open = (where: string, options: VisitOptions = {}) =>
  site.open(where, {
    ...options,
    before: async (page) => {
      await page.clock.install();
      await options.before?.(page);
    },
  });

/** Returns the cached paths, by cache. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const pathsIn = async (name: string) =>
      (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    return Promise.all(names.map(async (name) => ({ name, paths: await pathsIn(name) })));
  });

/** Lists the caches without opening any, which would create it. */
const cachesOf = (page: Page) => page.evaluate(() => caches.keys());

const isKept = (page: Page, count = 1) =>
  eventually(async () => {
    const whole = (await keptBy(page)).filter(({ paths }) => paths.includes('/index.html'));
    expect(whole).toHaveLength(count);
  }, 30_000);

/** Opens a member's page with a draft; with a worker, waits until its build is cached. */
async function openTab({ worker }: { worker: boolean }): Promise<Page> {
  const page = await open('/main/friends', { as: 'alice', worker });
  await cards(page).first().waitFor();
  await text(page).fill(DRAFT);
  await site.listening();
  await page.clock.fastForward(LATE);
  if (worker) await isKept(page);
  return page;
}

const screens: Readonly<Record<string, string>> = {
  '/about': 'About',
  '/announcements': 'Announcements',
  '/lists': 'Lists',
  '/lists/new': 'New list',
  '/users/alice/interactions': 'Interactions',
  '/users/alice/dms': 'Direct messages',
  '/users/alice/chats': 'Chats',
  '/alice/notifications': 'Notifications',
  '/friend-requests': 'Follow requests',
  '/who-to-follow': 'Who to follow',
  '/search': 'Search',
  '/shout-panel': 'Shoutbox',
  '/nav-edit': 'Customise navigation',
  '/users/bob': 'Bob',
  '/remote-users/far.example/nobody': 'Remote profile',
  '/main/all': 'Known network',
};

/** Some of them that need files of their own, and at the end one that does not. */
const someScreens = Object.entries(screens).filter(([where]) =>
  [
    '/about',
    '/lists',
    '/users/alice/chats',
    '/search',
    '/nav-edit',
    '/users/bob',
    '/main/all',
  ].includes(where),
);

/** Opens a screen and tells if it works or asks for a reload in its place. */
async function visit(page: Page, where: string, title: string): Promise<'works' | 'asks'> {
  // Starts from a screen that works, so that the previous visit is not mistaken for this one.
  await goWithin(page, '/main/public');
  // Names what is shown instead, should it not appear.
  await eventually(async () => {
    const isThere = await heading(page, 'Local timeline').isVisible();
    const shown = isThere ? '' : await page.locator('body').innerText();
    expect({ before: where, isThere, shown }).toEqual({ before: where, isThere: true, shown: '' });
  });
  await goWithin(page, where);
  const main = page.getByRole('main');
  const asks = () => main.getByRole('alert').filter({ hasText: LOST }).isVisible();
  return eventually(async () => {
    if (await asks()) return 'asks';
    expect({ where, isThere: await heading(page, title).isVisible() }).toEqual({
      where,
      isThere: true,
    });
    const waiting = await main
      .locator('[aria-busy="true"], [data-shape="status"], [data-shape="person"]')
      .count();
    expect({ where, waiting }).toEqual({ where, waiting: 0 });
    // A pending part may have failed between the two checks.
    return (await asks()) ? 'asks' : 'works';
  });
}

const offers = (page: Page) => page.getByRole('button', { name: 'Reload', exact: true });

/** Expects each screen to work. */
async function expectWorking(page: Page, all: Readonly<Record<string, string>>): Promise<void> {
  for (const [where, title] of Object.entries(all)) {
    expect({ where, outcome: await visit(page, where, title) }).toEqual({
      where,
      outcome: 'works',
    });
  }
}

/** Waits until the service worker and its caches are gone. */
const withoutWorker = (page: Page) =>
  eventually(async () => {
    const registered = await page.evaluate(() => navigator.serviceWorker.getRegistration('/'));
    expect(registered).toBeUndefined();
    expect(await cachesOf(page)).toEqual([]);
  });

describe('the service worker', () => {
  const tab = useSharedPage(stage, () => openTab({ worker: true }));

  it('caches only built files, and nothing from the API or the reader', async () => {
    const page = tab();
    const [first, ...others] = await keptBy(page);
    expect(others).toEqual([]);
    const strange = first?.paths.filter((file) => !isBuildFile(file) && file !== '/index.html');
    expect(strange).toEqual([]);
    expect(first?.paths.length).toBeGreaterThan(20);
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
  });

  it('does not affect requests to the API', async () => {
    const page = tab();
    await goWithin(page, '/main/public');
    await cards(page).first().waitFor();
    const viaWorker = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as PerformanceResourceTiming).workerStart > 0)
        .map(({ name }) => new URL(name).pathname),
    );
    expect(viaWorker.filter((each) => !isBuildFile(each))).toEqual([]);
  });

  it('keeps a tab working whose build was removed from the server, and reloads it into the next build', async () => {
    // A remote address does not resolve; a missing file would return the page with status 200.
    stage.expectProblems(/status of 404/);
    const page = tab();
    const loads = loadsOf(page);
    const before = await buildOf(page);
    deploy(builds.next());
    await expectWorking(page, screens);
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    expect(await offers(page).count()).toBe(0);

    // A moved clock would let webpack give up files that are under way.
    await eventually(async () =>
      expect(await page.locator('script[data-webpack]').count()).toBe(0),
    );
    await page.clock.fastForward(INTERVAL);
    const notice = notices(page).getByRole('status').filter({ hasText: 'A new version is ready' });
    await notice.waitFor();
    await isKept(page, 2);
    expect(loads()).toBe(0);
    await notice.getByRole('button', { name: 'Reload' }).click();
    await page.waitForEvent('load');
    expect(await buildOf(page)).not.toBe(before);
    await goWithin(page, '/main/friends');
    await eventually(async () => expect(await text(page).inputValue()).toBe(DRAFT));
    expect(await offers(page).count()).toBe(0);
    expect(loads()).toBe(1);
  });

  it('keeps such a tab working for a visitor', async () => {
    // The server has the first build again, and nothing of the one that the tab has loaded.
    const page = tab();
    await page.getByRole('button', { name: 'Log out', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
    await heading(page, 'Local timeline').waitFor();
    await expectWorking(page, {
      '/login': 'Log in',
      '/registration': 'Sign up',
      '/password-reset': 'Password reset',
    });
  });

  it('starts another tab at once from the whole build that it has, with the configuration of now, while the server has another one', async () => {
    // The server has the first build again; without one of its files, it could not start.
    const [later = ''] = builds.files(/js\/later\.\w+\.js$/);
    await site.control('file', { path: `/${later}`, missing: true });
    await site.control('file', { path: '/static/config.json', text: '{"hideSitename":true}' });
    const { options } = site.instance().world();
    options.frontend = { hideSitename: undefined, showFeaturesPanel: false };
    const other = await site.open('/main/public', { context: tab().context() });
    const before = await buildOf(tab());
    await cards(other).first().waitFor();
    expect(await buildOf(other)).toBe(before);
    const name = (page: Page) => page.getByRole('banner').getByText('Reedbank');
    const features = (page: Page) => page.getByRole('heading', { name: 'Features' });
    expect([await name(tab()).count(), await features(tab()).count()]).toEqual([1, 1]);
    expect([await name(other).count(), await features(other).count()]).toEqual([0, 0]);
    await other.close();
    options.frontend = {};
  });

  it("is removed, with its cache, by the operator's kill switch", async () => {
    const page = tab();
    const kill = readFileSync(path.join(dist, 'static/sw-kill.js'), 'utf8');
    deploy(builds.spoilt({ 'sw-pleroma.js': kill }));
    await page.goto(`${site.instance().origin}/main/public`);
    await cards(page).first().waitFor();
    await withoutWorker(page);
  });

  it('is removed, and its cache not used, by a safe start', async () => {
    // The browser forgets the ended worker with the page that it controlled.
    const page = tab();
    await page.goto(`${site.instance().origin}/main/public`);
    await cards(page).first().waitFor();
    await deferredPartLoaded(page);
    await page.clock.fastForward(LATE);
    await isKept(page);
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
    expect(await cachesOf(page)).toEqual([]);
  });
});

describe('a tab without the service worker whose build was removed from the server', () => {
  const tab = useSharedPage(stage, () => openTab({ worker: false }));

  it('asks once in place of each missing part, and reloads into the next build', async () => {
    stage.expectProblems(GONE);
    const page = tab();
    const loads = loadsOf(page);
    const before = await buildOf(page);
    deploy(builds.next());
    const outcomes: string[] = [];
    for (const [where, title] of someScreens) {
      const outcome = await visit(page, where, title);
      outcomes.push(outcome);
      // A part without a place of its own may have asked earlier.
      await eventually(async () => {
        const count = await offers(page).count();
        expect({ where, tooMany: count > 1 }).toEqual({ where, tooMany: false });
        expect(count).toBeGreaterThanOrEqual(Number(outcome === 'asks'));
      });
    }
    expect(outcomes).toContain('asks');
    expect(outcomes.at(-1)).toBe('works');
    expect(loads()).toBe(0);

    await visit(page, '/about', 'About');
    await offers(page).click();
    await page.waitForEvent('load');
    expect(await buildOf(page)).not.toBe(before);
    expect(await visit(page, '/about', 'About')).toBe('works');
    await goWithin(page, '/main/friends');
    await eventually(async () => expect(await text(page).inputValue()).toBe(DRAFT));
    expect(loads()).toBe(1);
  });

  it('offers the reload once in a notice if the missing part is no screen that could offer it', async () => {
    stage.expectProblems(GONE);
    // The server has the first build again, and nothing of the one that the tab has loaded.
    const page = tab();
    const loads = loadsOf(page);
    await page.getByRole('button', { name: 'Add emoji' }).first().click();
    const notice = notices(page).getByRole('alert').filter({ hasText: LOST });
    await notice.waitFor();
    expect(await offers(page).count()).toBe(1);
    expect(await text(page).inputValue()).toBe(DRAFT);
    expect(loads()).toBe(0);
  });
});

describe('a file that the server never had', () => {
  const aboutScreen = () =>
    builds
      .files(/js\/\d+\.\w+\.js$/)
      .filter((file) =>
        readFileSync(path.join(dist, `${file}.map`), 'utf8').includes('/AboutScreen.tsx'),
      );

  it('causes only one reload, after which the page shows other remedies', async () => {
    stage.expectProblems(GONE);
    const [file = ''] = aboutScreen();
    deploy(builds.spoilt({ [file]: null }));
    const page = await open('/main/public', { as: 'alice' });
    await cards(page).first().waitFor();
    await site.listening();
    const loads = loadsOf(page);
    expect(await visit(page, '/about', 'About')).toBe('asks');
    await eventually(async () => {
      expect(await page.evaluate(() => sessionStorage.getItem('linnet reload offered'))).toBe(
        await buildOf(page),
      );
    });
    await offers(page).click();
    const notice = notices(page).getByRole('alert');
    await notice.getByText("Reloading didn't help.").waitFor();
    const target = (name: string) => notice.getByRole('link', { name }).getAttribute('href');
    expect(await target('Diagnostics')).toBe('/about/diagnostics');
    expect(await target('Start in safe mode')).toBe('/about?safe=1');
    await eventually(() => {
      expect(loads()).toBe(1);
    });
  });

  it('stops a start that needs it, with a message', async () => {
    stage.expectProblems(GONE);
    const [file = ''] = builds.files(/js\/later\.\w+\.js$/);
    deploy(builds.spoilt({ [file]: null }));
    const page = await open('/main/public');
    await heading(page, "The app couldn't start").waitFor();
    await page.getByRole('link', { name: 'Start in safe mode' }).waitFor();
  });
});

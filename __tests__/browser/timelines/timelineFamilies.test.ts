/**
 * Every kind of timeline in Chromium, for visitors, members and moderators of the three server
 * families: it shows the server's answer, loads older posts, is accessible, and hides or explains
 * what the role may not see.
 */
import type { Page } from 'playwright-core';
import { timelineAddress } from '@/api/endpoints/timelines/timelineAddress';
import { dialects } from '@/demo/options';
import { startInstance } from '@/demo/server';
import { serverFiltering, type TimelineKey } from '@/domain/timelines/timeline';
import { dist } from '@/tools/project';
import { keepRecord, ownRecord } from '@/tools/storedRecord';
import { useBrowser } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import {
  ask,
  familySites,
  seedContent,
  expectAccessible,
  pairs,
  visit,
  type FamilyAndRole,
} from '@support/engine/chromium/families';
import { goWithin, heading, type Site } from '@support/engine/chromium/site';

const stage = useBrowser();
const sites = familySites(stage);

interface Screen {
  path: string;
  title: string;
  /** The name of the list, if it is not the title. */
  feed?: string;
  key: TimelineKey;
}

/** Returns all screens with posts that this role may open. */
async function screensOf(site: Site, { family, as }: FamilyAndRole): Promise<Screen[]> {
  const bob = (await ask<{ id: string }>(site, null, '/api/v1/accounts/lookup?acct=bob')).id;
  const profile = (tab: string, feed: string, key: TimelineKey): Screen => ({
    path: `/users/bob${tab}`,
    title: 'Bob',
    feed,
    key,
  });
  const open: Screen[] = [
    { path: '/main/public', title: 'Local timeline', key: 'public' },
    { path: '/main/all', title: 'Known network', key: 'publicAndExternal' },
    { path: '/tag/photography', title: '#photography', key: 'tag:photography' },
    profile('', 'Statuses', `user:${bob}`),
    profile('?tab=media', 'Media', `media:${bob}`),
  ];
  if (family !== 'mastodon') {
    open.push(profile('?tab=favorites', 'Favourites', `favorites:${bob}`));
  }
  if (as === null) return open;
  const [list] = await ask<{ id: string; title: string }[]>(site, as, '/api/v1/lists');
  const self = await ask<{ display_name: string }>(site, as, '/api/v1/accounts/verify_credentials');
  const title = self.display_name.replaceAll(/:\w+:/g, '').trim();
  const own: Screen[] = [
    { path: '/main/friends', title: 'Home timeline', key: 'friends' },
    { path: '/bookmarks', title: 'Bookmarks', key: 'bookmarks' },
    { path: `/users/${as}?tab=favorites`, title, feed: 'Favourites', key: 'favorites' },
  ];
  if (list) own.push({ path: `/lists/${list.id}`, title: list.title, key: `list:${list.id}` });
  if (family !== 'mastodon') {
    own.push({ path: `/users/${as}/dms`, title: 'Direct messages', key: 'dms' });
  }
  return [...own, ...open];
}

interface Row {
  statusId: string;
  name: string;
  at: number;
  of: number;
  reachable: boolean;
  /** True if the timestamp links to the post's page. */
  timed: boolean;
}

const readRows = (page: Page, feed: string): Promise<Row[]> =>
  page
    .getByRole('feed', { name: feed, exact: true })
    .locator('> article')
    .evaluateAll((cards) =>
      (cards as HTMLElement[]).map((card) => {
        const { statusId = '' } = card.dataset;
        const names = card.getAttribute('aria-labelledby')?.split(' ') ?? [];
        const muted = card.querySelector('time') === null;
        return {
          statusId,
          name: names.map((id) => document.getElementById(id)?.textContent ?? '').join(' '),
          at: Number(card.ariaPosInSet),
          of: Number(card.ariaSetSize),
          reachable: card.tabIndex === 0,
          timed:
            muted || card.querySelector(`a[href="/notice/${statusId}"] time[datetime]`) !== null,
        };
      }),
    );

/** Expects the server's newest posts, each as a named and numbered card. */
async function reads(page: Page, site: Site, pair: FamilyAndRole, screen: Screen): Promise<void> {
  const { feed = screen.title, key } = screen;
  const asksPlainly = pair.as === null || pair.family === 'mastodon';
  const address = timelineAddress(key, asksPlainly ? {} : serverFiltering({}));
  const answer = await ask<{ id: string; reblog: { id: string } | null }[]>(site, pair.as, address);
  const ids = answer.map(({ id, reblog }) => reblog?.id ?? id);
  expect({ key, empty: ids.length === 0 }).toEqual({ key, empty: false });

  const rows = await eventually(async () => {
    const found = await readRows(page, feed);
    const known = found.map(({ statusId }) => statusId).filter((id) => ids.includes(id));
    expect({ key, shown: [...new Set(known)].slice(0, 3) }).toEqual({
      key,
      shown: [...new Set(ids)].slice(0, 3),
    });
    const wrong = found.filter(
      ({ name, at, of, reachable, timed }, index) =>
        name.trim() === '' || at !== index + 1 || of < found.length || !reachable || !timed,
    );
    expect({ key, wrong }).toEqual({ key, wrong: [] });
    return found;
  });
  // Paging is the same for staff and members.
  if (pair.role !== 'moderator') await goesOn(page, feed, rows[0]?.of ?? 0);
}

/** Expects older posts, or the message that there are none, at the bottom. */
async function goesOn(page: Page, feed: string, before: number): Promise<void> {
  const end = page.getByText('No more statuses', { exact: true });
  await eventually(async () => {
    await page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
    });
    const [last] = (await readRows(page, feed)).slice(-1);
    expect((last?.of ?? 0) > before || (await end.isVisible())).toBe(true);
  });
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
}

beforeAll(async () => {
  await Promise.all(Object.values(sites).map(seedContent));
});

describe.each(pairs)('a $role of $family', (pair) => {
  const site = sites[pair.family];

  it('reads every kind of timeline', async () => {
    const [first, ...others] = await screensOf(site, pair);
    if (!first) throw new Error('There is nothing to read');
    const page = await visit(site, pair, first.path, { settings: { foldRepeats: false } });
    for (const screen of [first, ...others]) {
      if (screen !== first) await goWithin(page, screen.path);
      await page.getByRole('heading', { level: 1, name: screen.title }).waitFor();
      await reads(page, site, pair, screen);
      await expectAccessible(page, screen.key);
    }
  }, 120_000);
});

describe.each(dialects)('on %s', (family) => {
  const site = sites[family];
  const pairOf = (role: FamilyAndRole['role']) =>
    pairs.find((pair) => pair.family === family && pair.role === role) as FamilyAndRole;

  it("a visitor is redirected from members' screens, or told that they are for members", async () => {
    const page = await visit(site, pairOf('visitor'), '/main/friends');
    await heading(page, 'Known network').waitFor();
    for (const path of ['/bookmarks', '/lists/1']) {
      await page.goto(site.instance().origin + path);
      await page.getByRole('main').getByText('No statuses here yet').waitFor();
      await page.getByRole('main').getByRole('link', { name: 'Log in' }).waitFor();
      await expectAccessible(page, path);
    }
    await goWithin(page, '/users/alice/dms');
    const elsewhere = family === 'mastodon' ? 'Page not found' : 'Known network';
    await heading(page, 'Known network').or(heading(page, elsewhere)).waitFor();
    const navigation = page.getByRole('navigation', { name: 'Main navigation' });
    for (const name of ['Home timeline', 'Bookmarks', 'Direct messages']) {
      expect(await navigation.getByRole('link', { name }).count()).toBe(0);
    }
  });

  it('a member is offered exactly what the server supports', async () => {
    const page = await visit(site, pairOf('member'), '/users/bob');
    const has = family === 'mastodon' ? 0 : 1;
    await page.getByRole('tab', { name: 'Media' }).waitFor();
    expect(await page.getByRole('tab', { name: 'Favourites' }).count()).toBe(has);
    const navigation = page.getByRole('navigation', { name: 'Main navigation' });
    await navigation.getByRole('link', { name: 'Home timeline' }).waitFor();
    await navigation.getByRole('link', { name: 'Direct messages' }).click();
    await heading(page, 'Direct messages').waitFor();
    // Servers without a timeline of direct messages show the conversations.
    await page.getByRole('main').getByRole('feed').getByRole('article').first().waitFor();
    expect(await page.getByRole('tab', { name: 'All posts' }).count()).toBe(has);
    await expectAccessible(page, 'direct messages');
  });

  it('a private instance shows its timelines to members only', async () => {
    const policy = family === 'pleroma' ? 'pleroma' : 'akkoma';
    const closed = await startInstance({
      family,
      isPrivate: true,
      strict: true,
      policy,
      indexPage: policy,
      dist,
    });
    try {
      // Only a request tells if visitors may read.
      stage.expectProblems(/status of 40[13] .*\/timelines\/public/);
      const page = await stage.newPage({ colorScheme: 'light' });
      await page.goto(`${closed.origin}/main/public`);
      // Mastodon does not say that it is private, only that it requires authentication.
      const words =
        family === 'mastodon' ? /shows its posts to members only/ : /^This instance is private/;
      await page.getByRole('main').getByText(words).waitFor();
      await expectAccessible(page, 'a private instance');
      expect(await page.getByRole('article').count()).toBe(0);
      await keepRecord(page, closed.origin, ownRecord(closed.tokenFor('alice')));
      await page.goto(`${closed.origin}/main/public`);
      await page
        .getByRole('feed', { name: 'Local timeline' })
        .getByRole('article')
        .first()
        .waitFor();
      await page.context().close();
    } finally {
      await closed.close();
    }
  });
});

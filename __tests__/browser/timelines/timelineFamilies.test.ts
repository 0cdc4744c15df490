/**
 * Kinds of timelines in Chromium, for a member of the family that has most of them and a visitor of
 * the one that has fewest: they show the server's answer, are accessible, and hide or explain what
 * the role may not see. The flow test `kindsOfTimelines` reads all kinds with every family.
 */
import type { Page } from 'playwright-core';
import { timelineAddress } from '@/api/endpoints/timelines/timelineAddress';
import { serverFiltering, type TimelineKey } from '@/domain/timelines/timeline';
import { useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import {
  ask,
  seedContent,
  expectAccessible,
  pairs,
  visit,
  type FamilyAndRole,
} from '@support/engine/chromium/families';
import { goWithin, heading, useSite, type Site } from '@support/engine/chromium/site';

const stage = useBrowser();
const pleroma = useSite(stage);
const mastodon = useSite(stage, { family: 'mastodon', policy: 'akkoma', indexPage: 'akkoma' });

interface Screen {
  path: string;
  title: string;
  /** The name of the list, if it is not the title. */
  feed?: string;
  key: TimelineKey;
}

/** Returns the screens with posts that this role may open and that differ by more than their title. */
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
    profile('', 'Posts', `user:${bob}`),
    profile('?tab=media', 'Media', `media:${bob}`),
  ];
  if (as === null) return open;
  const [list] = await ask<{ id: string; title: string }[]>(site, as, '/api/v1/lists');
  const self = await ask<{ display_name: string }>(site, as, '/api/v1/accounts/verify_credentials');
  const title = self.display_name.replaceAll(/:\w+:/g, '').trim();
  const own: Screen[] = [
    { path: '/main/friends', title: 'Home timeline', key: 'friends' },
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

  await eventually(async () => {
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
  });
}

beforeAll(async () => {
  await Promise.all([pleroma, mastodon].map(seedContent));
});

/** Start pages, which engine/screens shows to axe-core. */
const shownToAxe = ['friends', 'public'];

/** Screens already shown to axe-core; those with pictures are shown in each theme. */
const checked = new Set<string>();

async function isAccessible(page: Page, { key, path }: Screen, scheme: string): Promise<void> {
  const kind = key.startsWith('media:') ? `media ${scheme}` : path.replace(/^\/users\/\w+/, '');
  if (shownToAxe.includes(key) || checked.has(kind)) return;
  checked.add(kind);
  // The cards have tests of their own, and engine/screens checks the columns.
  await expectAccessible(page, key, { cards: 2, withoutColumns: true });
}

const reader = (family: FamilyAndRole['family'], role: FamilyAndRole['role']): FamilyAndRole => {
  const found = pairs.find((pair) => pair.family === family && pair.role === role);
  if (!found) throw new Error(`There is no ${role} of ${family}`);
  return found;
};

async function readEverything(page: Page, site: Site, pair: FamilyAndRole): Promise<void> {
  for (const screen of await screensOf(site, pair)) {
    await goWithin(page, screen.path);
    await page.getByRole('heading', { level: 1, name: screen.title }).waitFor();
    await reads(page, site, pair, screen);
    await isAccessible(page, screen, pair.scheme);
  }
}

const entries = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });

describe('a member of pleroma', () => {
  const pair = reader('pleroma', 'member');
  const page = useSharedPage(stage, () =>
    visit(pleroma, pair, '/main/friends', { layout: 'middle', settings: { foldRepeats: false } }),
  );

  it('reads timelines of each shape', async () => {
    await readEverything(page(), pleroma, pair);
  }, 120_000);

  it('is offered what only some servers support', async () => {
    await goWithin(page(), '/users/bob');
    await page().getByRole('tab', { name: 'Favourites' }).waitFor();
    await entries(page()).getByRole('link', { name: 'Home timeline' }).waitFor();
    await entries(page()).getByRole('link', { name: 'Direct messages' }).click();
    await heading(page(), 'Direct messages').waitFor();
    await page().getByRole('main').getByRole('feed').getByRole('article').first().waitFor();
    expect(await page().getByRole('tab', { name: 'All posts' }).count()).toBe(1);
  });
});

describe('a visitor of mastodon', () => {
  const pair = reader('mastodon', 'visitor');
  const page = useSharedPage(stage, () =>
    visit(mastodon, pair, '/main/friends', { layout: 'middle', settings: { foldRepeats: false } }),
  );

  it("is redirected from members' screens, or told that they are for members", async () => {
    await heading(page(), 'Known network').waitFor();
    for (const path of ['/bookmarks', '/lists/1']) {
      await goWithin(page(), path);
      await page().getByRole('main').getByText('No posts yet').waitFor();
      await page().getByRole('main').getByRole('link', { name: 'Log in' }).waitFor();
    }
    await expectAccessible(page(), "a members' screen");
    await goWithin(page(), '/users/alice/dms');
    await heading(page(), 'Page not found').or(heading(page(), 'Known network')).waitFor();
    for (const name of ['Home timeline', 'Bookmarks', 'Direct messages']) {
      expect(await entries(page()).getByRole('link', { name }).count()).toBe(0);
    }
  });

  it('reads timelines of each shape', async () => {
    await readEverything(page(), mastodon, pair);
  }, 120_000);

  it('is offered nothing that the server lacks', async () => {
    await goWithin(page(), '/users/bob');
    await page().getByRole('tab', { name: 'Media' }).waitFor();
    expect(await page().getByRole('tab', { name: 'Favourites' }).count()).toBe(0);
  });
});

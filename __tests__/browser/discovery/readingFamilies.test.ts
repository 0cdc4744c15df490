/**
 * Reading beside the timelines in Chromium, as a member of a server of each family: hashtags, the
 * page "Explore", translations, quotes, threads, notifications, bookmarks, lists, profiles,
 * announcements and the palette. Each has what its server has, and nothing else.
 */
import type { Locator, Page } from 'playwright-core';
import { publish, type NewPost } from '@/demo/state/posts';
import { addRequestedMedia } from '@/demo/seed/requestedMedia';
import type { Post } from '@/demo/state/types';
import { notify } from '@/demo/state/notifications';
import { findByAcct } from '@/demo/state/people';
import { favourite } from '@/demo/state/statusToggles';
import type { BarrierOptions } from '@support/engine/chromium/axe';
import { useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { ask, expectAccessible } from '@support/engine/chromium/families';
import { goWithin, heading, useSite } from '@support/engine/chromium/site';

const stage = useBrowser();

const has = {
  pleroma: {
    followedTags: false,
    liveTags: true,
    combinedTags: true,
    explores: ['People', 'Known servers'],
    bubble: false,
    translates: false,
    soundsOfLinks: true,
    quotes: true,
    listsQuotes: true,
    groups: false,
    serverFolders: true,
    listOptions: false,
    tabs: ['Posts', 'Following', 'Followers', 'Media', 'Featured people', 'Favourites'],
    familiar: true,
    announces: true,
  },
  akkoma: {
    followedTags: true,
    liveTags: false,
    combinedTags: true,
    explores: ['People', 'Known servers'],
    bubble: true,
    translates: true,
    soundsOfLinks: true,
    quotes: true,
    listsQuotes: false,
    groups: false,
    serverFolders: false,
    listOptions: false,
    tabs: ['Posts', 'Following', 'Followers', 'Media', 'Favourites'],
    familiar: false,
    announces: true,
  },
  mastodon: {
    followedTags: true,
    liveTags: true,
    combinedTags: true,
    explores: ['Posts', 'Hashtags', 'News', 'People'],
    bubble: false,
    translates: true,
    soundsOfLinks: false,
    quotes: true,
    listsQuotes: true,
    groups: true,
    serverFolders: false,
    listOptions: true,
    tabs: ['Posts', 'Following', 'Followers', 'Media', 'Hashtags', 'Featured people'],
    familiar: true,
    announces: true,
  },
  gotosocial: {
    followedTags: true,
    liveTags: false,
    combinedTags: false,
    explores: [],
    bubble: false,
    translates: false,
    soundsOfLinks: false,
    quotes: false,
    listsQuotes: false,
    groups: false,
    serverFolders: false,
    listOptions: true,
    tabs: ['Posts', 'Following', 'Followers', 'Media'],
    familiar: false,
    announces: false,
  },
} as const;

type Family = keyof typeof has;

const main = (page: Page): Locator => page.getByRole('main');
const button = (within: Locator, name: string | RegExp): Locator =>
  within.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
const cards = (within: Locator): Locator => within.getByRole('article');

/** Expects the feature if the family has it, and otherwise that nothing of it is there. */
async function isThere(wanted: boolean, found: Locator): Promise<void> {
  if (wanted) await found.first().waitFor();
  else await eventually(async () => expect(await found.count()).toBe(0));
}

/** Counts the texts that are prepared for comparing from here on; the second call tells how many. */
async function countPrepared(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { normalize } = String.prototype;
    Object.assign(window, { prepared: 0 });
    String.prototype.normalize = function (this: string, form?: string) {
      (window as unknown as { prepared: number }).prepared += 1;
      return normalize.call(this, form);
    };
  });
  return () => page.evaluate(() => (window as unknown as { prepared: number }).prepared);
}

/** Places that were shown to axe-core already: they are the same for every family that has them. */
const checked = new Set<string>();

async function isAccessible(page: Page, where: string, options: BarrierOptions): Promise<void> {
  if (checked.has(where)) return;
  checked.add(where);
  await expectAccessible(page, where, options);
}

const textsOf = (found: Locator, wanted: readonly string[]): Promise<void> =>
  eventually(async () => expect(await found.allInnerTexts()).toEqual(wanted));

describe.each(Object.keys(has) as Family[])('a member of %s', (family) => {
  const can = has[family];
  const policy = family === 'pleroma' ? 'pleroma' : 'akkoma';
  const site = useSite(stage, { family, policy, indexPage: policy });
  const asked: string[] = [];
  const sent: string[] = [];
  const heard: string[] = [];
  const page = useSharedPage(stage, () =>
    site.open('/bookmarks', {
      as: 'alice',
      layout: 'middle',
      colorScheme: 'light',
      settings: { theme: 'pleroma-light', conversationDisplay: 'tree' },
      before: (opened) => {
        opened.on('request', (request) => asked.push(new URL(request.url()).pathname));
        opened.on('websocket', (socket) => {
          socket.on('framesent', ({ payload }) => sent.push(String(payload)));
          socket.on('framereceived', ({ payload }) => heard.push(String(payload)));
        });
        // Some browsers have a translator of their own, which would be offered on each family.
        return opened.addInitScript(() => void Reflect.deleteProperty(globalThis, 'Translator'));
      },
    }),
  );
  const go = (path: string) => goWithin(page(), path);
  const person = (name: string) => {
    const found = findByAcct(site.instance().world(), name);
    if (!found) throw new Error(`${name} is not there`);
    return found;
  };
  const write = (name: string, text: string, more: Partial<NewPost> = {}) =>
    publish(site.instance().world(), { author: person(name), text, ...more });

  it('keeps bookmarks in folders, and has lists with the options of the server', async () => {
    await button(main(page()), 'New folder').click();
    const dialog = page().getByRole('dialog', { name: 'Bookmark folders' });
    await dialog.getByRole('textbox', { name: 'New folder' }).fill('Recipes');
    await page().keyboard.press('Enter');
    await button(dialog, 'Edit folder Recipes').waitFor();
    await page().keyboard.press('Escape');
    const folders = page().getByRole('navigation', { name: 'Bookmark folders' });
    await folders.getByRole('link', { name: 'Recipes' }).waitFor();
    expect(asked.includes('/api/v1/pleroma/bookmark_folders')).toBe(can.serverFolders);

    await go('/lists/new');
    await heading(page(), 'New list').waitFor();
    const replies = main(page()).getByRole('combobox', { name: 'Show replies to' });
    await isThere(can.listOptions, replies);
    await isThere(can.listOptions, main(page()).getByRole('checkbox', { name: /^Hide members/ }));
    if (can.listOptions) await isAccessible(page(), 'a new list', { within: 'main' });
  });

  it('follows and combines hashtags', async () => {
    for (const text of ['Both #quince #medlar', 'Both #quince #medlar', 'One #quince']) {
      write('bob', text);
    }
    await go('/tag/quince');
    await heading(page(), '#quince').waitFor();
    await cards(main(page())).filter({ hasText: 'One' }).waitFor();
    if (can.liveTags) await hearsOfTag('quince');
    await isThere(can.followedTags, button(main(page()), 'Follow #quince'));
    await isThere(can.combinedTags, button(main(page()), 'Combine'));
    if (can.combinedTags) {
      await button(main(page()), 'Combine').press('Enter');
      await button(main(page()), '#medlar').press('Enter');
      await isAccessible(page(), 'hashtags', { within: 'main', cards: 0 });
      await main(page()).getByRole('textbox', { name: 'All of these' }).press('Enter');
      await button(main(page()), 'Remove “and #medlar”').waitFor();
      await cards(main(page())).filter({ hasText: 'Both' }).nth(1).waitFor();
      expect(await cards(main(page())).count()).toBe(2);
    }
    if (can.followedTags) {
      await button(main(page()), 'Follow #quince').click();
      await button(main(page()), 'More actions').first().click();
      await page().getByRole('menuitem', { name: 'Followed hashtags' }).click();
      await heading(page(), 'Followed hashtags').waitFor();
      await button(main(page()), 'Unfollow #quince').click();
      await button(main(page()), 'Follow #quince').waitFor();
    }
  });

  /** Waits for a post that the socket brings. */
  async function hearsOfTag(tag: string): Promise<void> {
    const isOfTag = (frame: string) => frame.includes('hashtag') && frame.includes(tag);
    await eventually(async () => expect(sent.some(isOfTag)).toBe(true));
    write('greta', `Just now #${tag}`);
    await button(main(page()), 'Show new (1)').click();
    await cards(main(page())).filter({ hasText: 'Just now' }).waitFor();
    expect(heard.some((frame) => frame.includes('Just now'))).toBe(true);
  }

  it('explores what the server lists', async () => {
    await go('/about/explore');
    await heading(page(), 'Explore').waitFor();
    await textsOf(main(page()).getByRole('tab'), can.explores);
    if (can.explores.length === 0) {
      await main(page()).getByText("This server doesn't offer this.").waitFor();
    } else {
      const tab = (name: string) => main(page()).getByRole('tab', { name });
      const panel = main(page()).getByRole('tabpanel');
      await tab('People').click();
      await panel.getByRole('radio', { name: 'Newest' }).check();
      await panel.getByRole('checkbox', { name: 'Only people on this server' }).check();
      await cards(panel).first().waitFor();
      await isAccessible(page(), 'people', { within: 'main', cards: 2 });
    }
    if (family === 'mastodon') await exploresTrends();
    else if (can.explores.length > 0) await exploresServers();
    if (!can.bubble) {
      await go('/about/explore/bubble');
      await heading(page(), 'Known network').waitFor();
    }
  });

  const panel = () => main(page()).getByRole('tabpanel');

  async function exploresTrends(): Promise<void> {
    const tab = (name: string) => main(page()).getByRole('tab', { name });
    await panel().getByRole('radio', { name: 'Who to follow' }).check();
    const someone = cards(panel()).filter({ hasText: 'Followed by people you follow' }).first();
    const name = (await someone.getAttribute('aria-labelledby')) ?? '';
    await button(someone, "Don't suggest again").click();
    await panel().locator(`[aria-labelledby="${name}"]`).waitFor({ state: 'detached' });
    await tab('Posts').click();
    await cards(panel()).first().waitFor();
    await tab('Hashtags').click();
    await cards(panel())
      .getByRole('button', { name: /^(F|Unf)ollow #/ })
      .first()
      .waitFor();
    await isAccessible(page(), 'popular hashtags', { within: 'main', cards: 2 });
    await tab('News').click();
    await cards(panel()).first().waitFor();
    await isAccessible(page(), 'popular links', { within: 'main', cards: 2 });
    const link = cards(panel()).filter({ hasText: 'papers.example' }).first();
    await link.getByRole('link', { name: /^Who shares this link/ }).click();
    await main(page()).getByRole('feed', { name: 'papers.example' }).waitFor();
    await cards(main(page())).filter({ hasText: 'Worth a look' }).first().waitFor();
  }

  async function exploresServers(): Promise<void> {
    await main(page()).getByRole('tab', { name: 'Known servers' }).click();
    await isThere(can.bubble, panel().getByRole('link', { name: 'Bubble timeline' }));
    await cards(panel()).first().waitFor();
    await panel().getByRole('textbox', { name: 'Server address' }).fill('meadow.example');
    await page().keyboard.press('Enter');
    await heading(page(), 'meadow.example').waitFor();
    const feed = main(page()).getByRole('feed');
    await cards(feed).first().waitFor();
    expect(await cards(feed).first().innerText()).toContain('@meadow.example');
    if (!can.bubble) return;
    await go('/about/explore?tab=servers');
    await panel().getByRole('link', { name: 'Bubble timeline' }).click();
    await heading(page(), 'Bubble timeline').waitFor();
    await cards(main(page()).getByRole('feed', { name: 'Bubble timeline' }))
      .first()
      .waitFor();
  }

  it('reads translations and quotes, and threads in its own order', async () => {
    const { id } = await ask<{ id: string }>(site, 'bob', '/api/v1/statuses', {
      status: 'Fotografei mais azulejos do que pessoas.',
      language: 'pt',
    });
    const post = (of: string) => main(page()).locator(`article[data-status-id="${of}"]`).first();
    await go(`/notice/${id}`);
    await button(post(id), 'More actions').waitFor();
    await isThere(can.translates, button(post(id), 'Translate'));
    if (can.translates) {
      await button(post(id), 'Translate').press('Enter');
      await post(id)
        .getByText(/^Translated (from|by)/)
        .waitFor();
      await button(post(id), 'Show original').click();
      await post(id).getByText('Fotografei mais azulejos').waitFor();
    }

    const sounding = episode();
    await go(`/notice/${sounding.id}`);
    await post(sounding.id).getByText('Bread, part 1').first().waitFor();
    await isThere(can.soundsOfLinks, post(sounding.id).locator('audio'));
    if (can.soundsOfLinks) {
      await isAccessible(page(), 'the sound of a link', { within: '[data-status-id]' });
    }

    const start = write('alice', 'Which bread?');
    write('bob', 'Rye', { replyTo: start });
    write('alice', 'Mine is spelt', { replyTo: start });
    write('greta', 'I agree', { replyTo: write('bob', 'Oats', { replyTo: start }) });
    const quoting = write('bob', 'Well asked', can.quotes ? { quoteOf: start } : {});
    const revoked = write('greta', 'No longer', can.quotes ? { quoteOf: start } : {});
    if (family === 'mastodon') revoked.quoteState = 'revoked';
    await go(`/notice/${start.id}`);
    const order = () =>
      cards(main(page())).evaluateAll((rows) =>
        rows.map((row) => /Which|Rye|spelt|Oats|agree/.exec(row.textContent)?.[0]),
      );
    await eventually(async () =>
      expect(await order()).toEqual(['Which', 'Rye', 'spelt', 'Oats', 'agree']),
    );
    for (const [name, wanted] of [
      ["Author's replies first", ['Which', 'spelt', 'Rye', 'Oats', 'agree']],
      ['Most replies first', ['Which', 'Oats', 'agree', 'Rye', 'spelt']],
    ] as const) {
      await button(main(page()), 'Quick view settings').click();
      await page().getByRole('menuitemradio', { name }).click();
      await page().keyboard.press('Escape');
      await eventually(async () => expect(await order()).toEqual(wanted));
    }
    await isAccessible(page(), 'a thread', { within: 'main' });
    await isThere(can.listsQuotes, button(post(start.id), /quotes?$/));
    if (can.listsQuotes) {
      await button(post(start.id), /quotes?$/).click();
      const dialog = page().getByRole('dialog', { name: 'Quotes' });
      await cards(dialog).filter({ hasText: 'Well asked' }).waitFor();
      expect(await cards(dialog).count()).toBe(family === 'mastodon' ? 1 : 2);
      await isAccessible(page(), 'quotes', { within: '[role="dialog"]' });
      await page().keyboard.press('Escape');
    }
    await go(`/notice/${quoting.id}`);
    const quote = button(post(quoting.id), /^Show quote/);
    await post(quoting.id).getByText('Well asked').waitFor();
    await isThere(can.quotes, quote);
    if (can.quotes) {
      await quote.click();
      await cards(post(quoting.id)).filter({ hasText: 'Which bread?' }).waitFor();
    }
    if (family === 'mastodon') {
      await go(`/notice/${revoked.id}`);
      await post(revoked.id).getByText('The author of the quoted post removed it').waitFor();
    }
  });

  /** A post with a link to an episode of a podcast. */
  function episode(): Post {
    const world = site.instance().world();
    const [id = ''] = addRequestedMedia(world, person('bob'), ['audio']);
    const sound = world.media.get(id)?.file ?? '';
    const title = 'Bread, part 1';
    const card = { url: 'https://cast.example/1', title, description: '', image: null, sound };
    return write('bob', 'To be heard https://cast.example/1', { card });
  }

  it('groups notifications, and lets those wait whom the reader filters', async () => {
    const world = site.instance().world();
    const liked = write('alice', 'To be liked by many');
    for (const name of ['bob', 'greta', 'hugo']) favourite(world, person(name), liked);
    await go('/alice/notifications');
    await heading(page(), 'Notifications').waitFor();
    const rows = cards(main(page()).getByRole('feed', { name: 'Notifications' }));
    await rows.filter({ hasText: 'To be liked by many' }).first().waitFor();
    await eventually(async () =>
      expect(await rows.filter({ hasText: 'To be liked by many' }).count()).toBe(1),
    );
    expect(asked.includes('/api/v2/notifications')).toBe(can.groups);

    if (can.groups) {
      person('alice').notificationPolicy = {
        for_not_following: 'filter',
      };
      const { following, mutes, blocks } = person('alice');
      const strangers = [...world.people.values()].filter(
        ({ id, isActive, nickname }) =>
          isActive &&
          nickname !== 'alice' &&
          !following.has(id) &&
          !mutes.has(id) &&
          !blocks.has(id),
      );
      for (const { id } of strangers.slice(0, 3)) {
        notify(world, person('alice'), { type: 'favourite', accountId: id, postId: liked.id });
      }
    }
    await go('/notification-requests');
    if (!can.groups) {
      await heading(page(), 'Page not found').waitFor();
      return;
    }
    await heading(page(), 'Filtered notifications').waitFor();
    const waiting = cards(main(page()).getByRole('feed'));
    await waiting.nth(2).waitFor();
    await isAccessible(page(), 'filtered notifications', { within: 'main' });
    await button(waiting.first(), 'Accept').click();
    await waiting.first().getByText('Accepted').waitFor();
    await main(page()).getByRole('checkbox', { name: 'Select all' }).check();
    await button(main(page()), 'Dismiss (2)').click();
    await eventually(async () => expect(person('alice').notificationRequests).toEqual([]));
  });

  it('reads profiles with all that the server tells', async () => {
    await go('/users/bob');
    await heading(page(), 'Bob').waitFor();
    await textsOf(main(page()).getByRole('tab'), can.tabs);
    await main(page())
      .getByRole('group', { name: 'Private note' })
      .getByText('Has my ladder.')
      .waitFor();
    await button(main(page()), 'Search posts').waitFor();
    await button(main(page()), 'Jump to month').click();
    await main(page()).getByRole('combobox', { name: 'Year' }).waitFor();
    await isThere(can.familiar, main(page()).getByText(/^Followed by/));
    await isAccessible(page(), 'a profile', { within: 'main', cards: 1 });
    await readsMedia();
    await go('/users/greta');
    const verified = main(page()).getByRole('img', { name: /^Link verified on/ });
    await verified.waitFor();
    await go('/users/mod');
    await main(page()).getByText('Moderator', { exact: true }).first().waitFor();
  });

  async function readsMedia(): Promise<void> {
    const picture = await site.post('A gate', { as: 'bob', media: ['image'] });
    const song = await site.post('A song', { as: 'bob', media: ['audio'] });
    await main(page()).getByRole('tab', { name: 'Media' }).click();
    const tile = (id: string) => panel().locator(`[data-status-id="${id}"]`);
    await tile(picture).waitFor();
    await tile(song).waitFor();
    await panel().getByRole('radio', { name: 'Audio' }).press('Space');
    await tile(picture).waitFor({ state: 'detached' });
    await panel().getByRole('radio', { name: 'Images' }).press('Space');
    await tile(picture).waitFor();
    expect(await tile(song).count()).toBe(0);
    await isAccessible(page(), 'media of a person', { within: 'main', cards: 1 });
  }

  it('reads announcements, and finds everything in the palette', async () => {
    const announcement = site.instance().world().announcements.at(-1);
    if (announcement) announcement.reactions = [{ name: '🎉', url: null, by: [person('bob').id] }];
    await go('/announcements');
    await heading(page(), 'Announcements').waitFor();
    if (can.announces) await cards(main(page())).first().waitFor();
    else
      await main(page())
        .getByText(/^No announcements/)
        .waitFor();
    const reactions = main(page()).getByRole('group', { name: 'Reactions' });
    await isThere(family === 'mastodon', reactions);
    if (family === 'mastodon') {
      await button(reactions, '🎉, 1 reaction').click();
      await button(reactions, '🎉, 2 reactions').waitFor();
      await isAccessible(page(), 'announcements', { within: 'main' });
    }

    const prepared = await countPrepared(page());
    await page().keyboard.press('Control+k');
    const palette = page().getByRole('dialog', { name: 'Search or jump to' });
    const option = (name: string) => palette.getByRole('option', { name, exact: true });
    const field = palette.getByRole('combobox');
    await field.fill('filtered notif');
    await palette.getByRole('option', { name: /^Search for/ }).waitFor();
    await isThere(can.groups, option('Filtered notifications'));
    await field.fill('followed hash');
    await palette.getByRole('option', { name: /Search for “followed/ }).waitFor();
    await isThere(can.followedTags, option('Followed hashtags'));
    await field.fill('bookmark folders');
    await palette.getByRole('option', { name: /^Search for “bookmark folders/ }).waitFor();
    // Names that are known are prepared once, not for each key: settings and help alone are hundreds.
    const opening = await prepared();
    expect(opening).toBeGreaterThan(200);
    await field.fill('bookmarks');
    await option('Bookmarks').waitFor();
    expect((await prepared()) - opening).toBeLessThanOrEqual(6);
    await page().keyboard.press('Enter');
    await heading(page(), 'Bookmarks').waitFor();
    if (!can.soundsOfLinks) return;
    await page().keyboard.press('Control+k');
    await field.fill('dark mode');
    await option('Dark mode Theme').waitFor();
    await page().keyboard.press('Enter');
    const { id } = episode();
    await go(`/notice/${id}`);
    await main(page()).locator(`[data-status-id="${id}"] audio`).waitFor();
    await isAccessible(page(), 'the sound of a link, dark', {
      within: '[data-status-id]',
      onlyColours: true,
    });
  });
});

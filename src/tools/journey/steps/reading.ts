/** Steps for what there is to read beside the timelines: of hashtags, people and other servers. */
import { fieldsOf } from '@/lib/values/fields';
import { button, heading, openPost, postAs } from '../pageObjects';
import { Absent, check, eventually, type Step } from '../runJourney';
import { rowsOf } from '../server';

const combiningTags: Step = {
  name: 'reading several hashtags together',
  needs: 'tagCombinations',
  run: async (traveller) => {
    const { page, origin, ben, mark } = traveller;
    await postAs(traveller, ben, { status: `Both ${mark} #quince #medlar` });
    await postAs(traveller, ben, { status: `One ${mark} #quince` });
    await page.goto(`${origin}/tag/quince?all=medlar`);
    const feed = page.getByRole('feed');
    await feed.getByText(`Both ${mark}`).waitFor();
    check((await feed.getByText(`One ${mark}`).count()) === 0, 'the condition is passed over');
  },
};

const featuringTags: Step = {
  name: 'a hashtag on the own profile, and away again',
  needs: 'featuredTags',
  run: async ({ page, origin, ana, server }) => {
    const isThere = async () => {
      const { data } = await server.call(ana, 'GET', '/api/v1/featured_tags');
      return rowsOf(data)
        .map(fieldsOf)
        .some(({ name }) => name === 'quince');
    };
    await page.goto(`${origin}/users/${ana.username}?tab=tags`);
    await page.getByRole('textbox', { name: 'Add a hashtag to your profile' }).fill('quince');
    await button(page.getByRole('main'), 'Add').click();
    await eventually(async () => {
      check(await isThere(), 'the server does not have the hashtag');
    });
    await button(page, 'Remove “#quince”').click();
    await eventually(async () => {
      check(!(await isThere()), 'the server still has the hashtag');
    });
  },
};

/** A server may need a while until it finds a new post, or search for nothing but hashtags. */
const searchingPerson: Step = {
  name: 'searching the posts of one person',
  run: async (traveller) => {
    const { page, origin, ben } = traveller;
    await postAs(traveller, ben, { status: 'Herons at dawn' });
    await page.goto(`${origin}/users/${ben.username}`);
    await button(page, 'Search posts').click();
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill('Herons');
    await field.press('Enter');
    const main = page.getByRole('main');
    await main
      .getByRole('article')
      .filter({ hasText: 'Herons' })
      .or(main.getByText('No results'))
      .first()
      .waitFor();
  },
};

const mutingNotifications: Step = {
  name: 'muting the notifications of somebody, and undoing it',
  run: async ({ page, origin, ben }) => {
    await page.goto(`${origin}/users/${ben.username}`);
    const pressEntry = async (name: string) => {
      await button(page.getByRole('main'), 'More actions').first().click();
      await page.getByRole('menuitem', { name, exact: true }).click();
    };
    await pressEntry('Mute notifications');
    await pressEntry('Unmute notifications');
  },
};

const otherServer: Step = {
  name: 'reading the posts of another server',
  needs: 'serverTimelines',
  run: async ({ page, origin, server, ana }) => {
    const { data } = await server.call(ana, 'GET', '/api/v1/instance/peers');
    const host = rowsOf(data).find((name) => typeof name === 'string' && /[^.]\.[^.]/.test(name));
    if (typeof host !== 'string') throw new Absent('the server knows no other one');
    await page.goto(`${origin}/about/explore/server?host=${host}`);
    await heading(page, host).waitFor();
    const main = page.getByRole('main');
    await main
      .getByRole('article')
      .or(main.getByText(/^No posts/))
      .first()
      .waitFor();
  },
};

const aboutServer: Step = {
  name: 'reading about the server',
  run: async ({ page, origin }) => {
    await page.goto(`${origin}/about`);
    await heading(page, 'About').waitFor();
    await page.getByRole('region', { name: 'Software' }).waitFor();
    await page.getByRole('region', { name: 'Supported features' }).waitFor();
  },
};

const bubble: Step = {
  name: 'reading the bubble timeline',
  needs: 'bubbleTimeline',
  run: async ({ page, origin }) => {
    await page.goto(`${origin}/about/explore/bubble`);
    await heading(page, 'Bubble timeline').waitFor();
    const main = page.getByRole('main');
    await main
      .getByRole('article')
      .or(main.getByText(/^No posts/))
      .first()
      .waitFor();
  },
};

/** A young server has no link that many share. */
const postsOfLink: Step = {
  name: 'reading the posts with a link',
  needs: 'linkTimelines',
  run: async ({ page, origin }) => {
    await page.goto(`${origin}/about/explore?tab=news`);
    const panel = page.getByRole('tabpanel');
    const link = panel.getByRole('link', { name: /^Who shares this link/ });
    const quiet = panel.getByText('Nothing is trending right now');
    await link.or(quiet).first().waitFor();
    if (await quiet.isVisible()) throw new Absent('no link is trending');
    await link.first().click();
    await page.getByRole('main').getByRole('feed').getByRole('article').first().waitFor();
  },
};

const quotesOfPost: Step = {
  name: 'reading the quotes of a post',
  needs: 'quoteLists',
  run: async (traveller) => {
    const { page, ana, ben, server, mark } = traveller;
    const isMastodon = server.instance.family === 'mastodon';
    const id = await postAs(traveller, ana, {
      status: `To be quoted ${mark}`,
      ...(isMastodon && { quote_approval_policy: 'public' }),
    });
    await postAs(traveller, ben, {
      status: `Well said ${mark}`,
      [isMastodon ? 'quoted_status_id' : 'quote_id']: id,
    });
    const card = await openPost(traveller, id);
    await button(card, '1 quote').click();
    const dialog = page.getByRole('dialog', { name: 'Quotes' });
    await dialog
      .getByRole('article')
      .filter({ hasText: `Well said ${mark}` })
      .waitFor();
  },
};

/** Only people whom one follows can be featured. */
const featuringPeople: Step = {
  name: 'a person on the own profile, and away again',
  needs: 'featuredPeople',
  run: async ({ page, origin, server, ana, ben }) => {
    await server.call(ana, 'POST', `/api/v1/accounts/${ben.id}/follow`);
    const main = page.getByRole('main');
    const press = async (name: string) => {
      await page.goto(`${origin}/users/${ben.username}`);
      await button(main, 'More actions').first().click();
      await page.getByRole('menuitem', { name, exact: true }).click();
    };
    const isShown = (wanted: boolean) =>
      eventually(async () => {
        await page.goto(`${origin}/users/${ana.username}?tab=featured`);
        await main.getByRole('tab', { name: 'Featured people', selected: true }).waitFor();
        const row = main.getByRole('tabpanel').getByText(`@${ben.username}`).first();
        await row
          .or(main.getByText(/^People you feature/))
          .first()
          .waitFor();
        check((await row.isVisible()) === wanted, `they are ${wanted ? 'not' : 'still'} there`);
      });
    await press('Feature on my profile');
    await isShown(true);
    await press('Stop featuring on my profile');
    await isShown(false);
  },
};

/** Ben reacts first: what he chose is a button for everybody. */
const reactingToAnnouncement: Step = {
  name: 'reacting to an announcement, and undoing it',
  needs: 'announcementReactions',
  run: async ({ page, origin, server, ana, ben }) => {
    const list = async () =>
      rowsOf((await server.call(ana, 'GET', '/api/v1/announcements')).data).map(fieldsOf);
    const id = (await list())[0]?.id;
    if (typeof id !== 'string') throw new Absent('nobody announced anything that is unread');
    const path = `/api/v1/announcements/${id}/reactions/${encodeURIComponent('🎉')}`;
    await server.call(ben, 'PUT', path);
    const isNow = (wanted: boolean) =>
      eventually(async () => {
        const row = (await list()).find((one) => one.id === id);
        const told = rowsOf(row?.reactions)
          .map(fieldsOf)
          .find(({ name }) => name === '🎉');
        check(told?.me === wanted, 'the server counts it otherwise');
      });
    await page.goto(`${origin}/announcements`);
    const reactions = page.getByRole('main').getByRole('group', { name: 'Reactions' });
    await button(reactions, '🎉, 1 reaction').click();
    await isNow(true);
    await button(reactions, '🎉, 2 reactions').click();
    await isNow(false);
    await server.call(ben, 'DELETE', path);
  },
};

export const reading: readonly Step[] = [
  combiningTags,
  featuringTags,
  searchingPerson,
  mutingNotifications,
  otherServer,
  bubble,
  postsOfLink,
  quotesOfPost,
  featuringPeople,
  reactingToAnnouncement,
  aboutServer,
];

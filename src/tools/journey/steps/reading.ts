/** Steps for what there is to read beside the timelines: of hashtags, people and other servers. */
import { fieldsOf } from '@/lib/values/fields';
import { button, heading, postAs } from '../pageObjects';
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

export const reading: readonly Step[] = [
  combiningTags,
  featuringTags,
  searchingPerson,
  mutingNotifications,
  otherServer,
  aboutServer,
];

/** Steps for timelines, search, lists and filters. */
import { fieldsOf } from '@/lib/values/fields';
import { rowsOf } from '../server';
import { button, heading, openPost, openSettings, postAs } from '../pageObjects';
import { Absent, check, eventually, type Step } from '../runJourney';

const timelines: Step = {
  name: 'reading home, local and known network',
  run: async (traveller) => {
    const { page, origin, ben, mark } = traveller;
    await postAs(traveller, ben, { status: `For all to read ${mark}` });
    for (const [path, title] of [
      ['/main/friends', 'Home timeline'],
      ['/main/public', 'Local timeline'],
      ['/main/all', 'Known network'],
    ] as const) {
      await page.goto(origin + path);
      await heading(page, title).waitFor();
      await page.getByRole('feed', { name: title }).getByRole('article').first().waitFor();
    }
  },
};

const searching: Step = {
  name: 'searching for a person and a hashtag',
  run: async (traveller) => {
    const { page, origin, ben } = traveller;
    await postAs(traveller, ben, { status: 'Knots #marzipan' });
    await page.goto(`${origin}/search?query=${ben.username}`);
    await page.getByRole('tab', { name: /^People/ }).click();
    await page
      .getByRole('tabpanel')
      .getByRole('link', { name: new RegExp(`@${ben.username}`) })
      .first()
      .waitFor();
    await page.goto(`${origin}/tag/marzipan`);
    await page
      .getByRole('feed')
      .getByRole('article')
      .filter({ hasText: 'Knots' })
      .first()
      .waitFor();
  },
};

const translating: Step = {
  name: 'translating a post and going back to the original',
  needs: 'translation',
  run: async (traveller) => {
    const words = `O comboio atrasou, mas o pão chegou a tempo. ${traveller.mark}`;
    const id = await postAs(traveller, traveller.ben, { status: words, language: 'pt' });
    const card = await openPost(traveller, id);
    await button(card, 'Translate').click();
    await card.getByText(/^Translated (from|by) /).waitFor();
    await button(card, 'Show original').click();
    await card.getByText('O comboio atrasou').waitFor();
  },
};

const followingTags: Step = {
  name: 'following a hashtag and leaving it again',
  needs: 'followedTags',
  asks: '/api/v1/followed_tags',
  run: async (traveller) => {
    const { page, origin, ben, server, ana } = traveller;
    await postAs(traveller, ben, { status: 'Jars of #quince' });
    const isFollowed = async () => {
      const { data } = await server.call(ana, 'GET', '/api/v1/followed_tags');
      return rowsOf(data)
        .map(fieldsOf)
        .some(({ name }) => name === 'quince');
    };
    await page.goto(`${origin}/tag/quince`);
    await button(page, 'Follow #quince').click();
    await eventually(async () => {
      check(await isFollowed(), 'the server does not know that the hashtag is followed');
    });
    await page.goto(`${origin}/about/tags`);
    await button(page, 'Unfollow #quince').click();
    await eventually(async () => {
      check(!(await isFollowed()), 'the server still has the hashtag');
    });
  },
};

/** A young server may have nobody who wants to be found, and nothing that many share. */
const exploringPeople: Step = {
  name: 'exploring the people of the server',
  needs: 'directory',
  asks: '/api/v1/directory',
  run: async ({ page, origin }) => {
    await page.goto(`${origin}/about/explore?tab=people&show=active`);
    await page.getByRole('radio', { name: 'Newest' }).check();
    await page.getByRole('checkbox', { name: 'Only people on this server' }).check();
    const panel = page.getByRole('tabpanel');
    await panel.getByRole('article').or(panel.getByText('Nobody yet')).first().waitFor();
  },
};

const exploringTrends: Step = {
  name: 'exploring popular posts, hashtags and links',
  needs: 'trends',
  asks: '/api/v1/trends/tags',
  run: async ({ page, origin }) => {
    await page.goto(`${origin}/about/explore`);
    for (const tab of ['Posts', 'Hashtags', 'News']) {
      await page.getByRole('tab', { name: tab }).click();
      const panel = page.getByRole('tabpanel');
      await panel
        .getByRole('article')
        .or(panel.getByText('Nothing is trending right now'))
        .first()
        .waitFor();
    }
  },
};

const lists: Step = {
  name: 'making a list, filling and deleting it',
  needs: 'lists',
  asks: '/api/v1/lists',
  run: async ({ page, origin, ben, mark, server, ana }) => {
    const title = `Bakers ${mark}`;
    await page.goto(`${origin}/lists/new`);
    await page.getByRole('textbox', { name: 'List title' }).fill(title);
    await page.getByRole('searchbox', { name: 'Search for people' }).fill(ben.username);
    await page.keyboard.press('Enter');
    await page.getByRole('main').getByRole('button', { name: /^Add / }).first().click();
    await button(page, 'Create list').click();
    await heading(page, title).waitFor();
    const id = await eventually(async () => {
      const { data } = await server.call(ana, 'GET', '/api/v1/lists');
      const made = rowsOf(data)
        .map(fieldsOf)
        .find((list) => list.title === title);
      if (!made) throw new Error('the server has no such list');
      return String(made.id);
    });
    await eventually(async () => {
      const { data } = await server.call(ana, 'GET', `/api/v1/lists/${id}/accounts`);
      check(rowsOf(data).length === 1, 'the server has nobody in the list');
    });
    await page.goto(`${origin}/lists/${id}/edit`);
    await button(page, 'Delete list').click();
    await button(page.getByRole('alertdialog'), 'Delete list').click();
    await heading(page, 'Lists').waitFor();
  },
};

const filters: Step = {
  name: 'making a filter and deleting it',
  needs: 'filters',
  run: async (traveller) => {
    const { page, origin, server, ana, mark } = traveller;
    const held = async (): Promise<string> => {
      const found = await Promise.all(
        ['/api/v2/filters', '/api/v1/filters'].map((path) => server.call(ana, 'GET', path)),
      );
      return JSON.stringify(found.map(({ data }) => data));
    };
    const calls = ['/api/v2/filters', '/api/v1/filters'];
    const answers = await Promise.all(calls.map((path) => server.call(ana, 'GET', path)));
    if (answers.every(({ status }) => status === 404)) throw new Absent('it has neither version');
    await page.goto(`${origin}/main/friends`);
    const dialog = await openSettings(traveller, 'Filtering');
    await button(dialog, 'New filter').click();
    await dialog.getByRole('textbox', { name: 'Word or phrase' }).fill(`turnip ${mark}`);
    await button(dialog, 'Save filter').click();
    await dialog.getByRole('form').waitFor({ state: 'detached' });
    check((await held()).includes(`turnip ${mark}`), 'the server has no such filter');
    await button(dialog, `Delete filter “turnip ${mark}”`).click();
    await button(page.getByRole('alertdialog'), 'Delete').click();
    await eventually(async () => {
      check(!(await held()).includes(`turnip ${mark}`), 'the server still has the filter');
    });
  },
};

export const finding: readonly Step[] = [
  timelines,
  searching,
  translating,
  followingTags,
  exploringPeople,
  exploringTrends,
  lists,
  filters,
];

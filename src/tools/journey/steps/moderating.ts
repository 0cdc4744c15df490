/** Steps for what staff does, where the account may do it. */
import { fieldsOf } from '@/lib/values/fields';
import { button, heading, postAs, settled } from '../pageObjects';
import { Absent, check, eventually, type Step, type Traveller } from '../runJourney';
import { openTab } from './staffLists';

const VERIFY = '/api/v1/accounts/verify_credentials';
const NO_RIGHTS = 'the account has no rights for it';

async function ownAccount({ server, ana }: Traveller): Promise<Record<string, unknown>> {
  return fieldsOf((await server.call(ana, 'GET', VERIFY)).data);
}

const content: Step = {
  name: 'marking and deleting a post, as staff',
  needs: 'administration',
  run: async (traveller) => {
    if (fieldsOf((await ownAccount(traveller)).pleroma).is_admin !== true) {
      throw new Absent(NO_RIGHTS);
    }
    const { page, origin, server, ana, ben, mark } = traveller;
    const id = await postAs(traveller, ben, { status: `Spoils the ending ${mark}` });
    await page.goto(`${origin}/moderation/content`);
    const feed = page.getByRole('feed', { name: 'Posts' });
    const row = feed.getByRole('article').filter({ hasText: `Spoils the ending ${mark}` });
    await button(row, 'Mark as sensitive').click();
    await settled(traveller, id, ({ sensitive }) => sensitive === true, 'the mark');
    await button(row, 'Delete').click();
    await button(page.getByRole('alertdialog'), 'Delete').click();
    await row.getByText('This post was deleted').waitFor();
    await eventually(async () => {
      const { status } = await server.call(ana, 'GET', `/api/v1/statuses/${id}`);
      check(status === 404, 'the server still has the post');
    });
  },
};

const MANAGE_TAXONOMIES = 0x101;

/** A decision cannot be taken back to none, so that the step only looks. */
const trends: Step = {
  name: 'seeing trends with those that wait, as staff',
  needs: 'trends',
  run: async (traveller) => {
    const { page, origin, server } = traveller;
    const { permissions } = fieldsOf((await ownAccount(traveller)).role);
    const holds = (Number(permissions) & MANAGE_TAXONOMIES) > 0;
    if (server.instance.family !== 'mastodon' || !holds) throw new Absent(NO_RIGHTS);
    await page.goto(`${origin}/moderation/content`);
    await heading(page, 'Moderation').waitFor();
    const tab = page.getByRole('tab', { name: 'Trends' });
    const kinds = page.getByRole('combobox', { name: 'Trends' });
    await tab.or(kinds).first().waitFor();
    if (await tab.isVisible()) await tab.click();
    await kinds.selectOption('Hashtags');
    await page
      .getByRole('feed', { name: 'Hashtags' })
      .getByRole('article')
      .or(page.getByText('Nothing is trending right now'))
      .first()
      .waitFor();
  },
};

const report: Step = {
  name: 'answering and resolving a report, as staff',
  run: async (traveller) => {
    const { page, server, ana, ben, mark } = traveller;
    await openTab(traveller, 'reports', null);
    const feed = page.getByRole('feed', { name: 'Reports' });
    await feed.getByRole('article').or(page.getByText('No reports')).first().waitFor();
    const reported = fieldsOf((await server.call(ben, 'GET', VERIFY)).data).id;
    const comment = `Sells something ${mark}`;
    await server.call(ana, 'POST', '/api/v1/reports', { account_id: reported, comment });
    await page.reload();
    const row = feed.getByRole('article').filter({ hasText: comment });
    await button(row, 'Details').click();
    await row.getByText('Reported by').first().waitFor();
    const category = row.getByRole('combobox', { name: 'Category' }).first();
    if (await category.isVisible()) {
      await category.selectOption('Illegal content');
      await button(row, 'Save').first().click();
    }
    const answer = row.getByRole('textbox', { name: 'Message to the reporter' }).first();
    if (await answer.isVisible()) {
      await button(row, 'Templates').first().click();
      await page.getByRole('menuitem', { name: 'Action taken' }).click();
      check(
        (await answer.inputValue()).startsWith('Thank you'),
        'the template is not in the field',
      );
    }
    await button(row, 'Resolve').first().click();
    await row.getByText('Resolved').first().waitFor();
  },
};

export const moderating: readonly Step[] = [content, trends, report];

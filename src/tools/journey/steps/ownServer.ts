/** Steps for what administrators do about their own server. */
import { button, heading } from '../pageObjects';
import { Absent, check, eventually, type Step, type Traveller } from '../runJourney';

async function openServerPage({ page, origin }: Traveller): Promise<void> {
  await page.goto(`${origin}/moderation/server`);
  const missing = heading(page, 'Page not found');
  // The page has its title before it is known whether the account has rights.
  await page.getByText('Known servers', { exact: true }).or(missing).first().waitFor();
  if (await missing.isVisible()) throw new Absent('the account has no rights for it');
}

const statistics: Step = {
  name: 'seeing the numbers of the server, as staff',
  run: async (traveller) => {
    await openServerPage(traveller);
  },
};

const rules: Step = {
  name: 'adding and deleting a rule of the server, as an administrator',
  run: async (traveller) => {
    const { page, server, ana, mark } = traveller;
    await openServerPage(traveller);
    const tab = page.getByRole('tab', { name: 'Rules' });
    if (!(await tab.isVisible())) throw new Absent('the server has no calls for it');
    await tab.click();
    const text = `Be kind to birds ${mark}`;
    const isThere = async () => {
      const { data } = await server.call(ana, 'GET', '/api/v1/instance/rules');
      return JSON.stringify(data).includes(text);
    };
    await button(page, 'Add rule').click();
    const form = page.getByRole('form', { name: 'Add rule' });
    await form.getByRole('textbox', { name: 'Text', exact: true }).fill(text);
    await button(form, 'Save').click();
    const row = page.getByRole('list', { name: 'Rules' }).getByRole('group', { name: text });
    await row.waitFor();
    await eventually(async () => check(await isThere(), 'the server has no such rule'));
    await button(row, 'Delete').click();
    await button(page.getByRole('alertdialog'), 'Delete').click();
    await row.waitFor({ state: 'detached' });
    await eventually(async () => check(!(await isThere()), 'the server still has the rule'));
  },
};

export const ownServer: readonly Step[] = [statistics, rules];

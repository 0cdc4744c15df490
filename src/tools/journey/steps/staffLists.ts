/** Steps for the lists that administrators keep; each leaves its list as it was. */
import type { Locator } from 'playwright-core';
import { fieldsOf } from '@/lib/values/fields';
import { button, heading } from '../pageObjects';
import { Absent, check, eventually, type Step, type Traveller } from '../runJourney';

/** Opens a tab of a page of staff; absent where the family or the account has none. */
export async function openTab(
  { page, origin }: Traveller,
  name: 'reports' | 'content' | 'federation' | 'server' | 'people',
  tab: string | null,
): Promise<void> {
  await page.goto(`${origin}/moderation/${name}`);
  const missing = heading(page, 'Page not found');
  await heading(page, 'Moderation').or(missing).waitFor();
  const refuseIfMissing = async () => {
    if (await missing.isVisible()) throw new Absent('the account has no rights for it');
  };
  await refuseIfMissing();
  if (tab === null) return;
  // The heading may stand for a moment before the server has said who the reader is.
  await page.getByRole('main').getByRole('tab').or(missing).first().waitFor();
  await refuseIfMissing();
  const wanted = page.getByRole('main').getByRole('tab', { name: tab, exact: true });
  if (!(await wanted.isVisible())) throw new Absent('the server has no calls for it');
  await wanted.click();
}

/** The rows of a list that has this text. */
const rowWith = ({ page }: Traveller, list: string, text: string): Locator =>
  page.getByRole('list', { name: list }).getByRole('listitem').filter({ hasText: text });

/** A new entry of a list of names, which goes again. */
async function addAndRemove(
  traveller: Traveller,
  list: string,
  name: string,
  shown = name,
): Promise<void> {
  const { page } = traveller;
  await page.getByRole('main').getByRole('textbox', { name: list }).fill(name);
  await button(page.getByRole('main'), 'Add').click();
  const row = rowWith(traveller, list, shown).first();
  await row.waitFor();
  await row.getByRole('button', { name: /^Remove / }).click();
  await button(page.getByRole('alertdialog'), 'Remove').click();
  await row.waitFor({ state: 'detached' });
}

const mediaCache: Step = {
  name: 'keeping a file out of the media cache, as an administrator',
  needs: 'administration',
  run: async (traveller) => {
    const { page, mark } = traveller;
    await openTab(traveller, 'content', 'Media cache');
    const form = page.getByRole('form', { name: 'Clear from cache' });
    const url = `https://example.org/${mark}.png`;
    await form.getByRole('textbox', { name: 'Media addresses, one per line' }).fill(url);
    await form.getByRole('checkbox', { name: 'Block these addresses from now on' }).check();
    await button(form, 'Clear from cache').click();
    const row = page.getByRole('list', { name: 'Blocked media' }).getByRole('group', { name: url });
    await row.waitFor();
    await button(row, 'Unblock').click();
    await row.waitFor({ state: 'detached' });
  },
};

const application: Step = {
  name: 'adding and deleting an application of the server, as an administrator',
  needs: 'administration',
  run: async (traveller) => {
    const { page, mark } = traveller;
    await openTab(traveller, 'server', 'Applications');
    const name = `Heron ${mark}`;
    await button(page, 'Add application').click();
    const form = page.getByRole('form', { name: 'Add application' });
    await form.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await form
      .getByRole('textbox', { name: 'Redirect addresses' })
      .fill('urn:ietf:wg:oauth:2.0:oob');
    await form.getByRole('textbox', { name: 'Scopes' }).fill('read');
    await button(form, 'Save').click();
    const search = page.getByRole('main').getByRole('search');
    await search.getByRole('searchbox', { name: 'Full name or client ID' }).fill(name);
    await button(search, 'Search').click();
    const row = rowWith(traveller, 'Applications', name);
    await row.first().waitFor();
    await button(row.first(), 'Delete').click();
    await button(page.getByRole('alertdialog'), 'Delete').click();
    await row.first().waitFor({ state: 'detached' });
  },
};

const knownServers: Step = {
  name: 'seeing the known servers, as an administrator',
  run: async (traveller) => {
    await openTab(traveller, 'federation', 'Known servers');
    const { page } = traveller;
    const known = page.getByRole('feed', { name: 'Known servers' }).getByRole('article').first();
    await known.or(page.getByText('No matching servers')).waitFor();
  },
};

const address: Step = {
  name: 'blocking an IP address and changing that, as an administrator',
  run: async (traveller) => {
    const { page } = traveller;
    await openTab(traveller, 'federation', 'IP addresses');
    // The range is kept for documents; nobody has it.
    const range = '198.51.100.250/32';
    await page.getByRole('main').getByRole('textbox', { name: 'IP addresses' }).fill(range);
    await button(page.getByRole('main'), 'Add').click();
    const row = rowWith(traveller, 'IP addresses', range);
    await row.waitFor();
    await row.getByRole('button', { name: `Edit ${range}` }).click();
    const dialog = page.getByRole('dialog', { name: `Edit ${range}` });
    await dialog.getByRole('combobox', { name: 'Severity' }).selectOption('No sign-ups');
    await button(dialog, 'Save').click();
    await row.getByText('No sign-ups').waitFor();
    await row.getByRole('button', { name: `Remove ${range}` }).click();
    await button(page.getByRole('alertdialog'), 'Remove').click();
    await row.waitFor({ state: 'detached' });
  },
};

const mailAddress: Step = {
  name: 'keeping an e-mail address from signing up, as an administrator',
  run: async (traveller) => {
    await openTab(traveller, 'federation', 'E-mail addresses');
    // A fingerprint is all that is told of it.
    const rows = rowWith(traveller, 'E-mail addresses', '');
    const before = await rows.count();
    const { page, mark } = traveller;
    await addAndRemove(traveller, 'E-mail addresses', `${mark}@example.org`, '');
    await eventually(async () => check((await rows.count()) === before, 'another number of them'));
    check(await page.getByRole('alert').isHidden(), 'the server refuses');
  },
};

const mailCheck: Step = {
  name: 'asking whether an e-mail address is blocked, as an administrator',
  run: async (traveller) => {
    await openTab(traveller, 'federation', 'E-mail addresses');
    const { page, mark } = traveller;
    const field = page.getByRole('main').getByRole('textbox', { name: 'E-mail addresses' });
    await field.fill(`nobody-${mark}@example.org`);
    await button(page.getByRole('main'), 'Check').click();
    await page.getByText("This address isn't blocked.").waitFor();
  },
};

/** The list of allowed ones stays as it is: where it counts, an entry may lock everybody out. */
const headers: Step = {
  name: 'refusing requests by a header, and accepting them again, as an administrator',
  run: async (traveller) => {
    await openTab(traveller, 'federation', 'Allowed headers');
    const { page, mark } = traveller;
    await page.getByRole('main').getByRole('textbox', { name: 'Allowed headers' }).waitFor();
    await openTab(traveller, 'federation', 'Blocked headers');
    await addAndRemove(traveller, 'Blocked headers', `User-Agent: ^nobody-${mark}$`);
  },
};

/** Nothing is cleaned up, as no media are that old. */
const mediaJobs: Step = {
  name: 'cleaning up media and fetching emoji again, as an administrator',
  run: async (traveller) => {
    await openTab(traveller, 'server', 'Media cache');
    const { page } = traveller;
    const begun = 'The server has started and continues in the background.';
    const cleanup = page.getByRole('form', { name: 'Clean up media' });
    await cleanup.getByRole('textbox').fill('9999');
    await button(cleanup, 'Clean up media').click();
    await cleanup.getByText(begun).waitFor();
    const refetch = page.getByRole('form', { name: 'Fetch missing emoji again' });
    await refetch.getByRole('textbox', { name: 'Only from this server' }).fill('example.org');
    await button(refetch, 'Fetch missing emoji again').click();
    await refetch.getByText(begun).waitFor();
  },
};

const exclusion: Step = {
  name: 'rejecting drafts of a server for good, and allowing them, as an administrator',
  run: async (traveller) => {
    await openTab(traveller, 'federation', 'Drafts');
    const { page, mark } = traveller;
    const draft = page.getByRole('list', { name: 'Drafts' }).getByRole('listitem').first();
    await draft.or(page.getByText('There is nothing in this list')).waitFor();
    await openTab(traveller, 'federation', 'Rejected for good');
    await addAndRemove(traveller, 'Rejected for good', `${mark}.example`);
  },
};

const subscription: Step = {
  name: 'subscribing to a list of servers, changing and leaving it, as an administrator',
  run: async (traveller) => {
    const { page, mark } = traveller;
    await openTab(traveller, 'federation', 'Subscriptions');
    const form = page.getByRole('form', { name: 'Subscribe' });
    const url = `https://example.org/${mark}.csv`;
    await form.getByRole('textbox', { name: 'Address of the list' }).fill(url);
    await button(form, 'Subscribe').click();
    const row = rowWith(traveller, 'Subscriptions', url);
    await row.waitFor();
    await button(row, `Edit ${url}`).click();
    const dialog = page.getByRole('dialog', { name: `Edit ${url}` });
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(`Geese ${mark}`);
    await button(dialog, 'Save').click();
    await row.getByText(`Geese ${mark}`).waitFor();
    await button(row, `Remove Geese ${mark}`).click();
    await button(page.getByRole('alertdialog'), 'Remove').click();
    await row.waitFor({ state: 'detached' });
  },
};

const keys: Step = {
  name: 'having the keys of a server fetched again, as an administrator',
  run: async (traveller) => {
    const { page } = traveller;
    await openTab(traveller, 'federation', 'Known servers');
    const row = page.getByRole('feed', { name: 'Known servers' }).getByRole('article').first();
    await row.or(page.getByText('No matching servers')).waitFor();
    const renew = button(row, 'Fetch keys again');
    if (!(await renew.isVisible())) throw new Absent('the server has no call for it');
    await renew.click();
    await button(page.getByRole('alertdialog'), 'Fetch keys again').click();
    await row.getByText('The keys will be fetched again.').waitFor();
  },
};

const roles: Step = {
  name: 'making somebody a moderator and taking that back, as an administrator',
  needs: 'administration',
  run: async (traveller) => {
    const { page, server, ana, ben } = traveller;
    await openTab(traveller, 'people', null);
    const { data } = await server.call(ana, 'GET', `/api/v1/accounts/${ben.id}`);
    const { acct, pleroma } = fieldsOf(data);
    if (fieldsOf(pleroma).is_moderator === true) throw new Absent('the other one is a moderator');
    const feed = page.getByRole('feed', { name: 'People' });
    const search = page.getByRole('main').getByRole('search');
    await search.getByRole('searchbox').fill(String(acct));
    await button(search, 'Search').click();
    const row = feed.getByRole('article').filter({ hasText: `@${String(acct)}` });
    const isModerator = async () => {
      const answer = await server.call(ana, 'GET', `/api/v1/accounts/${ben.id}`);
      return fieldsOf(fieldsOf(answer.data).pleroma).is_moderator === true;
    };
    for (const [name, wanted] of [
      ['Make moderator', true],
      ['Remove as moderator', false],
    ] as const) {
      await row.first().getByRole('checkbox').check();
      await button(page.getByRole('main'), 'Roles').click();
      await page.getByRole('menuitem', { name, exact: true }).click();
      await button(page.getByRole('alertdialog'), name).click();
      await eventually(async () => check((await isModerator()) === wanted, 'the role stays'));
    }
  },
};

export const staffLists: readonly Step[] = [
  mediaCache,
  application,
  knownServers,
  address,
  mailAddress,
  mailCheck,
  headers,
  mediaJobs,
  exclusion,
  subscription,
  keys,
  roles,
];

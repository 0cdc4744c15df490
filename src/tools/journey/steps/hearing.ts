/** Steps for incoming posts and notifications, and for one's own profile. */
import { fieldsOf } from '@/lib/values/fields';
import { button, heading, openSettings, postAs } from '../pageObjects';
import { rowsOf } from '../server';
import { Absent, check, eventually, type Step, type Traveller } from '../runJourney';

/** Without streaming, the client polls every ten seconds. */
const ARRIVAL = 40_000;

const direct: Step = {
  name: 'a direct post arriving in conversations',
  asks: '/api/v1/conversations',
  run: async (traveller) => {
    const { page, origin, ana, ben, mark } = traveller;
    const status = `${ana.handle} the boat leaves at six ${mark}`;
    await postAs(traveller, ben, { status, visibility: 'direct' });
    await page.goto(`${origin}/users/${ana.username}/dms`);
    const tab = page.getByRole('tab', { name: /^Conversations/ });
    const row = page.getByRole('feed').getByRole('article').filter({ hasText: mark }).first();
    await tab.or(row).first().waitFor();
    if (await tab.isVisible()) await tab.click();
    await row.waitFor();
  },
};

/** Some servers create no notifications between two of their own accounts. */
async function isNotified({ server, ana }: Traveller, words: string): Promise<void> {
  try {
    await eventually(async () => {
      const { data } = await server.call(ana, 'GET', '/api/v1/notifications?limit=10');
      check(JSON.stringify(data).includes(words), 'there is no such notification');
    });
  } catch {
    throw new Absent('the server makes no notification of it');
  }
}

const notified: Step = {
  name: 'a notification arriving while the page is open',
  run: async (traveller) => {
    const { page, origin, server, ana, ben, mark } = traveller;
    await page.goto(`${origin}/${ana.username}/notifications`);
    await heading(page, 'Notifications').waitFor();
    const words = `${ana.handle} are you there ${mark}`;
    await postAs(traveller, ben, { status: words });
    await isNotified(traveller, `are you there ${mark}`);
    await page
      .getByRole('feed', { name: 'Notifications' })
      .getByText(`are you there ${mark}`)
      .first()
      .waitFor({ timeout: ARRIVAL });
    const id = await postAs(traveller, ana, { status: `To be liked ${mark}` });
    await server.call(ben, 'POST', `/api/v1/statuses/${id}/favourite`);
    await page
      .getByRole('feed', { name: 'Notifications' })
      .getByText(`To be liked ${mark}`)
      .first()
      .waitFor({ timeout: ARRIVAL });
  },
};

const live: Step = {
  name: 'a post of somebody followed arriving at home',
  run: async (traveller) => {
    const { page, origin, ben, mark } = traveller;
    await page.goto(`${origin}/main/friends`);
    await page.getByRole('feed', { name: 'Home timeline' }).getByRole('article').first().waitFor();
    await postAs(traveller, ben, { status: `Fresh bread ${mark}` });
    const card = page.getByRole('feed').getByText(`Fresh bread ${mark}`).first();
    const more = page.getByRole('button', { name: /^Show new/ });
    await card.or(more).first().waitFor({ timeout: ARRIVAL });
    if (await more.isVisible()) await more.click();
    await card.waitFor();
  },
};

const profile: Step = {
  name: 'changing the profile',
  run: async (traveller) => {
    const { page, origin, server, ana, mark } = traveller;
    await page.goto(`${origin}/main/friends`);
    const dialog = await openSettings(traveller, 'Profile');
    await dialog.getByRole('textbox', { name: 'Bio' }).fill(`Hills and trains ${mark}`);
    await button(dialog, 'Save profile').click();
    await dialog.getByText('Profile saved', { exact: true }).waitFor();
    await eventually(async () => {
      const { data } = await server.call(ana, 'GET', '/api/v1/accounts/verify_credentials');
      check(JSON.stringify(fieldsOf(data)).includes(mark), 'the server has the old profile');
    });
  },
};

const grouped: Step = {
  name: 'dismissing notifications that the server has grouped',
  needs: 'groupedNotifications',
  asks: '/api/v2/notifications',
  run: async (traveller) => {
    const { page, origin, server, ana, ben, mark } = traveller;
    const words = `To be grouped ${mark}`;
    const id = await postAs(traveller, ana, { status: words });
    await server.call(ben, 'POST', `/api/v1/statuses/${id}/favourite`);
    const path = '/api/v2/notifications?limit=10';
    const told = async () => {
      const { notification_groups } = fieldsOf((await server.call(ana, 'GET', path)).data);
      return rowsOf(notification_groups).map(fieldsOf);
    };
    await eventually(async () => {
      const found = (await told()).some(({ status_id }) => status_id === id);
      check(found, 'there is no such group');
    });
    await page.goto(`${origin}/${ana.username}/notifications`);
    const row = page
      .getByRole('feed', { name: 'Notifications' })
      .getByRole('article')
      .filter({ hasText: words });
    await row.waitFor({ timeout: ARRIVAL });
    await row.hover();
    await button(row, 'Dismiss notification').click();
    await row.waitFor({ state: 'detached' });
    await eventually(async () => {
      const left = (await told()).some(({ status_id }) => status_id === id);
      check(!left, 'the server still has the group');
    });
  },
};

const filtered: Step = {
  name: 'choosing whose notifications are filtered',
  needs: 'notificationPolicy',
  asks: '/api/v2/notifications/policy',
  run: async (traveller) => {
    const { page, origin, server, ana } = traveller;
    const isNow = (wanted: string) =>
      eventually(async () => {
        const { data } = await server.call(ana, 'GET', '/api/v2/notifications/policy');
        check(fieldsOf(data).for_new_accounts === wanted, `the server does not say "${wanted}"`);
      });
    await page.goto(`${origin}/main/friends`);
    const dialog = await openSettings(traveller, 'Notifications');
    const choice = dialog.getByRole('combobox', { name: /^Accounts less than 30 days/ });
    await choice.selectOption('Filter');
    await isNow('filter');
    await choice.selectOption('Show');
    await isNow('accept');
    await dialog.getByRole('link', { name: 'Filtered notifications' }).click();
    await heading(page, 'Filtered notifications').waitFor();
  },
};

export const hearing: readonly Step[] = [direct, notified, grouped, filtered, live, profile];

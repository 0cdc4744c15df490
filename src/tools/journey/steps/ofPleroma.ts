/** What only the Pleroma family has. */
import { fieldsOf } from '@/lib/fields';
import { button, heading, openSettings } from '../onScreen';
import { Absent, check, eventually, type Step } from '../travel';

const chats: Step = {
  name: 'chatting',
  needs: 'chats',
  run: async ({ page, origin, ben, mark, server, ana }) => {
    await page.goto(`${origin}/users/${ana.username}/chats/${ben.id}`);
    const field = page.getByRole('textbox', { name: 'Message' });
    await field.fill(`Psst ${mark}`);
    await field.press('Enter');
    await page.getByRole('log').getByText(`Psst ${mark}`).waitFor();
    await eventually(async () => {
      const { data } = await server.call(ben, 'GET', '/api/v1/pleroma/chats');
      check(JSON.stringify(data).includes(mark), 'it did not arrive');
    });
  },
};

const shoutbox: Step = {
  name: 'saying something in the shoutbox',
  needs: 'shoutbox',
  run: async ({ page, origin, mark }) => {
    await page.goto(`${origin}/shout-panel`);
    const field = page.getByRole('textbox', { name: 'Message' });
    await field.fill(`Hello all ${mark}`);
    await field.press('Enter');
    const log = page.getByRole('log');
    await log.getByText(`Hello all ${mark}`).waitFor();
    await log.getByText('Sending…').waitFor({ state: 'detached' });
  },
};

const announcements: Step = {
  name: 'reading announcements',
  needs: 'announcements',
  asks: '/api/v1/announcements',
  run: async ({ page, origin }) => {
    await page.goto(`${origin}/announcements`);
    await heading(page, 'Announcements').waitFor();
    const feed = page.getByRole('feed', { name: 'Announcements' }).getByRole('article').first();
    await feed
      .or(page.getByText(/^No announcements/))
      .first()
      .waitFor();
  },
};

const settings: Step = {
  name: 'keeping a setting on the server',
  needs: 'settingsStore',
  run: async (traveller) => {
    const { page, origin, server, ana } = traveller;
    await page.goto(`${origin}/main/friends`);
    const stored = async (): Promise<string> => {
      const { data } = await server.call(ana, 'GET', '/api/v1/accounts/verify_credentials');
      return JSON.stringify(fieldsOf(fieldsOf(data).pleroma).settings_store ?? null);
    };
    const before = await stored();
    const panel = page.getByRole('navigation', { name: 'Main navigation' });
    const pins = panel.getByRole('button', { name: /^Show (pinned only|all)$/ });
    await pins.click();
    await eventually(async () => {
      check((await stored()) !== before, 'the server keeps nothing of it');
    });
    await pins.click();
  },
};

const administration: Step = {
  name: 'administration opening for those who have it',
  needs: 'administration',
  run: async ({ page, origin }) => {
    await page.goto(`${origin}/main/public`);
    await heading(page, 'Local timeline').waitFor();
    const entry = page.getByRole('button', { name: 'Administration' });
    await page.getByRole('navigation', { name: 'Main navigation' }).waitFor();
    if ((await entry.count()) === 0) throw new Absent('the account has no rights for it');
    await entry.click();
    await page.getByRole('dialog', { name: 'Administration' }).getByRole('tab').first().waitFor();
  },
};

const formats: Step = {
  name: 'the account page of the settings',
  needs: 'accountManagement',
  run: async (traveller) => {
    await traveller.page.goto(`${traveller.origin}/main/friends`);
    const dialog = await openSettings(traveller, 'Security');
    await button(dialog, 'Change password').waitFor();
  },
};

export const ofPleroma: readonly Step[] = [
  chats,
  shoutbox,
  announcements,
  settings,
  formats,
  administration,
];

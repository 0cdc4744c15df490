/** Steps for features that only the Pleroma family has. */
import type { Page } from 'playwright-core';
import { fieldsOf } from '@/lib/values/fields';
import { button, heading, openSettings } from '../pageObjects';
import { rowsOf } from '../server';
import { Absent, check, eventually, type Step } from '../runJourney';

const STAFF = '/api/v1/pleroma/admin/announcements';

/** Until the chat is open, or the shoutbox is connected, what is typed stays in the field. */
const ready = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Send', exact: true, disabled: false }).first().waitFor();

const chats: Step = {
  name: 'chatting',
  needs: 'chats',
  run: async ({ page, origin, ben, mark, server, ana }) => {
    await page.goto(`${origin}/users/${ana.username}/chats/${ben.id}`);
    const field = page.getByRole('textbox', { name: 'Message' });
    await field.fill(`Psst ${mark}`);
    await ready(page);
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
    await ready(page);
    await field.press('Enter');
    const log = page.getByRole('log');
    await log.getByText(`Hello all ${mark}`).waitFor();
    await log.getByText('Sending…').waitFor({ state: 'detached' });
  },
};

/** Staff create an announcement and delete it; others read existing ones. */
const announcements: Step = {
  name: 'reading announcements, and marking one as read',
  needs: 'announcements',
  asks: '/api/v1/announcements',
  run: async ({ page, origin, server, ana, mark }) => {
    const content = `The bridge is closed ${mark}`;
    const made = await server.call(ana, 'POST', STAFF, { content });
    try {
      await page.goto(`${origin}/announcements`);
      await heading(page, 'Announcements').waitFor();
      const rows = page.getByRole('feed', { name: 'Announcements' }).getByRole('article');
      await rows
        .first()
        .or(page.getByText(/^No announcements/))
        .first()
        .waitFor();
      const unread = async (): Promise<number> => {
        const { data } = await server.call(ana, 'GET', '/api/v1/announcements');
        return rowsOf(data).filter((row) => fieldsOf(row).read === false).length;
      };
      const before = await unread();
      if (before === 0) throw new Absent('nobody announced anything that is unread');
      const row = rows.filter({ has: button(page, 'Mark as read') });
      await eventually(async () => {
        check((await row.count()) === before, 'others can be marked as read than are unread');
      });
      await button(row.first(), 'Mark as read').click();
      await eventually(async () => {
        check((await unread()) === before - 1, 'the server counts it as unread');
      });
      await page.reload();
      await rows.first().waitFor();
      await eventually(async () => {
        check((await row.count()) === before - 1, 'it is unread again after a reload');
      });
    } finally {
      const { id } = fieldsOf(made.data);
      if (id !== undefined) await server.call(ana, 'DELETE', `${STAFF}/${String(id)}`);
    }
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
  name: 'changing a setting of the server and changing it back',
  needs: 'administration',
  run: async ({ page, origin, server, ana, mark }) => {
    const { data } = await server.call(ana, 'GET', '/api/v1/accounts/verify_credentials');
    if (fieldsOf(fieldsOf(data).pleroma).is_admin !== true) {
      throw new Absent('the account has no rights for it');
    }
    await page.goto(`${origin}/main/public`);
    await page.getByRole('button', { name: 'Administration' }).click();
    const dialog = page.getByRole('dialog', { name: 'Administration' });
    const name = dialog.getByRole('textbox', { name: 'Name', exact: true });
    const file = dialog.getByText('This server takes its settings from a file').first();
    await name.or(file).first().waitFor();
    if (!(await name.isVisible())) throw new Absent('the configuration of the server is a file');
    const before = await name.inputValue();
    for (const title of [`${before} ${mark}`, before]) {
      await name.fill(title);
      await button(dialog, 'Save changes').click();
      await page
        .getByRole('dialog', { name: 'Review changes' })
        .getByRole('button', { name: 'Save 1 change' })
        .click();
      await dialog.getByText('Saved: Name').waitFor();
      await eventually(async () => {
        const answer = await fetch(`${server.origin}/api/v1/instance`);
        const told = fieldsOf(await answer.json()).title;
        check(told === title, `the server is called ${String(told)}`);
      });
    }
  },
};

const accountPage: Step = {
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
  accountPage,
  administration,
];

/** Announcements in Chromium: members read them, staff write them, in dark and light themes. */
import type { Page } from 'playwright-core';
import { useBrowser } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { expectAccessible } from '@support/engine/chromium/families';
import { useSite } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);

const feed = (page: Page) => page.getByRole('feed', { name: 'Announcements' });
const row = (page: Page, text: string) => feed(page).getByRole('article').filter({ hasText: text });
const held = () => site.instance().world().announcements;

describe('announcements', () => {
  it('are read by a member, who marks one as read', async () => {
    const page = await site.open('/announcements', { as: 'alice' });
    const entry = page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link', { name: 'Announcements' });
    await entry.filter({ hasText: '2' }).waitFor();
    const welcome = row(page, 'Welcome to the');
    await welcome.getByRole('img', { name: ':leaf:' }).waitFor();
    await expectAccessible(page, 'announcements of a member');
    await welcome.getByRole('button', { name: 'Mark as read' }).click();
    await entry.filter({ hasText: '1' }).waitFor();
    await eventually(() => {
      const [alice] = [...site.instance().world().people.values()].filter(
        ({ nickname }) => nickname === 'alice',
      );
      return Promise.resolve(expect(alice?.dismissedAnnouncements.size).toBe(1));
    });
    await row(page, 'Maintenance').getByRole('button', { name: 'Mark as read' }).waitFor();
    expect(await welcome.getByRole('button').count()).toBe(0);
  });

  it('are posted, edited and deleted by staff on a phone', async () => {
    const page = await site.open('/announcements', {
      as: 'admin',
      layout: 'phone',
      settings: { theme: 'pleroma-light' },
    });
    const form = page.getByRole('form', { name: 'New announcement' });
    await form.getByRole('textbox', { name: 'Text' }).fill('Bridge festival :leaf:');
    await form.getByRole('checkbox', { name: 'All day' }).check();
    await form.getByLabel('Starts').fill('2099-05-01');
    await expectAccessible(page, 'announcements of staff');
    await form.getByRole('button', { name: 'Post' }).click();
    const festival = row(page, 'Bridge festival');
    await festival.getByText('This announcement is inactive').waitFor();
    expect(held().at(-1)).toMatchObject({ allDay: true, startsAt: Date.parse('2099-05-01') });

    await festival.getByRole('button', { name: 'Edit' }).click();
    const changing = page.getByRole('form', { name: 'Edit announcement' });
    await changing.getByRole('textbox', { name: 'Text' }).fill('Bridge festival today');
    await changing.getByLabel('Starts').fill('');
    await expectAccessible(page, 'an announcement being edited');
    await changing.getByRole('button', { name: 'Save' }).click();
    await row(page, 'Bridge festival today')
      .getByRole('button', { name: 'Mark as read' })
      .waitFor();

    await row(page, 'Bridge festival today').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').waitFor();
    await expectAccessible(page, 'the question before deleting');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await festival.waitFor({ state: 'detached' });
    await eventually(() => Promise.resolve(expect(held()).toHaveLength(2)));
  });
});

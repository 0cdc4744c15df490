/**
 * The administration in Chromium: settings changed, reviewed and saved, with accessible tabs, wide
 * and narrow. And bulk moderation: a reader under attack blocks people from a list of repeaters.
 */
import type { Page } from 'playwright-core';
import { findBarriers } from '@support/engine/chromium/axe';
import { layouts, useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { deferredPartLoaded, goWithin, useSite } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);

const DIALOG = '[role="dialog"][aria-modal="true"]';
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Administration' });

const shared = useSharedPage(stage, async () => {
  const page = await site.open('/main/public', {
    as: 'admin',
    colorScheme: 'dark',
    settings: {
      expertLevel: 1,
      themeMode: 'system',
      darkTheme: 'pleroma-dark',
      lightTheme: 'pleroma-light',
      reducedMotion: 'reduce',
    },
  });
  await page.locator('article').first().waitFor();
  // The keys of the lists load after the first screen.
  await deferredPartLoaded(page);
  return page;
});

/** Opens a tab and expects nothing of axe-core. */
async function isAccessible(page: Page, tab: string, sign: string): Promise<void> {
  await dialogOf(page).getByRole('tab', { name: tab }).click();
  await dialogOf(page).getByRole('heading', { name: sign }).waitFor();
  expect([tab, await findBarriers(page, { within: DIALOG })]).toEqual([tab, []]);
}

it('bulk moderation blocks the selected people', async () => {
  const id = await site.post('Said by somebody under attack', { as: 'admin' });
  const { origin } = site.instance();
  for (const name of ['bob', 'carol'] as const) {
    await fetch(`${origin}/api/v1/statuses/${id}/reblog`, {
      method: 'POST',
      headers: { authorization: `Bearer ${site.instance().tokenFor(name)}` },
    });
  }
  const page = shared();
  await goWithin(page, `/notice/${id}`);
  await page.getByRole('button', { name: '2 repeats' }).click();
  await page.getByRole('button', { name: 'Mute or block several people' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mute or block several people' });
  await dialog.getByRole('checkbox', { name: 'Select all' }).check();
  await dialog.getByRole('checkbox', { name: '@carol' }).uncheck();
  expect(await findBarriers(page, { within: DIALOG })).toEqual([]);

  const blocked = page.waitForRequest(/\/accounts\/[^/]+\/block$/);
  await dialog.getByRole('button', { name: 'Block 1' }).click();
  await blocked;
  const log = dialog.getByRole('region', { name: 'Recent actions' });
  await log.getByText('Blocked 1 person').waitFor();
  expect(await findBarriers(page, { within: DIALOG })).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

it('the queue of reports is cleared by keyboard, with all its files covered', async () => {
  const page = shared();
  await goWithin(page, '/moderation');
  const feed = page.getByRole('feed', { name: 'Reports' });
  const first = feed.getByRole('article').first();
  await first.waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await first.getByText('Reported by').first().waitFor();
  expect(await feed.locator('[data-gallery]').count()).toBe(0);
  expect(await findBarriers(page, { within: 'main' })).toEqual([]);
  const decided = page.waitForRequest(
    (request) => request.method() === 'PATCH' && request.url().endsWith('/admin/reports'),
  );
  await page.keyboard.press('r');
  await decided;
  await first.getByRole('button', { name: 'Reopen' }).first().waitFor();
});

it('somebody who waits is approved by a key, and has a sheet, wide and narrow', async () => {
  const page = shared();
  const links = page.getByRole('navigation', { name: 'Moderation' });
  await links.getByRole('link', { name: 'Waiting room' }).click();
  const feed = page.getByRole('feed', { name: 'People' });
  const first = feed.getByRole('article').first();
  await first.getByRole('button', { name: 'Approve' }).waitFor();
  expect(await findBarriers(page, { within: 'main' })).toEqual([]);
  await page.keyboard.press('j');
  const approved = page.waitForRequest((request) => request.url().endsWith('/users/approve'));
  await page.keyboard.press('a');
  await approved;
  await first.getByText('Approved').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Delete account' }).waitFor();
  await page.setViewportSize(layouts.phone);
  expect(await findBarriers(page, { within: 'main' })).toEqual([]);
  await page.setViewportSize(layouts.wide);
});

it('further pages of moderation are accessible on a phone', async () => {
  const page = shared();
  await page.setViewportSize(layouts.phone);
  const signs = {
    Content: page.getByRole('feed', { name: 'Posts' }),
    Federation: page.getByRole('feed', { name: 'Servers' }),
    Server: page.getByRole('tab', { name: 'Statistics' }),
    Log: page.getByRole('feed', { name: 'Log' }),
  };
  for (const [name, sign] of Object.entries(signs)) {
    const links = page.getByRole('navigation', { name: 'Moderation' });
    await links.getByRole('link', { name, exact: true }).click();
    await sign.waitFor();
    expect([name, await findBarriers(page, { within: 'main' })]).toEqual([name, []]);
  }
  await page.setViewportSize(layouts.wide);
});

it('many people get a restriction by keyboard', async () => {
  const page = shared();
  const links = page.getByRole('navigation', { name: 'Moderation' });
  await links.getByRole('link', { name: 'People' }).click();
  await page.getByRole('feed', { name: 'People' }).getByRole('article').first().waitFor();
  for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Restrictions' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('menu', { name: 'Restrictions' }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  const tagged = page.waitForRequest((request) => request.url().endsWith('/users/tag'));
  await page.keyboard.press('Enter');
  expect((await tagged).postDataJSON()).toMatchObject({ tags: ['mrf_tag:media-force-nsfw'] });
  const item = page.getByRole('menuitemcheckbox', { name: 'Mark all media as sensitive' });
  await item.and(page.locator('[aria-checked="true"]')).waitFor();
  await page.keyboard.press('Escape');
});

describe('administration', () => {
  it("changes the instance's name after a review of the changes, and installs a front-end", async () => {
    const page = shared();
    const dialog = dialogOf(page);
    const name = dialog.getByRole('textbox', { name: 'Name', exact: true });
    await page.getByRole('button', { name: 'Administration' }).click();
    await name.waitFor();
    await isAccessible(page, 'Instance', 'About the server');
    await name.fill('By the river');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    const changes = page.getByRole('dialog', { name: 'Review changes' });
    await changes.getByText('Reedbank', { exact: true }).waitFor();
    await changes.getByText('By the river', { exact: true }).waitFor();
    await changes.getByRole('button', { name: 'Save 1 change' }).click();
    await dialog.getByText('Saved: Name').waitFor();
    expect(site.instance().world().title).toBe('By the river');

    await isAccessible(page, 'Emoji packs', 'Add emoji');
    await isAccessible(page, 'Front-ends', 'Available front-ends');
    await dialog.getByRole('button', { name: 'Install kenoma' }).click();
    await dialog.getByText('kenoma master is installed.').waitFor();
    stage.expectProblems(/400/);
    await dialog.getByRole('button', { name: 'Install soapbox' }).click();
    await dialog.getByText('Could not download or unzip the frontend').waitFor();
  });

  it('reviews further changes in a narrow window, in a light theme', async () => {
    const page = shared();
    const dialog = dialogOf(page);
    await page.setViewportSize(layouts.phone);
    await page.emulateMedia({ colorScheme: 'light' });
    await isAccessible(page, 'Emoji packs', 'Add emoji');
    await isAccessible(page, 'Limits', 'Attachments');
    await dialog.getByRole('spinbutton', { name: 'Limit', exact: true }).fill('500');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('button', { name: 'Save 1 change' }).waitFor();
    expect(await findBarriers(page, { within: DIALOG })).toEqual([]);
  });
});

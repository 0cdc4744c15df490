/** The main screens in the pseudo-locale: every text is translated, and the longer words fit. */
import type { Page } from 'playwright-core';
import {
  PSEUDO_LOCALE_SETTINGS,
  pseudolocalized,
  findClipped,
  findUntranslated,
  servePseudoLocale,
} from '@support/session/pseudoLocale';
import { layouts, useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { goWithin, useSite } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);

/** The prefix of every text in the pseudo-locale. */
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: /^\[/ }).first();

const settled = (page: Page) =>
  eventually(async () => expect(await page.locator('[aria-busy="true"]').count()).toBe(0));

/** Untranslated or overflowing texts, by screen. */
type Faults = Record<string, string[]>;

async function note(faults: Faults, page: Page, where: string): Promise<void> {
  await settled(page);
  const found = [...(await findUntranslated(page)), ...(await findClipped(page))];
  if (found.length > 0) faults[where] = found;
}

/** Looks at a screen in a wide window and in one as narrow as a phone. */
async function noteInBoth(faults: Faults, page: Page, where: string): Promise<void> {
  for (const layout of ['phone', 'wide'] as const) {
    await page.setViewportSize(layouts[layout]);
    await note(faults, page, `${where} (${layout})`);
  }
}

const post = (): string =>
  [...site.instance().world().posts.values()].find(
    ({ visibility, replyTo }) => visibility === 'public' && replyTo !== null,
  )?.id ?? '';

const open = (path: string, as?: 'alice') =>
  site.open(path, {
    settings: PSEUDO_LOCALE_SETTINGS,
    before: async (page) => {
      await servePseudoLocale(page);
      // The operator's texts are in the operator's language.
      await page.route('**/static/terms-of-service.html', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<p>Be kind.</p>' }),
      );
    },
    ...(as ? { as } : {}),
  });

describe('the pseudo-locale has no untranslated or overflowing text, wide or narrow, on', () => {
  const member = useSharedPage(stage, () => open('/main/friends', 'alice'));

  it('the screens of a visitor', async () => {
    const faults: Faults = {};
    const page = await open('/main/all');
    await page.getByRole('feed').getByRole('article').first().waitFor();
    for (const path of ['/main/all', '/login', '/registration', '/about', '/no/such/page']) {
      await goWithin(page, path);
      await heading(page).waitFor();
      await noteInBoth(faults, page, path);
    }
    expect(faults).toEqual({});
  });

  it('the screens of a member', async () => {
    const faults: Faults = {};
    const page = member();
    await page.getByRole('feed').getByRole('article').first().waitFor();
    for (const path of [
      '/main/friends',
      `/notice/${post()}`,
      '/users/alice',
      '/alice/notifications',
      '/users/alice/interactions',
      '/users/alice/dms',
      '/users/alice/chats',
      '/announcements',
      '/lists',
      '/friend-requests',
      '/who-to-follow',
      '/nav-edit',
      '/search?query=tea',
    ]) {
      await goWithin(page, path);
      await page.getByRole('main').locator('h1, [role="feed"], article').first().waitFor();
      await noteInBoth(faults, page, path);
    }
    expect(faults).toEqual({});
  });

  it('every tab of the settings and the composer', async () => {
    const faults: Faults = {};
    const page = member();
    await goWithin(page, '/main/friends');
    await page.getByRole('feed').getByRole('article').first().waitFor();
    const button = (name: string) =>
      page.getByRole('button', { name: pseudolocalized(name), exact: true });
    const form = page.getByRole('form', { name: pseudolocalized('New post') }).first();
    await form.waitFor();
    await note(faults, page, 'new post (wide)');
    await button('Settings').click();
    const dialog = page.getByRole('dialog', { name: pseudolocalized('Settings') });
    await dialog.getByRole('tab').first().waitFor();
    for (const tab of await dialog.getByRole('tab').all()) {
      await tab.click();
      await noteInBoth(faults, page, `settings: ${await tab.innerText()}`);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.setViewportSize(layouts.phone);
    await button('New post').click();
    await form.waitFor();
    await note(faults, page, 'new post (phone)');
    expect(faults).toEqual({});
  });
});

/**
 * Languages in Chromium: the browser's own on the first visit, another one by choice without a
 * reload, and a mirrored layout for one that is written from right to left.
 */
import type { Page } from 'playwright-core';
import { layouts, useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { closedDialogLeft, goWithin, passwordOf, useSite } from '@support/engine/chromium/site';
import { textsOf } from '@support/session/translated';

const stage = useBrowser();
const site = useSite(stage);

const html = (page: Page) =>
  page.evaluate(() => {
    const { lang, dir } = document.documentElement;
    return { lang, dir };
  });
const firstPost = (page: Page) => page.getByRole('feed').getByRole('article').first();
const leftOf = async (page: Page, role: 'main' | 'navigation' | 'complementary') =>
  (await page.getByRole(role).first().boundingBox())?.x ?? Number.NaN;
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

const [german, hebrew] = [textsOf('de'), textsOf('he')];
const shared = useSharedPage(stage, () => site.open('/main/all', { locale: 'de-AT' }));

describe('the language', () => {
  it('is the browser’s on the first visit', async () => {
    const page = shared();
    await firstPost(page).waitFor();
    await page.getByRole('heading', { level: 1, name: german['nav.twkn'] }).waitFor();
    expect(await html(page)).toEqual({ lang: 'de', dir: 'ltr' });
    expect(await leftOf(page, 'navigation')).toBeLessThan(await leftOf(page, 'main'));
  });

  it('can be chosen before signing in, without a reload, and is remembered', async () => {
    const page = shared();
    await page.evaluate(() => Object.assign(window, { same: true }));
    await page.getByRole('button', { name: german['nav.preferences'], exact: true }).click();
    await page
      .getByRole('combobox', { name: german['settings.interface_language'] })
      .selectOption('he');
    await page.getByRole('dialog', { name: hebrew['nav.preferences'] }).waitFor();
    await eventually(async () => expect(await html(page)).toEqual({ lang: 'he', dir: 'rtl' }));
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1, name: hebrew['nav.twkn'] }).waitFor();
    await closedDialogLeft(page);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: hebrew['nav.twkn'] }).waitFor();
    expect(await leftOf(page, 'navigation')).toBeGreaterThan(await leftOf(page, 'main'));
    expect(await sideways(page)).toBe(0);
  });
});

describe('in Hebrew, from right to left', () => {
  it('the columns of a member are mirrored without overflow', async () => {
    const page = shared();
    const form = page.getByRole('form', { name: hebrew['login.login'] });
    await form.getByRole('textbox', { name: hebrew['login.username'] }).fill('alice');
    await form
      .getByLabel(hebrew['login.password'] ?? '', { exact: true })
      .fill(passwordOf('alice'));
    await page.keyboard.press('Enter');
    await page
      .getByRole('complementary', { name: hebrew['notifications.notifications'] })
      .waitFor();
    await firstPost(page).waitFor();
    expect(await leftOf(page, 'navigation')).toBeGreaterThan(await leftOf(page, 'main'));
    expect(await leftOf(page, 'main')).toBeGreaterThan(await leftOf(page, 'complementary'));
    expect(await sideways(page)).toBe(0);
  });

  it('avatars are on the right in a narrow window, arrows are mirrored, and handles stay left-to-right', async () => {
    const page = shared();
    await page.setViewportSize(layouts.phone);
    await goWithin(page, '/users/alice/chats');
    await page.getByRole('main').getByRole('link').first().click();
    const back = page
      .getByRole('main')
      .getByRole('button', { name: hebrew['general.back'] })
      .first();
    await back.waitFor();
    expect(await back.locator('svg').evaluate((icon) => getComputedStyle(icon).scale)).toBe('-1 1');
    await goWithin(page, '/users/bob');
    const post = page
      .getByRole('article')
      .filter({ has: page.locator('img') })
      .first();
    await post.waitFor();
    const avatar = await post.locator('img').first().boundingBox();
    expect(avatar?.x).toBeGreaterThan(layouts.phone.width / 2);
    expect(await sideways(page)).toBe(0);
    // The sign precedes the name; right-to-left text would move it to the end.
    const handle = post.getByText('@bob', { exact: true }).first();
    expect(await handle.evaluate((element) => getComputedStyle(element).unicodeBidi)).toMatch(
      /isolate/,
    );
  });
});

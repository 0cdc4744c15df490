/**
 * The installed app in Chromium: the browser's requirements, icons, the icon's menu, and what other
 * apps share with it.
 */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { iconFiles } from '@/tools/generate/iconFiles';
import { inProject } from '@/tools/project';
import { oneColumn, useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { fillLogin, goWithin, heading, useSite } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);

interface Manifest {
  start_url: string;
  scope: string;
  theme_color: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
  shortcuts: { name: string; url: string }[];
  share_target: { action: string; method: string; params: Record<string, string> };
}

const manifest = JSON.parse(readFileSync(inProject('static/install.json'), 'utf8')) as Manifest;

/** Returns the share-target address for these parts, named as in the manifest. */
function sharing(parts: Record<string, string>): string {
  const { action, params } = manifest.share_target;
  const named = Object.entries(parts).map(([part, value]) => [params[part] ?? '', value]);
  return `${action}?${new URLSearchParams(named).toString()}`;
}

/** The addresses of the icon's menu, by name. */
const menu = Object.fromEntries(manifest.shortcuts.map(({ name, url }) => [name, url]));

const colourOf = (page: Page) => page.locator('meta[name="theme-color"]').getAttribute('content');

const composer = (page: Page) =>
  page.getByRole('dialog', { name: 'New post' }).getByRole('textbox', { name: 'Post text' });

describe.each(['pleroma', 'akkoma'] as const)(
  'the installable app under the policy of %s',
  (policy) => {
    const served = policy === 'pleroma' ? site : useSite(stage, { policy, indexPage: policy });

    // A block of its own closes the page before the instance.
    describe('on a page', () => {
      const shared = useSharedPage(stage, () => served.open('/main/all', { viewport: oneColumn }));

      it("satisfies the browser's criteria with our manifest and icons", async () => {
        const page = shared();
        await heading(page, 'Known network').waitFor();
        const browser = await page.context().newCDPSession(page);
        const { url, errors } = await browser.send('Page.getAppManifest');
        // Servers insert their own manifest link after ours; the first one counts.
        expect(new URL(url).pathname).toBe('/static/install.json');
        expect(errors).toEqual([]);
        const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
        const ids = installabilityErrors.map(({ errorId }) => errorId);
        expect(ids.filter((id) => id !== 'in-incognito')).toEqual([]);
      });

      it('has a title bar of the colour of the top bar', async () => {
        expect(await colourOf(shared())).toBe(manifest.theme_color);
      });

      it('has icons of the announced size and type', async () => {
        const page = shared();
        const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
        const told = [...manifest.icons, { src: touch ?? '', sizes: '180x180', type: 'image/png' }];
        for (const { src, sizes, type } of told) {
          const found = await page.evaluate(async (address) => {
            const answer = await fetch(address);
            const { width, height } = await createImageBitmap(await answer.blob());
            return { sizes: `${width}x${height}`, type: answer.headers.get('content-type') };
          }, src);
          expect(found).toEqual({ sizes, type });
        }
        const names = told.map(({ src }) => src.replace('/static/icons/', ''));
        expect(names.sort()).toEqual(Object.keys(iconFiles).sort());
      });
    });
  },
);

describe('the installed app', () => {
  const shared = { title: 'Herons', text: 'At the pond', url: 'https://pond.example/1' };
  const words = 'Herons\nAt the pond\nhttps://pond.example/1';
  const visitor = useSharedPage(stage, () =>
    site.open(sharing(shared), { layout: 'middle', settings: { theme: 'parchment' } }),
  );

  it('shows content shared by another app in the composer, after login, above the home timeline', async () => {
    const page = visitor();
    await fillLogin(page, 'alice');
    await eventually(async () => expect(await composer(page).inputValue()).toBe(words));
    await heading(page, 'Home timeline').waitFor();
  });

  it("opens the screen that the icon's menu names, with a title bar in the colours of the theme, and has kept what was shared", async () => {
    const page = visitor();
    await page.goto(site.instance().origin + (menu['New post'] ?? ''));
    await eventually(async () => expect(await composer(page).inputValue()).toBe(words));
    await eventually(async () => {
      const bar = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--surface-bar'),
      );
      expect(await colourOf(page)).not.toBe(manifest.theme_color);
      expect(bar).not.toBe('');
    });
  });

  it("has screens at the other addresses of the icon's menu", async () => {
    const page = visitor();
    await page.keyboard.press('Escape');
    await composer(page).waitFor({ state: 'detached' });
    const others = Object.entries(menu).filter(([name]) => name !== 'New post');
    expect(others.length).toBeGreaterThanOrEqual(3);
    for (const [name, url] of others) {
      await goWithin(page, url);
      await heading(page, name).waitFor();
    }
  });
});

/** Links of other clients, from outside and in posts; and the branding page. */
import type { Page } from 'playwright-core';
import { findBarriers } from '@support/engine/chromium/axe';
import { layouts, useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { goWithin, heading, useSite } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);

const address = (page: Page): string => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};
const leadsTo = (page: Page, path: string) =>
  eventually(() => {
    expect(address(page)).toBe(path);
  });

/** Begins at a link from outside, to a post. */
let post = '';
const visitor = useSharedPage(stage, async () => {
  post = await site.post('Reeds along the pond');
  return site.open(`/@alice/posts/${post}`);
});

describe('a link of another client', () => {
  it('from outside redirects visitors to the matching screen', async () => {
    const page = visitor();
    await heading(page, 'Conversation').waitFor();
    await page.getByRole('article').getByText('Reeds along the pond').waitFor();
    expect(address(page)).toBe(`/notice/${post}`);
    for (const [old, ours, title] of [
      ['/timeline/local', '/main/public', 'Local timeline'],
      ['/public', '/main/all', 'Known network'],
      ['/@alice/media', '/users/alice?tab=media', nameOf('alice')],
      ['/web/search?q=reeds', '/search?query=reeds', 'Search'],
    ] as const) {
      await goWithin(page, old);
      await heading(page, title).waitFor();
      await leadsTo(page, ours);
    }
  });

  it('in a post opens within the app', async () => {
    const { origin } = site.instance();
    const id = await site.post('What it is about');
    const pointing = await site.post(`See ${origin}/@alice/${id}`);
    const page = visitor();
    await goWithin(page, `/notice/${pointing}`);
    await page
      .getByRole('article')
      .getByRole('link', { name: `/@alice/${id}` })
      .click();
    await page.getByRole('article').getByText('What it is about').waitFor();
    await leadsTo(page, `/notice/${id}`);
    expect(page.context().pages()).toHaveLength(1);
  });

  it("adds no history entry, recognises the reader's own pages, and opens the settings at a tab", async () => {
    const page = await site.open('/main/public', { as: 'alice' });
    await heading(page, 'Local timeline').waitFor();
    await goWithin(page, '/web/timelines/home');
    await heading(page, 'Home timeline').waitFor();
    await leadsTo(page, '/main/friends');
    await goWithin(page, '/notifications');
    await heading(page, 'Notifications').waitFor();
    await leadsTo(page, '/alice/notifications');
    await page.goBack();
    await leadsTo(page, '/main/friends');
    await page.goBack();
    await leadsTo(page, '/main/public');
    await heading(page, 'Local timeline').waitFor();

    await goWithin(page, '/settings/profile');
    const settings = page.getByRole('dialog', { name: 'Settings' });
    await settings.getByRole('tab', { name: 'Profile', selected: true }).waitFor();
    await leadsTo(page, '/main/friends');
  });
});

function nameOf(username: string): string {
  const people = [...site.instance().world().people.values()];
  return people.find(({ nickname }) => nickname === username)?.displayName ?? '';
}

describe('the branding page', () => {
  it('shows the instance’s branding under any theme, accessibly, in wide and in narrow windows', async () => {
    const page = visitor();
    await goWithin(page, '/about/brand');
    await heading(page, 'Branding').waitFor();
    const choice = page.getByRole('combobox', { name: 'Theme', exact: true });
    const ground = () =>
      page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--surface-page'),
      );
    const dark = await ground();
    expect({ theme: 'dark', found: await findBarriers(page) }).toEqual({
      theme: 'dark',
      found: [],
    });
    await page.setViewportSize(layouts.phone);
    await choice.selectOption('Pleroma Light');
    await eventually(async () => {
      expect(await ground()).not.toBe(dark);
    });
    expect({ theme: 'light', found: await findBarriers(page) }).toEqual({
      theme: 'light',
      found: [],
    });
    await goWithin(page, '/about');
    await heading(page, 'About').waitFor();
    await eventually(async () => {
      expect(await ground()).toBe(dark);
    });
  });
});

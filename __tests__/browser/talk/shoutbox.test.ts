/** Two readers in the shoutbox, each in their own browser, with a broken connection in between. */
import type { Page } from 'playwright-core';
import { layouts, useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { expectAccessible } from '@support/engine/chromium/families';
import { useSite } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);

const home = (page: Page) => page.getByRole('feed', { name: 'Home timeline' });
const box = (page: Page) => page.getByRole('region', { name: 'Shoutbox' });
const toggle = (page: Page) => page.getByRole('button', { name: /^Shoutbox/ });
const log = (page: Page) => page.getByRole('log', { name: 'Shoutbox messages' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Message' });

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

/** Waits until the message is shown and no longer being sent. */
const reads = async (page: Page, text: string): Promise<void> => {
  await log(page).getByText(text, { exact: true }).waitFor();
  await log(page).getByText('Sending…').waitFor({ state: 'detached' });
};

describe('the shoutbox', () => {
  const shared = useSharedPage(stage, () =>
    site.open('/main/friends', {
      as: 'alice',
      settings: { theme: 'pleroma-dark', alwaysShowNewPostButton: true, sidebarRight: true },
    }),
  );

  it('opens and closes without a layout shift, and never covers the last row', async () => {
    const page = shared();
    await toggle(page).waitFor();
    await home(page).getByRole('article').first().waitFor();
    const feed = await home(page).boundingBox();
    await toggle(page).click();
    await log(page).waitFor();
    expect(await home(page).boundingBox()).toEqual(feed);
    const shout = await box(page).boundingBox();
    const button = await page.getByRole('button', { name: 'New post', exact: true }).boundingBox();
    expect(shout && button && shout.y + shout.height <= button.y).toBe(true);
    expect(shout && shout.x + shout.width <= layouts.wide.width).toBe(true);

    await page.reload();
    await log(page).waitFor();
    expect(await field(page).evaluate((each) => each === document.activeElement)).toBe(false);
    await field(page).press('Escape');
    await log(page).waitFor({ state: 'detached' });
    const last = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link').last();
    await last.focus();
    const [row, bar] = await Promise.all([last.boundingBox(), box(page).boundingBox()]);
    expect(row && bar && row.y + row.height <= bar.y).toBe(true);
  });

  it('carries messages between two readers, even across a broken connection', async () => {
    stage.expectProblems(/WebSocket connection to/);
    const alice = shared();
    // Phones have a separate page for it.
    const bob = await site.open('/shout-panel', {
      as: 'bob',
      layout: 'phone',
      settings: { theme: 'pleroma-light' },
    });
    await toggle(alice).click();
    await say(alice, 'Is <b>anybody</b> there?');
    await reads(alice, 'Is <b>anybody</b> there?');
    await reads(bob, 'Is <b>anybody</b> there?');
    await field(bob).fill('I am');
    await bob.getByRole('button', { name: 'Send' }).click();
    await reads(alice, 'I am');
    await expectAccessible(alice, 'the floating shoutbox');
    await expectAccessible(bob, 'the page of the shoutbox');

    await field(alice).pressSequentially('Half a');
    await site.control('next', { path: '/socket/websocket', answer: '500', times: 2 });
    await site.control('close-sockets', { code: 1011 });
    await box(alice).waitFor({ state: 'detached' });
    // The box reopens with the unfinished text and the focus in it.
    await box(alice).waitFor();
    await alice.keyboard.type(' sentence');
    await alice.keyboard.press('Enter');
    await reads(alice, 'Half a sentence');
    await reads(bob, 'Half a sentence');
    expect(await log(bob).getByRole('link').allInnerTexts()).toEqual(
      await log(alice).getByRole('link').allInnerTexts(),
    );

    await toggle(alice).click();
    await field(bob).fill('Gone?');
    await bob.getByRole('button', { name: 'Send' }).click();
    await alice.getByRole('button', { name: 'Shoutbox 1 new message' }).waitFor();
    await expectAccessible(alice, 'the folded shoutbox');
  });
});

/**
 * Talk beside the chats, in Chromium: the shoutbox between two readers with a broken connection in
 * between, direct conversations, and announcements, which staff write.
 */
import type { Page } from 'playwright-core';
import { layouts, useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { hasFocus } from '@support/engine/chromium/focus';
import { eventually } from '@support/eventually';
import { expectAccessible } from '@support/engine/chromium/families';
import { goWithin, useSite } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);

const home = (page: Page) => page.getByRole('feed', { name: 'Home timeline' });
const SHOUTBOX = 'section[aria-label="Shoutbox"]';
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

const announcement = (page: Page, text: string) =>
  page.getByRole('feed', { name: 'Announcements' }).getByRole('article').filter({ hasText: text });

/** The pages of a member on a wide window and of staff on a phone. */
const pageOfAlice = useSharedPage(stage, async () => {
  await site.post('@alice the boat leaves at six', { as: 'bob', visibility: 'direct' });
  return site.open('/main/friends', {
    as: 'alice',
    settings: { theme: 'pleroma-dark', alwaysShowNewPostButton: true, sidebarRight: true },
    before: (fresh) => fresh.clock.install(),
  });
});
const pageOfStaff = useSharedPage(stage, () =>
  site.open('/shout-panel', {
    as: 'admin',
    layout: 'phone',
    settings: { theme: 'pleroma-light' },
    before: (fresh) => fresh.clock.install(),
  }),
);

describe('the shoutbox', () => {
  it('opens and closes without a layout shift, and never covers the last row', async () => {
    const page = pageOfAlice();
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

    await field(page).press('Escape');
    await log(page).waitFor({ state: 'detached' });
    const last = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link').last();
    await last.focus();
    await eventually(async () => {
      const [row, bar] = await Promise.all([last.boundingBox(), box(page).boundingBox()]);
      expect(row && bar && row.y + row.height <= bar.y).toBe(true);
    });
  });

  it('carries messages between two readers, even across a broken connection', async () => {
    stage.expectProblems(/WebSocket connection to/);
    // Phones have a separate page for it.
    const [alice, staff] = [pageOfAlice(), pageOfStaff()];
    await toggle(alice).click();
    await say(alice, 'Is <b>anybody</b> there?');
    await reads(alice, 'Is <b>anybody</b> there?');
    await reads(staff, 'Is <b>anybody</b> there?');
    await field(staff).fill('I am');
    await staff.getByRole('button', { name: 'Send' }).click();
    await reads(alice, 'I am');
    await expectAccessible(alice, 'the floating shoutbox', { within: SHOUTBOX });
    await expectAccessible(staff, 'the page of the shoutbox');

    await field(alice).pressSequentially('Half a');
    await site.control('next', { path: '/socket/websocket', answer: '500', times: 2 });
    await site.control('close-sockets', { code: 1011 });
    await box(alice).waitFor({ state: 'detached' });
    // The box reopens with the unfinished text and the focus in it.
    await eventually(async () => {
      for (const page of [alice, staff]) await page.clock.runFor(1_000);
      expect(await box(alice).isVisible()).toBe(true);
    });
    await hasFocus(field(alice));
    await alice.keyboard.type(' sentence');
    await alice.keyboard.press('Enter');
    await reads(alice, 'Half a sentence');
    await reads(staff, 'Half a sentence');
    expect(await log(staff).getByRole('link').allInnerTexts()).toEqual(
      await log(alice).getByRole('link').allInnerTexts(),
    );

    await toggle(alice).click();
    await field(staff).fill('Gone?');
    await staff.getByRole('button', { name: 'Send' }).click();
    await alice.getByRole('button', { name: 'Shoutbox 1 new message' }).waitFor();
    await expectAccessible(alice, 'the folded shoutbox', { within: SHOUTBOX });
  });
});

it('direct conversations are accessible', async () => {
  const page = pageOfAlice();
  await goWithin(page, '/users/alice/dms');
  await page.getByRole('tab', { name: /^Conversations \(\d+\)$/ }).click();
  const rows = page.getByRole('feed', { name: 'Conversations' }).getByRole('article');
  await rows.first().getByText('the boat leaves at six').waitFor();
  await expectAccessible(page, 'conversations', { within: 'main' });
});

it('announcements are written, edited and deleted by staff on a phone with accessible forms', async () => {
  const page = pageOfStaff();
  await goWithin(page, '/announcements');
  const form = page.getByRole('form', { name: 'New announcement' });
  await form.getByRole('textbox', { name: 'Text' }).fill('Bridge festival :leaf:');
  await form.getByRole('checkbox', { name: 'All day' }).check();
  await form.getByLabel('Starts').fill('2099-05-01');
  await form.getByRole('button', { name: 'Post', exact: true }).click();
  const festival = announcement(page, 'Bridge festival');
  await festival.getByText('This announcement is inactive').waitFor();
  await festival.getByRole('button', { name: 'Edit' }).click();
  const changing = page.getByRole('form', { name: 'Edit announcement' });
  await changing.waitFor();
  await form.getByRole('checkbox', { name: 'All day' }).check();
  await expectAccessible(page, 'announcements of staff, one being edited', { within: 'main' });
  await changing.getByRole('button', { name: 'Cancel' }).click();
  await festival.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').waitFor();
  await expectAccessible(page, 'the question', { within: '[role="alertdialog"]' });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await festival.waitFor({ state: 'detached' });
});

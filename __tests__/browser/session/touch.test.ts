/** Gestures on a phone, with real touches: pulling down, swiping between tabs, touching and holding. */
import { useBrowser } from '@support/engine/chromium/browser';
import { deferredPartLoaded, goWithin, heading, useSite } from '@support/engine/chromium/site';
import { fingers, type Finger } from '@support/engine/chromium/touch';
import { eventually } from '@support/eventually';

const stage = useBrowser();
const site = useSite(stage);

it('a finger refreshes, changes tabs and opens menus, and scrolls and selects as before [swipeGestures]', async () => {
  await site.post('From before', { as: 'bob' });
  const page = await site.open('/main/friends', { as: 'alice', layout: 'phone' });
  const posts = page.getByRole('feed').getByRole('article');
  await posts.first().waitFor();
  await page.locator('[data-pull-area]').waitFor({ state: 'attached' });
  await deferredPartLoaded(page);

  await site.post('Fresh from the pond', { as: 'bob' });
  const fresh = posts.filter({ hasText: 'Fresh from the pond' });
  const sign = page.locator('[data-pull-area] > *');
  await fingers(page, [[195, 300]], [[195, 520]]);
  await fresh.first().waitFor();
  await sign.waitFor({ state: 'detached' });
  // A pull from further down scrolls.
  await page.evaluate(() => window.scrollTo(0, 400));
  await fingers(page, [[195, 300]], [[195, 520]]);
  await eventually(async () => expect(await page.evaluate(() => scrollY)).toBeLessThan(400));
  expect(await sign.count()).toBe(0);

  await page.evaluate(() => window.scrollTo(0, 0));
  const favourite = fresh.first().getByRole('button', { name: 'Favourite' });
  await favourite.scrollIntoViewIfNeeded();
  // The list is still moving when it was just scrolled.
  const on = await eventually(async (): Promise<Finger> => {
    const box = await favourite.boundingBox();
    const middle: Finger = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20];
    const at = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.closest('button')?.ariaLabel,
      middle,
    );
    expect(at).toBe('Favourite');
    return middle;
  });
  await fingers(page, [on], [on], {
    until: () => page.getByRole('menu', { name: 'More actions' }).waitFor(),
  });
  expect(await favourite.getAttribute('aria-pressed')).toBe('false');
  await page.keyboard.press('Escape');

  await goWithin(page, '/users/bob');
  await heading(page, 'Bob').waitFor();
  const tabs = page.getByRole('main').getByRole('tab');
  await tabs.first().waitFor();
  const chosen = () =>
    tabs.evaluateAll((all) => all.findIndex((tab) => tab.ariaSelected === 'true'));
  await page.getByRole('tabpanel').scrollIntoViewIfNeeded();
  const panel = await page.getByRole('tabpanel').boundingBox();
  const y = Math.max(200, Math.min(700, (panel?.y ?? 0) + 60));
  // A panel that still loads may be shorter.
  const panelThere = () =>
    eventually(async () => {
      const role = await page.evaluate(
        (at) => document.elementFromPoint(200, at)?.closest('[role="tabpanel"]')?.role,
        y,
      );
      expect(role).toBe('tabpanel');
    });
  await panelThere();
  await fingers(page, [[300, y]], [[100, y]], { atOnce: true });
  await eventually(async () => expect(await chosen()).toBe(1));
  await panelThere();
  await fingers(page, [[100, y]], [[300, y]], { atOnce: true });
  await eventually(async () => expect(await chosen()).toBe(0));
  expect(await page.getByRole('dialog').count()).toBe(0);
});

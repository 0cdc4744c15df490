/** Steps that open the client: as a visitor, and by the login that the server offers. */
import type { Page } from 'playwright-core';
import { heading } from '../pageObjects';
import { Absent, check, type Step, type Traveller } from '../runJourney';

/** Milliseconds after which a page has sent all its first requests. */
const QUIET = 8_000;

const visiting: Step = {
  name: 'a visitor reads, or is told that posts are for members',
  run: async ({ stage }) => {
    // Only a request shows if visitors may read, and the browser logs a refusal.
    stage.expect(/status of 40[13] .*: \/api\/v1\/timelines\/public$/);
    const page = await stage.open('/main/public', null);
    await heading(page, 'Local timeline').waitFor();
    const card = page.getByRole('feed').getByRole('article').first();
    const told = page
      .getByRole('main')
      .getByText(/to members only|No posts yet/)
      .first();
    await card.or(told).first().waitFor();
    await page.waitForTimeout(QUIET);
    await page.reload();
    await card.or(told).first().waitFor();
    await page.waitForTimeout(QUIET);
    check((await page.getByText('Not up to date').count()) === 0, 'the heading speaks of news');
    await page.context().close();
  },
};

const signingIn: Step = {
  name: 'signing in by the way that the server offers',
  run: async (traveller) => {
    const page = await traveller.stage.open('/login', null);
    await heading(page, 'Log in').waitFor();
    const main = page.getByRole('main');
    if (traveller.server.can.passwordLogin) await byPassword(page, traveller);
    else {
      // The server's page may have no icon.
      traveller.stage.expect(/favicon\.ico$/);
      await main.getByRole('button', { name: 'Log in', exact: true }).click();
      await byServersPage(page, traveller);
    }
    await heading(page, 'Home timeline').waitFor();
    await page.context().close();
  },
};

async function byPassword(page: Page, { login }: Traveller): Promise<void> {
  if (!login) throw new Absent('not tried to the end without --login name:password');
  const form = page.getByRole('main').getByRole('form', { name: 'Log in' });
  await form.getByRole('textbox', { name: 'Username' }).fill(login.name);
  await form.getByLabel('Password', { exact: true }).fill(login.password);
  await form.getByRole('button', { name: 'Log in' }).click();
}

/** Fills the login page of any server: a name or address, a password, perhaps a confirmation. */
async function byServersPage(page: Page, { origin, login }: Traveller): Promise<void> {
  const password = page.locator('input[type="password"]').first();
  await page.waitForURL((url) => url.origin !== origin || url.pathname !== '/login');
  await page.waitForLoadState();
  const { status } = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return { status: entry?.responseStatus ?? 0 };
  });
  check(status < 400, `the server's page for signing in is answered with ${String(status)}`);
  await password.waitFor();
  if (!login) throw new Absent("the server's page is there; not signed in without --login");
  await page
    .locator('input[type="email"], input[type="text"]:visible, input:not([type]):visible')
    .first()
    .fill(login.name);
  await password.fill(login.password);
  await password.press('Enter');
  const agree = page.locator('button[value="allow"], button[type="submit"], input[type="submit"]');
  await page.waitForLoadState();
  for (let presses = 0; presses < 3 && !page.url().startsWith(origin); presses += 1) {
    await agree.last().click();
    await page.waitForLoadState();
  }
}

export const entering: readonly Step[] = [visiting, signingIn];

/**
 * A server that is down, slow or broken when the page starts, while it is open and when a post is
 * sent: one failure of each kind, with the message, the content that stays, and the recovery. The
 * flow tests go through all wrong answers.
 */
import type { Page } from 'playwright-core';
import { hashtags } from '@/demo/seed/sentences';
import { findBarriers } from '@support/engine/chromium/axe';
import { useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { fillLogin, goWithin, heading, notices, useSite } from '@support/engine/chromium/site';
import {
  clearFaults,
  passUntil,
  injectFault,
  EXPECTED_CONSOLE_ERRORS,
  faultAnswerTexts,
} from '@support/engine/chromium/faultInjection';

const stage = useBrowser();
/** The page has no preloaded answers, so the client requests everything. */
const site = useSite(stage, { indexPage: 'none' });

const PUBLIC = '/api/v1/timelines/public';
const TAG = '/api/v1/timelines/tag/';
const UNREACHABLE = /^The server isn't responding\./;
const BACK = 'The server is back';
const PAUSE = '429';

beforeEach(() => {
  stage.expectProblems(EXPECTED_CONSOLE_ERRORS);
});

const open = (path: string, as?: 'alice') =>
  site.open(path, { ...(as ? { as } : {}), before: (fresh) => fresh.clock.install() });

const cards = (page: Page) => page.getByRole('feed').locator('> article');
/** Returns the length of the list, rendered or not; duplicate repeats are merged. */
const listed = async (page: Page) => Number(await cards(page).first().getAttribute('aria-setsize'));
const alerts = (page: Page) => page.getByRole('main').getByRole('alert');
const errors = (page: Page) => notices(page).getByRole('alert');
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Retry' });
const account = (page: Page) => page.getByRole('region', { name: 'Your account' });
const newButton = (page: Page) => page.getByRole('button', { name: 'Show new (1)' });
const composer = (page: Page) => page.getByRole('form', { name: 'New post' });
const text = (page: Page) => composer(page).getByRole('textbox', { name: 'Post text' });
const titled = (page: Page, title: string) =>
  eventually(async () => expect((await page.title()).replace(/^\(\d+\) /, '')).toBe(title));

const filled = (page: Page) =>
  passUntil(page, async () => (await cards(page).count()) > 0 && (await listed(page)) >= 15);
const withoutErrors = (page: Page) =>
  passUntil(page, async () => (await errors(page).count()) === 0);

/** Begins while the description of the instance fails; the probes for unknown software as well. */
const visitor = useSharedPage(stage, async () => {
  for (const path of ['/api/v1/instance', '/api/v2/instance', '/nodeinfo/', '/.well-known/']) {
    await injectFault(site, '403', { path });
  }
  return open('/about');
});

it('an instance whose description fails lets the page start, shows the error, and is loaded by itself later', async () => {
  const page = visitor();
  await heading(page, 'About').waitFor();
  await passUntil(page, () => notices(page).getByText(UNREACHABLE).isVisible());
  expect(await page.title()).not.toContain('Reedbank');
  clearFaults(site);
  await passUntil(page, () => notices(page).getByText(BACK, { exact: true }).isVisible());
  await titled(page, 'About · Reedbank');
  expect(await notices(page).getByText(UNREACHABLE).count()).toBe(0);
});

describe('a timeline whose first page fails', () => {
  /**
   * An answer that breaks off, which only a real connection has; and a requested pause, which comes
   * last, because its notice stays for a while.
   */
  const kinds = (['truncated', PAUSE] as const).map(
    (answer, row) => [answer, hashtags[row] ?? ''] as const,
  );

  it.each(kinds)('shows the error once (%s) and loads by itself later', async (answer, tag) => {
    const page = visitor();
    await injectFault(site, answer, { path: TAG });
    await goWithin(page, `/tag/${tag}`);
    const told = alerts(page).getByText(`Error fetching timeline: ${faultAnswerTexts[answer]}`);
    await passUntil(page, () => told.isVisible());
    await heading(page, `#${tag}`).waitFor();
    await retry(page).waitFor();
    // Only a pause that the server asks for is announced in addition to the page's message.
    if (answer === PAUSE) await passUntil(page, () => errors(page).first().isVisible());
    expect(await errors(page).count()).toBe(answer === PAUSE ? 1 : 0);

    clearFaults(site);
    await passUntil(page, () => cards(page).first().isVisible());
    expect(await alerts(page).count()).toBe(0);
    expect(await notices(page).getByText('Error fetching').count()).toBe(0);
    await withoutErrors(page);
  });
});

describe('a timeline that is loaded', () => {
  it('stays, shows one notice about the failure, and receives new posts later', async () => {
    const page = visitor();
    await goWithin(page, '/main/public');
    await filled(page);
    const shown = await listed(page);
    await injectFault(site, '500', { path: PUBLIC });
    const told = errors(page).getByText(`Error fetching timeline: ${faultAnswerTexts['500']}`);
    await passUntil(page, () => told.isVisible());
    expect(await errors(page).count()).toBe(1);
    expect(await listed(page)).toBe(shown);
    expect(await alerts(page).count()).toBe(0);
    await page.clock.runFor(6_000);
    expect(await errors(page).count()).toBe(0);

    await site.post('After the failure', { as: 'bob' });
    clearFaults(site);
    await passUntil(page, () => newButton(page).isVisible());
    expect(await errors(page).count()).toBe(0);
    await newButton(page).click();
    await cards(page).getByText('After the failure').waitFor();
  });
});

describe('for a member', () => {
  const isCall = /\/(api|oauth|nodeinfo|instance)\//;
  const member = useSharedPage(stage, () =>
    site.open('/main/friends', {
      as: 'alice',
      before: async (fresh) => {
        await fresh.clock.install();
        await fresh.route(isCall, (route) => route.abort('connectionrefused'));
      },
    }),
  );

  it('a server that is down at the start keeps the address, shows the error in place and in a notice, and signs the reader in later, although a single call refuses the token', async () => {
    const page = member();
    await passUntil(page, () => notices(page).getByText(UNREACHABLE).isVisible());
    await account(page)
      .getByText(/^You'll be logged in as soon as/)
      .waitFor();
    expect(new URL(page.url()).pathname).toBe('/main/friends');
    await heading(page, 'Home timeline').waitFor();
    expect(await page.getByRole('form', { name: 'Log in' }).count()).toBe(0);
    expect(await findBarriers(page)).toEqual([]);

    // A single call that refuses the token leaves the reader signed in.
    await injectFault(site, '401', { path: '/api/v1/timelines/home' });
    let isRefused = false;
    page.on('response', (answer) => {
      isRefused ||= answer.status() === 401;
    });
    await page.unroute(isCall);
    await passUntil(page, () => account(page).getByText('@alice').isVisible());
    await titled(page, 'Home timeline · Reedbank');
    await passUntil(page, () => Promise.resolve(isRefused));
    await page.clock.runFor(10_000);
    await account(page).getByText('@alice').waitFor();
    clearFaults(site);
    await passUntil(page, () => cards(page).first().isVisible());
    await account(page).getByText('@alice').waitFor();
  });

  it('a token that every call refuses makes the reader log in, and then restores the draft', async () => {
    const page = member();
    await site.listening();
    await text(page).fill('Not to be lost');
    await injectFault(site, '401', { path: '/api/v1/' });
    await site.control('close-sockets', { code: 1011 });
    await passUntil(page, () => heading(page, 'Log in').isVisible());
    await notices(page)
      .getByText('Your session has expired. Log in again.', { exact: true })
      .waitFor();
    expect(await page.getByText('Not to be lost').count()).toBe(0);

    clearFaults(site);
    await fillLogin(page, 'alice');
    await heading(page, 'Home timeline').waitFor();
    await eventually(async () => expect(await text(page).inputValue()).toBe('Not to be lost'));
  });
});

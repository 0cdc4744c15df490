/**
 * A server that fails while the page is open: the messages, the content that stays, the recovery.
 */
import type { Page } from 'playwright-core';
import { hashtags } from '@/demo/seed/sentences';
import { useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { fillLogin, goWithin, heading, notices, useSite } from '@support/engine/chromium/site';
import {
  clearFaults,
  passUntil,
  injectFault,
  EXPECTED_CONSOLE_ERRORS,
  faultAnswerTexts,
  allFaultAnswers,
} from '@support/engine/chromium/faultInjection';

const stage = useBrowser();
const site = useSite(stage);

const PUBLIC = '/api/v1/timelines/public';
const TAG = '/api/v1/timelines/tag/';

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

const filled = (page: Page) =>
  eventually(async () => expect(await listed(page)).toBeGreaterThanOrEqual(15));
const withoutErrors = (page: Page) =>
  passUntil(page, async () => (await errors(page).count()) === 0);

/**
 * Waits until no file of the program is under way: webpack gives one up after two minutes of the
 * page's time, which a moved clock lets pass at once.
 */
const noChunkLoads = (page: Page) =>
  eventually(async () => expect(await page.locator('script[data-webpack]').count()).toBe(0));

/** Begins where no timeline is loaded, so that each test can open one for the first time. */
const visitor = useSharedPage(stage, () => open('/about'));

describe('a timeline whose first page fails', () => {
  const refusesVisitors = '401' as const;
  const PAUSE = '429' as const;
  /** The requested pause comes last, because its notice stays for a while. */
  const others = [
    ...allFaultAnswers.filter((answer) => answer !== refusesVisitors && answer !== PAUSE),
    PAUSE,
  ].map((answer, row) => [answer, hashtags[row] ?? ''] as const);

  it.each(others)('shows the error once (%s) and loads by itself later', async (answer, tag) => {
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

  it('is retried at once on a press, and the button keeps the focus', async () => {
    const page = visitor();
    await site.post('Along the pond #reeds', { as: 'bob' });
    await injectFault(site, '500', { path: TAG });
    await goWithin(page, '/tag/reeds');
    await heading(page, '#reeds').waitFor();
    await retry(page).focus();
    await site.control('latency', { ms: 400 });
    await page.keyboard.press('Enter');
    await eventually(async () => expect(await retry(page).getAttribute('aria-busy')).toBe('true'));
    expect(await retry(page).evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await alerts(page).getByText('Something went wrong').count()).toBe(1);
    await eventually(async () => expect(await retry(page).getAttribute('aria-busy')).toBeNull());
    clearFaults(site);
    await page.keyboard.press('Enter');
    await cards(page).getByText('Along the pond').waitFor();
  });

  it('shows refused visitors a link to log in, and loads by itself after a day', async () => {
    const page = visitor();
    await injectFault(site, refusesVisitors, { path: PUBLIC });
    await goWithin(page, '/main/public');
    const main = page.getByRole('main');
    const told = main.getByText('This server shows its posts to members only.');
    await passUntil(page, () => told.isVisible());
    await heading(page, 'Local timeline').waitFor();
    await main.getByRole('link', { name: 'Log in' }).waitFor();
    expect(await errors(page).count()).toBe(0);
    expect(await page.getByText('Not up to date').count()).toBe(0);

    clearFaults(site);
    await noChunkLoads(page);
    await page.clock.fastForward('24:00:00');
    await passUntil(page, () => cards(page).nth(19).isVisible());
    expect(await alerts(page).count()).toBe(0);
  });

  it('is a busy feed without an error while a slow server answers', async () => {
    const page = visitor();
    await withoutErrors(page);
    await site.control('latency', { ms: 1_500 });
    await goWithin(page, '/main/all');
    const feed = page.getByRole('feed', { name: 'Known network' });
    await feed.and(page.locator('[aria-busy="true"]')).waitFor();
    await filled(page);
    await feed.and(page.locator('[aria-busy="false"]')).waitFor();
    expect(await errors(page).count()).toBe(0);
    expect(await alerts(page).count()).toBe(0);
  });
});

describe('a timeline that is loaded', () => {
  it.each(['500', '403', 'hang', '429'] as const)(
    'stays, shows one notice about the failure (%s), and receives new posts later',
    async (answer) => {
      const page = visitor();
      await filled(page);
      const shown = await listed(page);
      await injectFault(site, answer, { path: PUBLIC });
      const words =
        answer === '429'
          ? /Too many requests/
          : `Error fetching timeline: ${faultAnswerTexts[answer]}`;
      await passUntil(page, () => errors(page).getByText(words).isVisible());
      expect(await errors(page).count()).toBe(1);
      expect(await listed(page)).toBe(shown);
      expect(await alerts(page).count()).toBe(0);
      await page.clock.runFor(6_000);
      expect(await errors(page).count()).toBe(0);

      await site.post(`After ${answer}`, { as: 'bob' });
      clearFaults(site);
      await passUntil(page, () => newButton(page).isVisible());
      expect(await errors(page).count()).toBe(0);
      await newButton(page).click();
      await cards(page).getByText(`After ${answer}`).waitFor();
    },
  );

  it.each(['502', 'html'] as const)(
    'shows at its end once that older posts failed (%s), and continues by itself',
    async (answer) => {
      const page = visitor();
      await filled(page);
      const shown = await listed(page);
      await injectFault(site, answer, { path: PUBLIC });
      await passUntil(page, async () => {
        await page.evaluate(() => {
          scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
        });
        return retry(page).isVisible();
      });
      expect(await listed(page)).toBe(shown);
      expect(await alerts(page).count()).toBe(1);
      expect(await errors(page).count()).toBeLessThanOrEqual(1);
      clearFaults(site);
      await passUntil(page, async () => (await listed(page)) > shown);
      expect(await alerts(page).count()).toBe(0);
    },
  );
});

describe('a status on its own page', () => {
  /** Posts one that no timeline of the page has loaded, with an answer below it. */
  const unknownStatus = async (): Promise<string> => {
    const id = await site.post('Seen by few', { as: 'bob', visibility: 'unlisted' });
    await site.post('But answered', { as: 'mod', visibility: 'unlisted', replyTo: id });
    return id;
  };
  const card = (page: Page, id: string) =>
    page.getByRole('main').locator(`article[data-status-id="${id}"]`);
  const answered = async (page: Page) =>
    (await page.getByRole('main').getByRole('article').count()) > 1;

  it.each(['401', '502', 'null', 'truncated', 'hang'] as const)(
    'that fails (%s) shows the error, and loads by itself later',
    async (answer) => {
      const page = visitor();
      const id = await unknownStatus();
      await injectFault(site, answer, { path: `/api/v1/statuses/${id}` });
      await goWithin(page, `/notice/${id}`);
      const told = alerts(page).getByText(`Couldn't load this post: ${faultAnswerTexts[answer]}`);
      await passUntil(page, () => told.isVisible());
      await retry(page).waitFor();
      clearFaults(site);
      if (answer === '401') await retry(page).click();
      await passUntil(page, () => card(page, id).isVisible());
      await passUntil(page, async () => (await alerts(page).count()) === 0);
      await passUntil(page, () => answered(page));
    },
  );

  it('stays while only its thread fails, which loads by itself later', async () => {
    const page = visitor();
    const id = await unknownStatus();
    await injectFault(site, '502', { path: `/api/v1/statuses/${id}/context` });
    await goWithin(page, `/notice/${id}`);
    await card(page, id).waitFor();
    const told = alerts(page).getByText(/^Couldn't load the conversation: HTTP 502/);
    await passUntil(page, () => told.isVisible());
    clearFaults(site);
    await passUntil(page, async () => (await alerts(page).count()) === 0 && (await answered(page)));
  });
});

describe('a token that is refused', () => {
  const member = useSharedPage(stage, async () => {
    await injectFault(site, '401', { path: '/api/v1/timelines/home' });
    return open('/main/friends', 'alice');
  });

  it('by a single call leaves the reader signed in', async () => {
    const page = member();
    await alerts(page)
      .getByText(/The access token is invalid/)
      .waitFor();
    await account(page).getByText('@alice').waitFor();
    clearFaults(site);
    await passUntil(page, () => cards(page).first().isVisible());
    await account(page).getByText('@alice').waitFor();
  });

  it('by every call asks the reader to log in, and restores the draft afterwards', async () => {
    const page = member();
    await filled(page);
    await site.listening();
    const text = page.getByRole('textbox', { name: 'Post text' });
    await text.fill('Not to be lost');
    await injectFault(site, '401', { path: '/api/v1/' });
    await site.control('close-sockets', { code: 1011 });
    await passUntil(page, () => heading(page, 'Log in').isVisible());
    await notices(page).getByText('Your session has expired.').waitFor();
    expect(await page.getByText('Not to be lost').count()).toBe(0);

    clearFaults(site);
    await fillLogin(page, 'alice');
    await heading(page, 'Home timeline').waitFor();
    await eventually(async () => expect(await text.inputValue()).toBe('Not to be lost'));
  });
});

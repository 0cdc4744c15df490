/**
 * A server that is down, slow or broken when the page starts, while it is open and when a post is
 * sent: one failure of each kind, with the message, the content that stays, and the recovery. The
 * flow tests go through all wrong answers.
 */
import type { Page } from 'playwright-core';
import type { FaultAnswer } from '@/demo/faults';
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
  eventually(async () => expect(await listed(page)).toBeGreaterThanOrEqual(15));
const withoutErrors = (page: Page) =>
  passUntil(page, async () => (await errors(page).count()) === 0);

/**
 * Waits until no file of the program is under way: webpack gives one up after two minutes of the
 * page's time, which a moved clock lets pass at once.
 */
const noChunkLoads = (page: Page) =>
  eventually(async () => expect(await page.locator('script[data-webpack]').count()).toBe(0));

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
  const PAUSE = '429';
  /** The requested pause comes last, because its notice stays for a while. */
  const kinds = (['500', 'html', 'truncated', 'hang', PAUSE] as const).map(
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

  it('is retried at once on a press, and the button keeps the focus', async () => {
    const page = visitor();
    await site.post('Along the pond #reeds', { as: 'bob' });
    await injectFault(site, '500', { path: TAG });
    await goWithin(page, '/tag/reeds');
    await passUntil(page, () => retry(page).isVisible());
    await retry(page).focus();
    await site.control('latency', { ms: 250 });
    await page.keyboard.press('Enter');
    await eventually(async () => expect(await retry(page).getAttribute('aria-busy')).toBe('true'));
    expect(await retry(page).evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await alerts(page).getByText('Something went wrong').count()).toBe(1);
    await passUntil(page, async () => (await retry(page).getAttribute('aria-busy')) === null);
    clearFaults(site);
    await page.keyboard.press('Enter');
    await cards(page).getByText('Along the pond').waitFor();
  });

  it('shows refused visitors a link to log in, and loads by itself after a day', async () => {
    const page = visitor();
    await injectFault(site, '401', { path: PUBLIC });
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
    await site.control('latency', { ms: 500 });
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
  it.each(['500', '429'] as const)(
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

  it('shows at its end once that older posts failed, and continues by itself', async () => {
    const page = visitor();
    await filled(page);
    const shown = await listed(page);
    await injectFault(site, 'html', { path: PUBLIC });
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
  });
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

  it('that fails shows the error, and loads by itself later', async () => {
    const page = visitor();
    const id = await unknownStatus();
    await injectFault(site, '502', { path: `/api/v1/statuses/${id}` });
    await goWithin(page, `/notice/${id}`);
    const told = alerts(page).getByText(`Couldn't load this post: ${faultAnswerTexts['502']}`);
    await passUntil(page, () => told.isVisible());
    await retry(page).waitFor();
    clearFaults(site);
    await passUntil(page, () => card(page, id).isVisible());
    await passUntil(page, async () => (await alerts(page).count()) === 0);
    await passUntil(page, () => answered(page));
  });

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

  const sentAs = (words: string) =>
    [...site.instance().world().posts.values()].filter((post) =>
      JSON.stringify(post).includes(words),
    );

  it('a post that fails once with a server error is sent again without a message', async () => {
    const page = member();
    await site.control('next', { path: '/api/v1/statuses', method: 'POST', answer: 'truncated' });
    await text(page).fill('Sent twice, there once');
    await composer(page).getByRole('button', { name: 'Post', exact: true }).click();
    await passUntil(page, () =>
      page.getByRole('feed').getByText('Sent twice, there once').isVisible(),
    );
    expect(await composer(page).getByRole('alert').count()).toBe(0);
    expect(sentAs('Sent twice, there once')).toHaveLength(1);
  });

  // A refused post must be sent again by the writer; one without an answer is sent automatically.
  it.each(['401', 'hang'] satisfies FaultAnswer[])(
    'a post that fails (%s) keeps its text, shows the reason, and is sent once',
    async (answer) => {
      const page = member();
      const words = `Answered by ${answer}`;
      await text(page).fill(words);
      await injectFault(site, answer, { path: '/api/v1/statuses', method: 'POST' });
      const post = composer(page).getByRole('button', { name: 'Post', exact: true });
      await post.click();
      const told =
        answer === '401'
          ? composer(page).getByRole('alert').getByText(faultAnswerTexts[answer])
          : notices(page).getByText("The server hasn't answered");
      await passUntil(page, () => told.isVisible());
      expect(await text(page).inputValue()).toBe(words);
      clearFaults(site);
      if (answer === '401') await post.click();
      await passUntil(page, async () => (await text(page).inputValue()) === '');
      await page.getByRole('feed').getByText(words).waitFor();
      expect(sentAs(words)).toHaveLength(1);
      await account(page).getByText('@alice').waitFor();
    },
  );

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

/** A server that is down, slow or broken when the page starts, and when a post is sent. */
import type { Page } from 'playwright-core';
import type { FaultAnswer } from '@/demo/faults';
import { useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import {
  fillLogin,
  heading,
  notices,
  useSite,
  type VisitOptions,
} from '@support/engine/chromium/site';
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

const UNREACHABLE = /^The server isn't responding\./;
const BACK = 'The server is back';
const INSTANCE = '/api/v1/instance';
const VERIFY = '/api/v1/accounts/verify_credentials';

beforeEach(() => {
  stage.expectProblems(EXPECTED_CONSOLE_ERRORS);
});

const open = (path: string, { before, ...options }: VisitOptions = {}) =>
  site.open(path, {
    ...options,
    before: async (page) => {
      await page.clock.install();
      await before?.(page);
    },
  });

const cards = (page: Page) => page.getByRole('feed').locator('> article');
/** Returns the length of the list, rendered or not; duplicate repeats are merged. */
const listed = async (page: Page) => Number(await cards(page).first().getAttribute('aria-setsize'));
const account = (page: Page) => page.getByRole('region', { name: 'Your account' });
const composer = (page: Page) => page.getByRole('form', { name: 'New post' });
const text = (page: Page) => composer(page).getByRole('textbox', { name: 'Post text' });
const loginForm = (page: Page) => page.getByRole('form', { name: 'Log in' });
const titled = (page: Page, title: string) =>
  eventually(async () => expect((await page.title()).replace(/^\(\d+\) /, '')).toBe(title));

describe('an instance whose description fails', () => {
  it.each(['403', 'null', 'hang'] as const)(
    '(%s) lets the page start, shows the error, and is loaded by itself later',
    async (answer) => {
      // The probes for unknown server software fail as well.
      for (const path of [INSTANCE, '/api/v2/instance', '/nodeinfo/', '/.well-known/nodeinfo']) {
        await injectFault(site, answer, { path });
      }
      const page = await open('/main/public');
      await passUntil(page, () => notices(page).getByText(UNREACHABLE).isVisible());
      await cards(page).nth(19).waitFor();
      expect(await page.title()).not.toContain('Reedbank');
      clearFaults(site);
      await passUntil(page, () => notices(page).getByText(BACK, { exact: true }).isVisible());
      await titled(page, 'Local timeline · Reedbank');
      expect(await notices(page).getByText(UNREACHABLE).count()).toBe(0);
      expect(await listed(page)).toBeGreaterThanOrEqual(15);
    },
  );
});

describe('a server whose account request fails', () => {
  /** Alice has begun a draft, and reloads the page for each fault. */
  const alice = useSharedPage(stage, async () => {
    const page = await open('/main/friends', { as: 'alice' });
    await text(page).fill('Half a thought');
    await eventually(async () => expect(await cards(page).count()).toBeGreaterThan(0));
    await page.clock.runFor(2_000);
    return page;
  });

  async function returning(answer: FaultAnswer): Promise<Page> {
    await injectFault(site, answer, { path: VERIFY });
    await alice().reload();
    return alice();
  }

  it.each(['502', 'truncated'] as const)(
    '(%s) keeps address and draft, and signs the reader in later',
    async (answer) => {
      const page = await returning(answer);
      await passUntil(page, () =>
        account(page)
          .getByText(/^You'll be logged in as soon as/)
          .isVisible(),
      );
      expect(new URL(page.url()).pathname).toBe('/main/friends');
      await heading(page, 'Home timeline').waitFor();
      expect(await loginForm(page).count()).toBe(0);
      await passUntil(page, () => notices(page).getByText(UNREACHABLE).isVisible());

      clearFaults(site);
      // The notice expires, perhaps before the panel is drawn.
      let wasTold = false;
      await passUntil(page, async () => {
        wasTold ||= await notices(page).getByText(BACK, { exact: true }).isVisible();
        return wasTold && (await account(page).getByText('@alice').isVisible());
      });
      await page.getByRole('feed', { name: 'Home timeline' }).waitFor();
      expect(await text(page).inputValue()).toBe('Half a thought');
    },
  );

  it('(401) makes the reader log in, and then restores the draft', async () => {
    const page = await returning('401');
    await notices(page).getByText('Your session has expired.').waitFor();
    clearFaults(site);
    await fillLogin(page, 'alice');
    await account(page).getByText('@alice').waitFor();
    await eventually(async () => expect(await text(page).inputValue()).toBe('Half a thought'));
  });
});

it('a server that is down at the start: the page starts, shows the error in place and in a notice, and recovers', async () => {
  const isCall = /\/(api|oauth|nodeinfo|instance)\//;
  const page = await open('/main/friends', {
    as: 'alice',
    before: (fresh) => fresh.route(isCall, (route) => route.abort('connectionrefused')),
  });
  await passUntil(page, () => notices(page).getByText(UNREACHABLE).isVisible());
  await account(page)
    .getByText(/^You'll be logged in as soon as/)
    .waitFor();
  await page.unroute(isCall);
  await passUntil(page, () => account(page).getByText('@alice').isVisible());
  await passUntil(page, () => cards(page).first().isVisible());
  await titled(page, 'Home timeline · Reedbank');
});

describe('a post', () => {
  const sentAs = (words: string) =>
    [...site.instance().world().posts.values()].filter((post) =>
      JSON.stringify(post).includes(words),
    );

  const bob = useSharedPage(stage, async () => {
    const page = await open('/main/friends', { as: 'bob' });
    await cards(page).first().waitFor();
    return page;
  });

  /**
   * Returns the message shown: the server's error, the time of the retry, or the duplicate check.
   */
  const toldOf = (page: Page, answer: FaultAnswer) => {
    if (answer === '401') {
      return composer(page).getByRole('alert').getByText(faultAnswerTexts[answer]);
    }
    const words = answer === '429' ? 'Posting at' : "The server hasn't answered";
    return notices(page).getByText(words);
  };

  it('that fails once with a server error is sent again without a message', async () => {
    const page = bob();
    await site.control('next', { path: '/api/v1/statuses', method: 'POST', answer: 'truncated' });
    await text(page).fill('Sent twice, there once');
    await composer(page).getByRole('button', { name: 'Post' }).click();
    await passUntil(page, () =>
      page.getByRole('feed').getByText('Sent twice, there once').isVisible(),
    );
    expect(await composer(page).getByRole('alert').count()).toBe(0);
    expect(sentAs('Sent twice, there once')).toHaveLength(1);
  });

  // The requested pause comes last, because it delays what follows.
  it.each(['401', '500', 'html', 'empty', 'hang', '429'] as const)(
    'that fails (%s) keeps its text, shows the reason, and is sent once',
    async (answer) => {
      const page = bob();
      const words = `Answered by ${answer} at ${String(Date.now())}`;
      await passUntil(page, async () => (await toldOf(page, answer).count()) === 0);
      await text(page).fill(words);
      await injectFault(site, answer, { path: '/api/v1/statuses', method: 'POST' });
      await composer(page).getByRole('button', { name: 'Post' }).click();
      await passUntil(page, () => toldOf(page, answer).isVisible());
      expect(await text(page).inputValue()).toBe(words);
      clearFaults(site);
      // A refused post must be sent again by the writer; others are retried automatically.
      if (answer === '401') await composer(page).getByRole('button', { name: 'Post' }).click();
      await passUntil(page, async () => (await text(page).inputValue()) === '');
      await page.getByRole('feed').getByText(words).waitFor();
      expect(sentAs(words)).toHaveLength(1);
      await account(page).getByText('@bob').waitFor();
    },
  );
});

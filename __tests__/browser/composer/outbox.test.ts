/** Sending in Chromium: a page closed in the middle, two tabs at once, editing from the card. */
import type { BrowserContext, Page } from 'playwright-core';
import { findBarriers } from '@support/engine/chromium/axe';
import { useBrowser } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { readStoredRecord, notices, useSite } from '@support/engine/chromium/site';
import { EXPECTED_CONSOLE_ERRORS } from '@support/engine/chromium/faultInjection';

const stage = useBrowser();
const site = useSite(stage);

const RECORD = { database: 'linnet', table: 'kept', key: 'vuex-lz' };

const form = (page: Page, name = 'New post') => page.getByRole('form', { name });
const text = (page: Page, name?: string) =>
  form(page, name).getByRole('textbox', { name: 'Post text' });
const button = (page: Page) => form(page).getByRole('button', { name: 'Post', exact: true });

/** Returns the posts with this text. */
const postsSaying = (words: string) =>
  [...site.instance().world().posts.values()].filter(({ source }) => source === words);

const ready = (page: Page) => text(page).waitFor();

/** Opens another page in the same browser. */
const again = (context: BrowserContext): Promise<Page> => site.open('/main/friends', { context });

async function isSentOnce(words: string, page: Page): Promise<void> {
  await eventually(() => expect(postsSaying(words)).toHaveLength(1), 30_000);
  await eventually(async () => expect(await text(page).inputValue()).toBe(''), 30_000);
  expect(postsSaying(words)).toHaveLength(1);
}

describe('a page closed while a post is being sent', () => {
  it.each([
    ['before the server has it', { answer: 'hang' }],
    ['after the server has it, without an answer', { answer: 'hang', done: true }],
    ['after the line broke', { answer: 'truncated' }],
  ])('%s: the next page completes it, once', async (what, fault) => {
    stage.expectProblems(EXPECTED_CONSOLE_ERRORS);
    const words = `Closed ${what}`;
    const page = await site.open('/main/friends', { as: 'alice' });
    await ready(page);
    await text(page).fill(words);
    await site.control('next', { path: '/api/v1/statuses', method: 'POST', ...fault });
    await button(page).click();
    await eventually(() => expect(site.instance().faults.planned).toEqual([]));
    const context = page.context();
    await page.close();
    const next = await again(context);
    await ready(next);
    await isSentOnce(words, next);
    await next.getByRole('feed').getByRole('article').filter({ hasText: words }).first().waitFor();
  });

  it('during the undo period: the next page can undo it', async () => {
    const words = 'Closed in good time';
    const page = await site.open('/main/friends', {
      as: 'alice',
      settings: { postUndoSeconds: 30 },
    });
    await ready(page);
    await text(page).fill(words);
    await button(page).click();
    await notices(page).getByText('Your post goes out at').waitFor();
    expect(await findBarriers(page)).toEqual([]);
    const context = page.context();
    await page.close();
    const next = await again(context);
    await notices(next).getByRole('button', { name: 'Undo' }).click();
    await eventually(async () => expect(await text(next).inputValue()).toBe(words));
    expect(await text(next).isEditable()).toBe(true);
    expect(postsSaying(words)).toEqual([]);
    await text(next).fill('');
  });
});

describe('a post in two tabs', () => {
  it.each([
    ['with the locks of the browser', undefined],
    [
      'where the browser has none',
      () => {
        Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined });
      },
    ],
  ])('%s: sent from both, it is posted once', async (what, script) => {
    const words = `In both ${what}`;
    const before = script && { before: (page: Page) => page.addInitScript(script) };
    const first = await site.open('/main/friends', { as: 'alice', ...before });
    await ready(first);
    await text(first).fill(words);
    await eventually(async () =>
      expect(JSON.stringify(await readStoredRecord(first, RECORD))).toContain(words),
    );
    await first.reload();
    await eventually(async () => expect(await text(first).inputValue()).toBe(words));
    const second = await site.open('/main/friends', { context: first.context(), ...before });
    await eventually(async () => expect(await text(second).inputValue()).toBe(words));
    await site.control('latency', { ms: 300 });
    await Promise.all([button(first).click(), button(second).click()]);
    await isSentOnce(words, first);
    await isSentOnce(words, second);
  });
});

describe('editing a post', () => {
  it("starts from the card's menu, keeps its contents, and shows the result at once", async () => {
    const page = await site.open('/main/friends', { as: 'alice' });
    await ready(page);
    await text(page).fill('The tommato grows');
    await form(page).getByRole('textbox', { name: 'Subject' }).fill('garden');
    await button(page).click();
    const card = page.getByRole('feed').getByRole('article').filter({ hasText: 'garden' }).first();
    await card.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit post' });
    await eventually(async () =>
      expect(await text(page, 'Edit post').inputValue()).toBe('The tommato grows'),
    );
    expect(await findBarriers(page)).toEqual([]);
    await text(page, 'Edit post').fill('The tomato grows');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    const [post] = postsSaying('The tomato grows');
    expect(post).toMatchObject({ subject: 'garden' });
    expect(postsSaying('The tommato grows')).toEqual([]);

    await card.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Edit history' }).click();
    const history = page.getByRole('dialog', { name: 'Edit history' });
    await history.locator('del').filter({ hasText: 'tommato' }).waitFor();
    expect(await history.locator('ins').count()).toBe(1);
    expect(await findBarriers(page)).toEqual([]);
  });

  it('returns it as a draft when it is deleted to be redrafted', async () => {
    const page = await site.open('/main/friends', { as: 'alice' });
    await ready(page);
    await text(page).fill('Write me anew');
    await button(page).click();
    const card = page
      .getByRole('feed')
      .getByRole('article')
      .filter({ hasText: 'Write me anew' })
      .first();
    await card.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Take back and rewrite' }).click();
    await page.getByRole('button', { name: 'Take back and rewrite' }).click();
    const dialog = page.getByRole('dialog', { name: 'New post' });
    await eventually(async () =>
      expect(await dialog.getByRole('textbox', { name: 'Post text' }).inputValue()).toBe(
        'Write me anew',
      ),
    );
    expect(postsSaying('Write me anew')).toEqual([]);
  });
});

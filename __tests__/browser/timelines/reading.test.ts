/**
 * Timelines in Chromium: paging, opening a status and coming back, new posts meanwhile, and the line
 * that enough was read.
 */
import type { Page } from 'playwright-core';
import { timelineAddress } from '@/api/endpoints/timelines/timelineAddress';
import { serverFiltering } from '@/domain/timelines/timeline';
import { findBarriers } from '@support/engine/chromium/axe';
import { oneColumn, useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { ask } from '@support/engine/chromium/families';
import { eventually } from '@support/eventually';
import { atRest, scrollPosition } from '@support/timelines/scrollAnchor';
import { heading, deferredPartLoaded, goWithin, useSite } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);

const LOCAL = 'Local timeline';

const feed = (page: Page, title: string) => page.getByRole('feed', { name: title });
const newButton = (page: Page, count: number) =>
  page.getByRole('button', { name: `Show new (${String(count)})` });

const idsIn = (page: Page): Promise<(string | undefined)[]> =>
  page
    .getByRole('feed')
    .locator('> article')
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.statusId));

/** Returns the length of the list, rendered or not. */
const listed = (page: Page): Promise<number> =>
  page.getByRole('feed').locator('> article').first().getAttribute('aria-setsize').then(Number);

/** Waits for the feed; duplicate repeats in its first page are merged. */
const loaded = (page: Page): Promise<void> =>
  eventually(async () => expect(await listed(page)).toBeGreaterThanOrEqual(15));

/** Scrolls with the wheel, as a reader does, until the condition holds. */
async function scrollDown(page: Page, until: () => Promise<boolean>, by = 900): Promise<void> {
  await page.mouse.move(700, 500);
  for (let turns = 0; turns < 400; turns += 1) {
    if (await until()) return;
    const from = await scrollPosition(page);
    await page.mouse.wheel(0, by);
    // Until it has scrolled: a busy page would make one large step of several.
    await page.evaluate(async (before) => {
      for (let frames = 0; frames < 1 || (scrollY === before && frames < 20); frames += 1) {
        await new Promise(requestAnimationFrame);
      }
    }, from);
  }
  throw new Error('Scrolled far and found nothing');
}

/** Returns the distance of a status card from the top of the window. */
const topOf = (page: Page, statusId: string): Promise<number> =>
  page
    .locator(`[data-status-id="${statusId}"]`)
    .first()
    .evaluate((card) => card.getBoundingClientRect().top);

const staysAt = (page: Page, statusId: string, top: number): Promise<void> =>
  eventually(async () =>
    expect(Math.abs((await topOf(page, statusId)) - top)).toBeLessThanOrEqual(1),
  );

const older: string[] = [];
/** A member, who reads the local timeline first and then home. */
const shared = useSharedPage(stage, () =>
  site.open('/main/public', {
    as: 'alice',
    viewport: oneColumn,
    settings: { foldRepeats: false },
    before: (fresh) =>
      Promise.resolve(
        fresh.on('request', (request) => {
          if (/timelines\/.*max_id=/.test(request.url())) older.push(request.url());
        }),
      ),
  }),
);

describe('a timeline', () => {
  it('starts with the newest twenty, in order and without duplicates', async () => {
    const page = shared();
    await eventually(async () => expect(await listed(page)).toBe(20));
    await deferredPartLoaded(page);
    await atRest(page);
    expect(older).toEqual([]);
    const ids = await idsIn(page);
    const answer = await ask<{ id: string; reblog: { id: string } | null }[]>(
      site,
      'alice',
      timelineAddress('public', serverFiltering({})),
    );
    expect(ids.length).toBeGreaterThan(5);
    expect(ids).toEqual(answer.map(({ id, reblog }) => reblog?.id ?? id).slice(0, ids.length));
  });

  it('loads older pages on scrolling, without duplicates', async () => {
    const page = shared();
    const met = new Map<number, string | undefined>();
    // Less than a window at a time, so that every row is met.
    await scrollDown(
      page,
      async () => {
        const entries = await feed(page, LOCAL)
          .locator('> article')
          .evaluateAll((cards) =>
            cards.map(
              (card) =>
                [Number(card.ariaPosInSet), (card as HTMLElement).dataset.statusId] as const,
            ),
          );
        for (const [place, id] of entries) met.set(place, id);
        return (await listed(page)) >= 45;
      },
      450,
    );
    const places = [...met.keys()].sort((one, other) => one - other);
    expect(places).toEqual(places.map((_place, at) => at + 1));
    expect(new Set(met.values()).size).toBe(met.size);
    expect(met.size).toBeGreaterThan(20);
  });

  it('far away shows rows in the very frame of the jump', async () => {
    const page = shared();
    await atRest(page);
    expect(await page.getByRole('feed').locator('> article[aria-posinset="1"]').count()).toBe(0);
    const first = await page.evaluate(async () => {
      window.scrollTo(0, 0);
      // A message sent when a frame begins is handled right after it, before any other work.
      await new Promise((resolve) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(null);
        }),
      );
      const card = document.querySelector('[role="feed"] > article');
      return { place: card?.getAttribute('aria-posinset'), top: card?.getBoundingClientRect().top };
    });
    expect(first.place).toBe('1');
    expect(first.top).toBeLessThan(300);
  });

  it('leads to a status by its timestamp, and Back to the same position', async () => {
    const page = shared();
    await scrollDown(page, async () => (await scrollPosition(page)) > 5_000);
    await atRest(page);
    const before = await scrollPosition(page);
    const id = (await idsIn(page))[8] ?? '';
    const card = feed(page, LOCAL).locator(`> article[data-status-id="${id}"]`);
    await card.scrollIntoViewIfNeeded();
    await atRest(page);
    const [place, top] = [await scrollPosition(page), await topOf(page, id)];
    expect(place).toBeGreaterThan(before / 4);

    await card.locator(`a[href="/notice/${id}"]`).click();
    await heading(page, 'Conversation').waitFor();
    const status = page.getByRole('main').getByRole('article');
    await eventually(async () => {
      expect(await status.getAttribute('data-status-id')).toBe(id);
      expect(await status.getAttribute('aria-current')).toBe('true');
    });

    await page.goBack();
    await heading(page, LOCAL).waitFor();
    // Rows above may have grown meanwhile; the visible line stays.
    await staysAt(page, id, top);
    await eventually(async () =>
      expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY'),
    );
    await staysAt(page, id, top);
  });
});

describe('a new post', () => {
  it('arrives by socket at once, waits behind a button and moves nothing', async () => {
    const page = shared();
    await goWithin(page, '/main/friends');
    await heading(page, 'Home timeline').waitFor();
    await loaded(page);
    await site.listening();
    // Later requests get no answer, so the post can arrive by the socket only.
    await page.route('**/timelines/home?*', () => undefined);
    await atRest(page);
    const [first = ''] = await idsIn(page);
    const before = await topOf(page, first);

    const id = await site.post('Said over the socket', { as: 'bob' });
    await newButton(page, 1).waitFor();
    expect((await idsIn(page))[0]).toBe(first);
    await staysAt(page, first, before);

    await newButton(page, 1).click();
    await page.getByText('Said over the socket').waitFor();
    await eventually(async () => expect((await idsIn(page)).slice(0, 2)).toEqual([id, first]));
    await newButton(page, 1).waitFor({ state: 'detached' });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it('appears above, without moving posts read further down', async () => {
    const page = shared();
    await scrollDown(page, async () => (await scrollPosition(page)) > 2_500);
    await eventually(async () => expect(await listed(page)).toBeGreaterThan(20));
    await site.listening();
    await atRest(page);
    const read = (await idsIn(page))[12] ?? '';
    const top = await topOf(page, read);

    for (const text of ['One', 'Two', 'Three']) await site.post(text, { as: 'bob' });
    await newButton(page, 3).waitFor();
    await staysAt(page, read, top);
    const button = await newButton(page, 3).boundingBox();
    expect(button?.y).toBeGreaterThan(0);
    expect(button?.y).toBeLessThan(200);

    await newButton(page, 3).click();
    await eventually(async () => expect(await scrollPosition(page)).toBe(0));
    await eventually(async () => {
      const texts = await feed(page, 'Home timeline').locator('> article').allInnerTexts();
      const said = texts.slice(0, 3).map((text) => /One|Two|Three/.exec(text)?.[0]);
      expect(said).toEqual(['Three', 'Two', 'One']);
    });
  });

  describe('of a member', () => {
    const author = useSharedPage(stage, () =>
      site.open('/main/friends', { as: 'bob', layout: 'middle' }),
    );

    it('written in one browser appears in another, and at once for its author', async () => {
      const [alice, bob] = [shared(), author()];
      await loaded(bob);
      await site.listening(2);

      const composer = bob.getByRole('form', { name: 'New post' });
      await composer
        .getByRole('textbox', { name: 'Post text' })
        .fill('A post by hand, <b>not bold</b>');
      await composer.getByRole('textbox', { name: 'Subject' }).fill('From one to the other');
      await composer.getByRole('button', { name: 'Post', exact: true }).click();
      await bob.getByRole('feed').getByText('A post by hand, <b>not bold</b>').waitFor();
      await eventually(async () =>
        expect(await composer.getByRole('textbox', { name: 'Post text' }).inputValue()).toBe(''),
      );
      expect(await newButton(bob, 1).count()).toBe(0);

      await newButton(alice, 1).click();
      const card = alice.getByRole('feed').getByRole('article').first();
      await card.getByText('From one to the other').waitFor();
      await card.getByText('A post by hand, <b>not bold</b>').waitFor();
    });

    it("that the socket delivers before the server's answer is shown to its author", async () => {
      const page = author();
      await page.route('**/api/v1/statuses', async (route) => {
        const response = await route.fetch();
        await newButton(page, 1).waitFor();
        await route.fulfill({ response });
      });
      const composer = page.getByRole('form', { name: 'New post' });
      await composer
        .getByRole('textbox', { name: 'Post text' })
        .fill('Heard before it was answered');
      await composer.getByRole('textbox', { name: 'Post text' }).press('Control+Enter');
      await page.getByRole('feed').getByText('Heard before it was answered').waitFor();
      await newButton(page, 1).waitFor({ state: 'detached' });
      await page.unrouteAll({ behavior: 'wait' });
    });

    it('that the server refuses keeps its text and shows the reason', async () => {
      stage.expectProblems(/status of 403/);
      const page = author();
      await site.control('next', { path: '/api/v1/statuses', method: 'POST', answer: '403' });
      const composer = page.getByRole('form', { name: 'New post' });
      const text = composer.getByRole('textbox', { name: 'Post text' });
      await text.fill('Not to be lost');
      await composer.getByRole('button', { name: 'Post', exact: true }).click();
      await composer.getByText('Invalid credentials.').waitFor();
      expect(await text.inputValue()).toBe('Not to be lost');
      await composer.getByRole('button', { name: 'Post', exact: true }).click();
      await page.getByRole('feed').getByText('Not to be lost').waitFor();
    });
  });
});

/** The distances of the posts in sight from the top of the window. */
const placesInSight = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('[role="feed"] > article')];
    const inSight = rows.filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    return Object.fromEntries(
      inSight.map((row) => [row.dataset.statusId ?? 'line', row.getBoundingClientRect().top]),
    );
  });

function expectSamePlaces(now: Record<string, number>, before: Record<string, number>): void {
  expect(Object.keys(now)).toEqual(Object.keys(before));
  for (const [id, top] of Object.entries(before)) expect(now[id]).toBeCloseTo(top, 0);
}

it('a daily limit puts a line below what is in sight, and moves nothing', async () => {
  const page = await site.open('/main/friends', {
    as: 'alice',
    viewport: oneColumn,
    settings: { enoughPosts: 6 },
    before: (fresh) => fresh.clock.install(),
  });
  const list = page.getByRole('feed');
  await list.getByRole('article').first().waitFor();
  const line = list.getByText(/^You've read \d+ posts today$/);
  for (let steps = 0; (await line.count()) === 0 && steps < 10; steps += 1) {
    await page.evaluate(() => window.scrollBy(0, innerHeight));
    await atRest(page);
    const before = await placesInSight(page);
    // Longer than a post has to be in sight to count.
    await page.clock.runFor(1_200);
    await atRest(page);
    await eventually(async () => expectSamePlaces(await placesInSight(page), before));
  }
  const place = await line.boundingBox();
  expect(place?.y).toBeGreaterThan(await page.evaluate(() => innerHeight));

  const button = list.getByRole('button', { name: 'Keep reading' });
  await button.scrollIntoViewIfNeeded();
  await atRest(page);
  const within = '[role="feed"] > article:not([data-status-id])';
  expect(await findBarriers(page, { within })).toEqual([]);
  const there = await placesInSight(page);
  await button.press('Enter');
  await button.waitFor({ state: 'hidden' });
  await eventually(async () => {
    expectSamePlaces(await placesInSight(page), there);
    expect(await page.evaluate(() => document.activeElement?.matches('article'))).toBe(true);
  });
});

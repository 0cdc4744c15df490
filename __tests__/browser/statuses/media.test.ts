/**
 * Attachments in Chromium: galleries without layout shifts, and the viewer by keyboard, buttons,
 * touch and wheel, under both content security policies.
 */
import type { Locator, Page } from 'playwright-core';
import { findBarriers } from '@support/engine/chromium/axe';
import { useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { hasFocus } from '@support/engine/chromium/focus';
import { fingers, type Finger } from '@support/engine/chromium/touch';
import { eventually } from '@support/eventually';
import { deferredPartLoaded, goWithin, useSite } from '@support/engine/chromium/site';

const stage = useBrowser();

type Wish = string | { kind: string; [name: string]: unknown };
const pictures = (count: number): Wish[] =>
  Array.from({ length: count }, (_none, at) => ({
    kind: 'image',
    description: `Picture ${String(at + 1)}`,
    ...(at % 2 === 0 ? { width: 900, height: 600 } : { width: 600, height: 900 }),
  }));

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Media viewer' });
const shown = (page: Page) => dialog(page).getByRole('img');
const attachments = (page: Page | Locator) =>
  page.getByRole('button', { name: /^Open attachment/ });

async function shows(page: Page, name: string): Promise<void> {
  await dialog(page).getByRole('img', { name, exact: true }).waitFor();
}

const middleOf = async (place: Locator): Promise<{ x: number; y: number }> => {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Returns the size of the picture in the window, relative to its size without zoom. */
const scaleOf = (page: Page): Promise<number> =>
  shown(page).evaluate(
    (picture) => picture.getBoundingClientRect().width / (picture as HTMLElement).offsetWidth,
  );
const hasScale = (page: Page, scale: number): Promise<void> =>
  eventually(async () => expect(await scaleOf(page)).toBeCloseTo(scale, 1));

/** Shows a new post with these files, alone on its page; returns its card. */
async function read(page: Page, media: Wish[], more = {}): Promise<Locator> {
  const site = page.url().startsWith(strict.instance().origin) ? strict : lenient;
  const id = await site.post('Look at these', { media, ...more });
  await goWithin(page, `/notice/${id}`);
  const card = page.locator(`article[data-status-id="${id}"]`);
  await card.waitFor();
  return card;
}

const plays = (player: Locator) =>
  eventually(async () =>
    expect(
      await player.evaluate((element) => (element as HTMLMediaElement).currentTime),
    ).toBeGreaterThan(0),
  );

/** Wide windows see the one policy, phones the stricter one. */
const lenient = useSite(stage);
const strict = useSite(stage, { policy: 'akkoma', indexPage: 'akkoma' });
const phone = useSharedPage(stage, () => strict.open('/about', { layout: 'phone' }));

describe('the media viewer', () => {
  const requested: string[] = [];
  const wide = useSharedPage(stage, () =>
    lenient.open('/about', {
      before: (fresh) =>
        Promise.resolve(fresh.on('request', (request) => void requested.push(request.url()))),
    }),
  );

  /** Opens a status with these files and clicks one of them. */
  async function opened(page: Page, media: Wish[], at = 0): Promise<void> {
    const card = await read(page, media);
    // Not by its place among the buttons, as some appear later than others.
    await card.getByRole('button', { name: `Open attachment ${String(at + 1)}` }).click();
    await dialog(page).waitFor();
  }

  async function close(page: Page): Promise<void> {
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
  }

  it('loads its code when it first opens, not with the page', async () => {
    const page = wide();
    await read(page, pictures(1));
    await attachments(page).first().waitFor();
    await deferredPartLoaded(page);
    const viewers = () => requested.filter((url) => /viewer/.test(url));
    expect(viewers()).toEqual([]);
    await attachments(page).first().hover();
    await eventually(() => Promise.resolve(expect(viewers().length).toBeGreaterThan(0)));
  });

  it('MEDIA-10 moves by arrow keys, wraps around, and closes by Escape and Back', async () => {
    const page = wide();
    await opened(page, pictures(3), 1);
    await shows(page, 'Picture 2');
    await page.keyboard.press('ArrowRight');
    await shows(page, 'Picture 3');
    await page.keyboard.press('ArrowRight');
    await shows(page, 'Picture 1');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await shows(page, 'Picture 2');
    await close(page);
    const address = page.url();
    const opener = attachments(page).nth(1);
    await hasFocus(opener);

    await opener.press('Enter');
    await shows(page, 'Picture 2');
    await page.goBack();
    await dialog(page).waitFor({ state: 'detached' });
    expect(page.url()).toBe(address);
    expect(await attachments(page).count()).toBe(3);
  });

  it('zooms by double click, wheel and keys', async () => {
    const page = wide();
    await opened(page, pictures(1));
    await shows(page, 'Picture 1');
    await shown(page).dblclick();
    await hasScale(page, 2.5);
    await shown(page).dblclick({ force: true });
    await hasScale(page, 1);
    const { x, y } = await middleOf(shown(page));
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -400);
    await hasScale(page, Math.E);
    await page.mouse.wheel(0, 4_000);
    await hasScale(page, 1);
    await page.keyboard.press('+');
    await hasScale(page, 1.5);
    await page.keyboard.press('0');
    await hasScale(page, 1);
    await close(page);
  });

  it('is accessible with a long description on a wide window', async () => {
    const page = wide();
    await opened(page, [{ kind: 'image', description: 'Reeds. '.repeat(200) }]);
    expect(await findBarriers(page, { within: '[role="dialog"]' })).toEqual([]);
    await close(page);
  });

  it('plays videos and audio, and handles Flash files', async () => {
    stage.expectProblems(/ruffle/, /Failed to load resource/);
    const page = wide();
    await opened(page, ['video', 'audio', 'flash', 'unknown']);
    await plays(dialog(page).locator('video'));
    await page.getByRole('button', { name: 'Next' }).click();
    await plays(dialog(page).locator('audio'));
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('alert').getByText("Couldn't load the Flash content").waitFor();
    expect(await dialog(page).getByRole('status').innerText()).toContain('3 of 3');
    await close(page);
  });

  it('closes by a click beside the picture, not by one on it', async () => {
    const page = wide();
    await opened(page, [{ kind: 'image', width: 300, height: 300, description: 'Small' }]);
    await page.clock.install();
    await shown(page).click();
    await page.clock.runFor(1_000);
    expect(await dialog(page).isVisible()).toBe(true);
    const { x, y } = await middleOf(shown(page));
    await page.mouse.click(x - 300, y);
    await dialog(page).waitFor({ state: 'detached' });
  });

  describe('on a phone', () => {
    it('MEDIA-10 moves by a swipe over a quarter of the window, and not by a shorter one', async () => {
      const page = phone();
      await opened(page, pictures(3));
      await shows(page, 'Picture 1');
      const { x, y } = await middleOf(shown(page));
      // The window is 390 pixels wide, so a quarter is just under 98.
      await fingers(page, [[x + 50, y]], [[x - 40, y]]);
      // If the shorter swipe had counted, this one would lead past the second picture.
      await fingers(page, [[x + 60, y]], [[x - 50, y]]);
      await shows(page, 'Picture 2');
      await fingers(page, [[x - 60, y]], [[x + 50, y]]);
      await shows(page, 'Picture 1');
      await fingers(page, [[x - 60, y]], [[x + 50, y]]);
      await shows(page, 'Picture 3');
      await close(page);
    });

    it('zooms with two fingers and snaps back below 1.2', async () => {
      const page = phone();
      await opened(page, pictures(1));
      const { x, y } = await middleOf(shown(page));
      const spread = (half: number): Finger[] => [
        [x - half, y],
        [x + half, y],
      ];
      await fingers(page, spread(40), spread(100));
      await hasScale(page, 2.5);
      // Panning is no swipe; the zoomed picture stays.
      await fingers(page, [[x, y]], [[x - 150, y]]);
      await hasScale(page, 2.5);
      await fingers(page, spread(100), spread(45));
      await hasScale(page, 1);
      await fingers(page, spread(60), spread(67));
      await hasScale(page, 1);
      await fingers(page, spread(60), spread(20));
      await hasScale(page, 1);
      await close(page);
    });

    it('is accessible with a video', async () => {
      const page = phone();
      await opened(page, ['video', 'audio']);
      await dialog(page).locator('video').waitFor();
      expect(await findBarriers(page, { within: '[role="dialog"]' })).toEqual([]);
      await close(page);
    });
  });
});

describe('a gallery under the stricter policy', () => {
  it('MEDIA-08 shows the video frame at half a second as the preview, and plays it in place', async () => {
    const page = phone();
    await read(page, ['video', 'audio']);
    const film = page.getByRole('article').locator('video');
    await eventually(async () => {
      const frame = await film.evaluate((video) => ({
        at: (video as HTMLVideoElement).currentTime,
        ready: (video as HTMLVideoElement).readyState >= 2,
        paused: (video as HTMLVideoElement).paused,
      }));
      expect(frame).toEqual({ at: 0.5, ready: true, paused: true });
    });
    await page.getByRole('button', { name: 'Play attachment 1: Video' }).click();
    await eventually(async () =>
      expect(
        await film.evaluate((video) => (video as HTMLVideoElement).currentTime),
      ).toBeGreaterThan(0.5),
    );
    await page.getByRole('button', { name: 'Open attachment 1: Video' }).click();
    await dialog(page).waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await dialog(page).waitFor({ state: 'detached' });
  });

  it("shows a picture's blurhash until it has loaded", async () => {
    const page = phone();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/media\/.*\.png$/, async (route) => {
      await held;
      await route.continue();
    });
    await read(page, [{ kind: 'image', width: 640, height: 480 }]);
    const box = page.locator('[data-blurhash]');
    const background = () => box.evaluate((tile) => getComputedStyle(tile).backgroundImage);
    await eventually(async () => expect(await background()).toContain('data:image/bmp'));
    const before = await box.boundingBox();
    release();
    await eventually(async () => expect(await background()).toBe('none'));
    expect(await box.boundingBox()).toEqual(before);
    await page.unrouteAll({ behavior: 'wait' });
  });

  it('is accessible with files of every kind and a description', async () => {
    const page = phone();
    stage.expectProblems(/Failed to load resource/);
    await read(page, [...pictures(3), 'video', 'audio', 'flash', 'unknown', 'broken']);
    await page.getByRole('button', { name: /^Show all/ }).click();
    await page.getByRole('button', { name: /^ALT/ }).first().click();
    await page.getByRole('dialog', { name: 'Description' }).waitFor();
    expect(await findBarriers(page, { within: 'main, [role="dialog"]' })).toEqual([]);
  });
});

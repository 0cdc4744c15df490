/** Attachments in Chromium: real files, uploaded to an instance that stores them. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { createCanvas, hsl, paint } from '@/demo/pictures/canvas';
import { encodePng } from '@/demo/pictures/png';
import { melody } from '@/demo/pictures/sound';
import { limits } from '@/demo/render/features';
import { inspectVideo } from '@/store/files/videoTools';
import { findBarriers } from '@support/engine/chromium/axe';
import { useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { draftFileKeys, persistedStateText } from '@support/session/persistedState';
import { useSite } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage, { policy: 'akkoma', indexPage: 'akkoma' });

/** Smaller than usual, so that a smaller picture is too large. */
Object.assign(limits, { upload: 1_300_000 });

interface Given {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

function picture(name: string, hue: number): Given {
  const canvas = createCanvas(120, 80);
  paint(canvas, (x, y) => hsl(hue, 0.6, (x + y) / 260));
  return { name, mimeType: 'image/png', buffer: Buffer.from(encodePng(canvas)) };
}
const film: Given = {
  name: 'pond.webm',
  mimeType: 'video/webm',
  buffer: readFileSync('src/demo/pictures/clip.webm'),
};
/** Large enough to be on its way for half a minute over a slow line. */
const longFilm: Given = {
  ...film,
  name: 'long.webm',
  buffer: Buffer.concat([film.buffer, Buffer.alloc(600_000)]),
};
const song: Given = {
  name: 'croak.wav',
  mimeType: 'audio/wav',
  buffer: Buffer.from(melody([60, 64, 67])),
};

const form = (page: Page) => page.getByRole('form', { name: 'New post' });
const text = (page: Page) => form(page).getByRole('textbox', { name: 'Post text' });
const post = (page: Page) => form(page).getByRole('button', { name: 'Post', exact: true });
const rows = (page: Page) => form(page).getByRole('list', { name: 'Files' }).getByRole('listitem');
const areNamed = (page: Page, ...names: string[]) =>
  eventually(async () =>
    expect(
      await rows(page)
        .getByRole('group')
        .evaluateAll((all) => all.map((one) => one.ariaLabel?.replace(/^File \d of \d: /, ''))),
    ).toEqual(names),
  );

async function add(page: Page, ...files: Given[]): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await form(page).getByRole('button', { name: 'Add media' }).click();
  await (await choosing).setFiles(files);
}

/** Waits until all uploads have finished. */
const arrived = (page: Page, count: number) =>
  form(page)
    .getByText(count === 1 ? '1 file uploaded' : `${String(count)} files uploaded`)
    .waitFor({ state: 'attached' });

const postSaying = (words: string) =>
  eventually(() => {
    const found = [...site.instance().world().posts.values()].find(
      ({ source }) => source === words,
    );
    if (!found) throw new Error(`nobody posted "${words}"`);
    return found;
  });
const mediaOf = (ids: readonly string[]) =>
  ids.flatMap((id) => site.instance().world().media.get(id) ?? []);

/** Throttles the connection so that an upload can be watched; returns how to end that. */
async function slowLine(page: Page): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  const limit = (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await limit(20_000);
  return () => limit(-1);
}

/** Crashes the page's process once the text and the files are stored. */
async function kill(page: Page, ...typed: string[]): Promise<void> {
  // Typed text is stored within a moment.
  await eventually(async () => {
    const record = await persistedStateText(page);
    // Files of posts that are sent are removed later.
    const files = (await draftFileKeys(page)).map((key) => key.replace('file ', ''));
    expect(files.filter((id) => record.includes(id))).toHaveLength(2);
    expect(typed.filter((words) => !record.includes(words))).toEqual([]);
  });
  const session = await page.context().newCDPSession(page);
  await Promise.race([
    session.send('Page.crash').catch(() => undefined),
    page.waitForEvent('crash').catch(() => undefined),
  ]);
  await page.close();
}

/** Adds noise, which does not compress: 4 bytes per pixel. */
const addNoise = (page: Page, width: number, height: number) =>
  page.evaluate(
    async (size) => {
      const canvas = new OffscreenCanvas(size.width, size.height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      const image = context.createImageData(canvas.width, canvas.height);
      const words = new Uint32Array(image.data.buffer);
      let seed = 1;
      for (let at = 0; at < words.length; at += 1) {
        seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
        words[at] = seed | 0xff000000;
      }
      context.putImageData(image, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/png' });
      const held = new DataTransfer();
      held.items.add(new File([blob], 'noise.png', { type: 'image/png' }));
      const input = document.querySelector<HTMLInputElement>('form input[type=file]');
      if (!input) throw new Error('no place for files');
      input.files = held.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    { width, height },
  );

/** Adds a video of the page's own, as browsers record them: without its length in its head. */
const recordFilm = (page: Page, ms: number) =>
  page.evaluate(async (length) => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d', { alpha: false });
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((resolve) => (recorder.onstop = resolve));
    recorder.start();
    const began = performance.now();
    const drawing = setInterval(() => {
      context?.fillRect(Math.random() * 300, Math.random() * 150, 9, 9);
      if (context) context.fillStyle = `hsl(${String(Math.random() * 360)} 80% 50%)`;
      if (performance.now() - began > length) recorder.stop();
    }, 50);
    await stopped;
    clearInterval(drawing);
    const held = new DataTransfer();
    held.items.add(new File(parts, 'pond.webm', { type: 'video/webm' }));
    const input = document.querySelector<HTMLInputElement>('form input[type=file]');
    if (!input) throw new Error('no place for files');
    input.files = held.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, ms);

/** Returns the size of a stored picture. */
const sizeOf = (page: Page, path: string) =>
  page.evaluate(async (url) => {
    const { width, height } = await createImageBitmap(await (await fetch(url)).blob());
    return { width, height };
  }, path);

describe('attachments', () => {
  const first = useSharedPage(stage, () => site.open('/main/friends', { as: 'alice' }));
  let page: Page;
  beforeAll(() => {
    page = first();
  });

  it('are previewed, described and reordered by buttons', async () => {
    await text(page).fill('Four files');
    await add(page, picture('frog.png', 120), film, song);
    await arrived(page, 3);
    // Previews come from the browser; the video's from the server, as policies will have it.
    await rows(page).nth(0).locator('img[src^="data:"]').waitFor();
    await rows(page).nth(1).locator('video[src^="http"]').waitFor();
    await rows(page).nth(2).locator('svg rect').first().waitFor();

    await rows(page).nth(0).getByRole('textbox', { name: 'Media description' }).fill('A frog');
    await rows(page).nth(0).getByRole('button', { name: 'Move later' }).click();
    await areNamed(page, 'pond.webm', 'frog.png', 'croak.wav');
    await rows(page).nth(2).getByRole('button', { name: 'Move earlier' }).press('Enter');
    await areNamed(page, 'pond.webm', 'croak.wav', 'frog.png');
  });

  it('POST-26 that are too large are announced with both sizes before anything is sent, and are sent smaller and compressed on request [imageCompression]', async () => {
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/v1/media')) sent += 1;
    });
    await addNoise(page, 2_400, 200);
    const alert = form(page).getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toMatch(
      /^noise\.png: Upload failed\. File too big \[\d\.\d\d MiB \/ 1\.24 MiB\]/,
    );
    expect(sent).toBe(0);
    expect(await rows(page).count()).toBe(3);
    expect(await findBarriers(page, { within: 'form[aria-label="New post"]' })).toEqual([]);
    await alert.getByRole('button', { name: 'Compress image' }).click();
    await form(page).getByText('4 files uploaded').waitFor({ state: 'attached', timeout: 60_000 });
    const last = [...site.instance().world().media.values()].at(-1);
    expect(last?.mimeType).toBe('image/webp');
    const { width, height } = await sizeOf(page, `/media/${last?.file ?? ''}`);
    expect(width).toBeLessThan(2_400);
    expect(width / height).toBeCloseTo(12, 0);
  });

  it('are posted in their order with their descriptions', async () => {
    await post(page).click();
    const made = await postSaying('Four files');
    expect(
      mediaOf(made.mediaIds).map(({ mimeType, description }) => [mimeType, description]),
    ).toEqual([
      ['video/webm', ''],
      ['audio/wav', ''],
      ['image/png', 'A frog'],
      ['image/webp', ''],
    ]);
    await eventually(async () => expect(await rows(page).count()).toBe(0));
  });

  it('are turned and blacked out by keyboard before they are sent; nothing of it is in the file', async () => {
    await text(page).fill('A secret');
    await add(page, picture('frog.png', 120));
    const open = rows(page).nth(0).getByRole('button', { name: 'Describe and edit' });
    await open.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Describe and edit' });
    await dialog.getByRole('button', { name: 'Black out' }).press('Enter');
    await dialog.getByRole('button', { name: 'Add area' }).press('Enter');
    const edge = (name: string) => dialog.getByRole('slider', { name: `${name} edge` });
    await edge('Left').press('Home');
    await edge('Top').press('Home');
    await edge('Bottom').press('End');
    await edge('Right').fill('0.5');
    await dialog.getByRole('button', { name: 'Rotate right' }).press('Enter');
    expect(await findBarriers(page, { within: '[role="dialog"]' })).toEqual([]);
    await dialog.getByRole('button', { name: 'Done' }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await eventually(async () =>
      expect(await open.evaluate((one) => one === document.activeElement)).toBe(true),
    );
    await eventually(async () =>
      expect(await post(page).getAttribute('aria-disabled')).not.toBe('true'),
    );
    await post(page).click();
    const [file] = mediaOf((await postSaying('A secret')).mediaIds);
    const { size, covered, left } = await page.evaluate(
      async (url) => {
        const bitmap = await createImageBitmap(await (await fetch(url)).blob());
        const { width, height } = bitmap;
        const context = new OffscreenCanvas(width, height).getContext('2d');
        context?.drawImage(bitmap, 0, 0);
        const words = (top: number, rows: number) => [
          ...new Uint32Array(
            context?.getImageData(0, top, width, rows).data.buffer ?? new ArrayBuffer(),
          ),
        ];
        const BLACK = 0xff000000;
        return {
          size: [width, height],
          covered: words(0, height / 2).every((pixel) => pixel === BLACK),
          left: words(height / 2 + 1, height / 2 - 1).filter((pixel) => pixel === BLACK).length,
        };
      },
      `/media/${file?.file ?? ''}`,
    );
    expect({ size, covered, left }).toEqual({ size: [80, 120], covered: true, left: 0 });
    await eventually(async () => expect(await rows(page).count()).toBe(0));
  });

  it('are cut by keyboard where they are videos: what is sent is as long as the range', async () => {
    await text(page).fill('A short pond');
    await recordFilm(page, 2_000);
    await arrived(page, 1);
    await rows(page).nth(0).getByRole('button', { name: 'Describe and edit' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Describe and edit' });
    const trim = dialog.getByRole('region', { name: 'Trim video' });
    await trim.getByRole('button', { name: 'Trim video' }).press('Enter');
    const start = trim.getByRole('slider', { name: 'Start' });
    // Between two frames that can begin a copy: the others are drawn and encoded again.
    for (let step = 0; step < 7; step += 1) await start.press('ArrowRight');
    await trim.getByText(/encoded again/).waitFor();
    expect(await findBarriers(page, { within: '[role="dialog"]' })).toEqual([]);
    await dialog.getByRole('button', { name: 'Done' }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await arrived(page, 1);
    await post(page).click();
    const [sent] = mediaOf((await postSaying('A short pond')).mediaIds);
    const bytes = await (
      await page.request.get(`${site.instance().origin}/media/${sent?.file ?? ''}`)
    ).body();
    const made = await inspectVideo(new Blob([new Uint8Array(bytes)], { type: 'video/webm' }));
    // Its last frame may be late.
    expect(made?.seconds).toBeGreaterThan(0.9);
    expect(made?.seconds).toBeLessThan(1.6);
    await eventually(async () => expect(await rows(page).count()).toBe(0));
  });

  it('are reordered by dragging; Escape cancels', async () => {
    await add(page, picture('a.png', 10), picture('b.png', 120), picture('c.png', 240));
    await arrived(page, 3);
    const drag = async (from: number, to: number) => {
      const start = await rows(page).nth(from).locator('img').boundingBox();
      const end = await rows(page).nth(to).boundingBox();
      if (!start || !end) throw new Error('The rows are not on the page');
      await page.mouse.move(start.x + 30, start.y + 30);
      await page.mouse.down();
      await page.mouse.move(start.x + 30, end.y + 10, { steps: 5 });
      await page.mouse.move(start.x + 30, end.y + end.height - 4, { steps: 5 });
    };
    await drag(0, 2);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await areNamed(page, 'a.png', 'b.png', 'c.png');
    await drag(0, 2);
    await page.mouse.up();
    await areNamed(page, 'b.png', 'c.png', 'a.png');
    await form(page).getByText('a.png is now file 3 of 3').waitFor({ state: 'attached' });
  });

  it('POST-34 dragged over the form show a drop indicator that appears and disappears within half a second', async () => {
    const dragEvent = (type: string) =>
      form(page).evaluate((onto, name) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(['green'], 'frog.txt', { type: 'text/plain' }));
        onto.dispatchEvent(new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true }));
      }, type);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const sign = form(page).getByText('Drop files to add them');
    await dragEvent('dragenter');
    await sign.waitFor();
    /** In the page: the sign may be gone before an answer from there has come. */
    const leaving = sign.evaluate(async (one) => {
      const began = performance.now();
      const durations = new Set<string>();
      while (one.isConnected) {
        durations.add(getComputedStyle(one).animationDuration);
        await new Promise(requestAnimationFrame);
      }
      return { durations: [...durations], took: performance.now() - began };
    });
    await dragEvent('dragleave');
    const { durations, took } = await leaving;
    expect(durations).toEqual(['0.5s']);
    expect(took).toBeGreaterThanOrEqual(480);
    await dragEvent('dragenter');
    await dragEvent('drop');
    await sign.waitFor({ state: 'detached' });
    await arrived(page, 4);
    await areNamed(page, 'b.png', 'c.png', 'a.png', 'frog.txt');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await post(page).click();
    await eventually(async () => expect(await rows(page).count()).toBe(0));
  });

  it('show their progress, can be cancelled, and can be retried', async () => {
    const speedUp = await slowLine(page);
    await add(page, longFilm);
    const bar = form(page).getByRole('progressbar', { name: 'Uploading long.webm' });
    await eventually(async () => {
      const part = Number(await bar.evaluate((one: HTMLProgressElement) => one.value));
      expect(part).toBeGreaterThan(0);
      expect(part).toBeLessThan(1);
    });
    expect(await post(page).getAttribute('title')).toBe('Files are still uploading');
    await form(page).getByRole('button', { name: 'Cancel upload' }).click();
    await form(page).getByText('Upload cancelled').waitFor();
    await speedUp();
    await form(page).getByRole('button', { name: 'Retry' }).click();
    await arrived(page, 1);
    await post(page).click();
    await eventually(async () => expect(await rows(page).count()).toBe(0));
  });

  it('survive a crash of the page during the upload', async () => {
    await text(page).fill('A draft with a file');
    await slowLine(page);
    await add(page, picture('small.png', 200), longFilm);
    await form(page).getByRole('progressbar', { name: 'Uploading long.webm' }).waitFor();
    await rows(page).nth(1).getByRole('textbox', { name: 'Media description' }).fill('The pond');
    const context = page.context();
    await kill(page, 'A draft with a file', 'The pond');
    page = await site.open('/main/friends', { context });
    await arrived(page, 2);
    await areNamed(page, 'small.png', 'long.webm');
    await eventually(async () => expect(await text(page).inputValue()).toBe('A draft with a file'));
    await post(page).click();
    const made = await postSaying('A draft with a file');
    expect(mediaOf(made.mediaIds).map(({ description }) => description)).toEqual(['', 'The pond']);
    await eventually(async () => expect(await rows(page).count()).toBe(0));
  });

  it('and texts ask when the page unloads if they could not be stored', async () => {
    stage.expectProblems(/Couldn't save state/);
    let asked = 0;
    page.on('dialog', (dialog) => {
      if (dialog.type() === 'beforeunload') asked += 1;
      void dialog.accept();
    });
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await text(page).fill('Nowhere else');
    // The write is tried a moment later; the page asks from when it failed.
    await page.waitForFunction(() => window.onbeforeunload !== null);
    const closed = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await closed;
    expect(asked).toBe(1);
  });
});

/**
 * Benchmark of the composer: from a key to its letter on the page in a post of 5,000 characters, and
 * in a chain with files, formats and preview whose post has 20,000; and from pressing "New post"
 * until one can type.
 */
import type { Page } from 'playwright-core';
import type { BenchEnvironment } from './environment';
import { openReader } from './reader';
import { median, type Figure } from './report';

const LENGTH = 5_000;
const LONG = 20_000;
const FILES = ['a', 'b', 'c', 'd'];
const KEYS = 'frogs sing at the pond';
const BETWEEN_TWO = 300;
const REST = 2_000;
/** Milliseconds for which the pointer is on a button before it goes down. */
const AIMING = 400;

/** Lines of several lengths, with letters of more than one code unit. */
const LINES = [
  'The pond behind the mill has frogs again, and they sing all night.\n',
  'Où sont les grenouilles ? 🐸 Là-bas, près du moulin — дорогая, 見て 👩‍👩‍👧‍👦!\n',
  '@bob #frogs :blobcat: https://pond.example/frogs\n\n',
];

export async function measureWriting(environment: BenchEnvironment): Promise<Figure[]> {
  const keys = await measureKeys(environment);
  const busyKeys = await measureBusyKeys(environment);
  const openings: number[] = [];
  const atOnce: number[] = [];
  while (openings.length < environment.runs) {
    openings.push(await measureOpening(environment, AIMING));
    atOnce.push(await measureOpening(environment, 0));
  }
  return [
    {
      name: 'key to paint in 5,000 characters, median',
      value: median(keys),
      limit: 50,
      unit: 'ms',
    },
    { name: 'the slowest', value: Math.max(...keys), limit: 50, unit: 'ms' },
    {
      name: 'in 20,000 of a chain of three with four files and preview, full speed, median',
      value: median(busyKeys),
      limit: 50,
      unit: 'ms',
    },
    { name: 'the slowest', value: Math.max(...busyKeys), limit: 50, unit: 'ms' },
    {
      name: 'opening the composer, press to caret, full speed',
      value: median(openings),
      limit: 100,
      unit: 'ms',
    },
    { name: 'the slowest', value: Math.max(...openings), limit: 100, unit: 'ms' },
    {
      name: 'without pointing at the button first, with the code still to come',
      value: median(atOnce),
      limit: null,
      unit: 'ms',
    },
  ];
}

async function measureKeys(environment: BenchEnvironment): Promise<number[]> {
  const reader = await openReader(environment, '/main/friends', { as: 'alice' });
  try {
    const { page } = reader;
    const text = page
      .getByRole('form', { name: 'New post' })
      .getByRole('textbox', { name: 'Post text' });
    await text.fill(textOf(LENGTH));
    await page.waitForTimeout(REST);
    await reader.slowDown();
    return await pressKeys(page);
  } finally {
    await reader.close();
  }
}

const textOf = (length: number): string =>
  LINES.join('')
    .repeat(length)
    .slice(0, length - KEYS.length);

async function pressKeys(page: Page): Promise<number[]> {
  await page.evaluate(watchKeys);
  for (const key of KEYS) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.waitForTimeout(BETWEEN_TWO);
  }
  const took = await taken(page);
  if (took.length !== KEYS.length) throw new Error(`Only ${String(took.length)} keys showed.`);
  return took;
}

async function measureBusyKeys(environment: BenchEnvironment): Promise<number[]> {
  const settings = { postContentType: 'text/markdown', composerOptions: true };
  const reader = await openReader(environment, '/main/friends', { as: 'alice', settings });
  try {
    const { page } = reader;
    const form = page.getByRole('form', { name: 'New post' });
    await form.getByRole('textbox', { name: 'Post text' }).fill(textOf(LENGTH));
    for (const place of ['2 of 2', '3 of 3']) {
      await form.getByRole('button', { name: 'Add post' }).click();
      await form.getByRole('textbox', { name: `Post ${place}` }).fill(textOf(LENGTH));
    }
    const first = form.getByRole('textbox', { name: 'Post 1 of 3' });
    await first.fill(textOf(LONG));
    await form.getByRole('button', { name: 'Preview' }).click();
    const chooser = page.waitForEvent('filechooser');
    await form.getByRole('button', { name: 'Add media' }).click();
    await (await chooser).setFiles(FILES.map((name) => textFile(`${name}.txt`)));
    await form
      .getByRole('textbox', { name: 'Media description' })
      .nth(FILES.length - 1)
      .waitFor();
    await form.getByRole('toolbar', { name: 'Formatting' }).waitFor();
    await first.focus();
    await page.keyboard.press('Control+End');
    await page.waitForTimeout(REST);
    return await pressKeys(page);
  } finally {
    await reader.close();
  }
}

const textFile = (name: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(`A frog in ${name}`),
});

async function measureOpening(environment: BenchEnvironment, aiming: number): Promise<number> {
  const settings = { alwaysShowNewPostButton: true };
  const reader = await openReader(environment, '/main/friends', { as: 'alice', settings });
  try {
    const { page } = reader;
    await page.evaluate(watchOpening);
    const button = page.getByRole('button', { name: 'New post' });
    if (aiming > 0) await button.hover();
    await page.waitForTimeout(aiming);
    await button.click();
    await page.locator('textarea:focus').waitFor();
    await page.waitForTimeout(BETWEEN_TWO);
    const [took] = await taken(page);
    if (took === undefined) throw new Error('The composer did not take the caret.');
    return took;
  } finally {
    await reader.close();
  }
}

const taken = async (page: Page): Promise<number[]> =>
  (await page.evaluate('window.benchTook')) as number[];

/** Runs in the page. */
function watchKeys(): void {
  const took: number[] = [];
  Object.assign(window, { benchTook: took });
  let pressed = 0;
  addEventListener('keydown', ({ timeStamp }) => void (pressed = timeStamp), { capture: true });
  addEventListener(
    'input',
    () => {
      const since = pressed;
      requestAnimationFrame(() => {
        const painted = new MessageChannel();
        painted.port1.onmessage = () => took.push(performance.now() - since);
        painted.port2.postMessage(null);
      });
    },
    { capture: true },
  );
}

/** Runs in the page. */
function watchOpening(): void {
  const took: number[] = [];
  Object.assign(window, { benchTook: took });
  let pressed = 0;
  addEventListener('click', ({ timeStamp }) => void (pressed ||= timeStamp), { capture: true });
  addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof HTMLTextAreaElement)) return;
      requestAnimationFrame(() => {
        const painted = new MessageChannel();
        painted.port1.onmessage = () => took.push(performance.now() - pressed);
        painted.port2.postMessage(null);
      });
    },
    { capture: true },
  );
}

/**
 * `npm run pictures`: takes a picture of each screen of the last build, in two sizes, dark and light,
 * and right to left, with a page that shows them side by side. For people who judge a change of the
 * look: `--name before`, then `--name after`.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { startInstance, type Instance } from '@/demo/server';
import { BadCall, runCommand } from '../command';
import { browserArguments, ensureBrowser, findHeadlessShell } from '../findBrowser';
import { dist, toolCache } from '../project';
import { keepRecord, ownRecord } from '../storedRecord';
import { galleryOf } from './gallery';
import { hasPicture, screens, type Mode, type Screen } from './screens';

const USAGE = `Usage: npm run pictures -- [flags]

  --name <name>     the folder of this run, in .cache/linnet/pictures (now)
  --only <words>    only screens whose names contain one of these, separated by commas
  --modes <words>   only modes whose names contain one of these, such as phone,dark;
                    "widest" and "sideways" are taken only if they are named`;

const wide = { viewport: { width: 1440, height: 900 }, isPhone: false };
const phone = { viewport: { width: 390, height: 844 }, isPhone: true };
const plainDark = { colorScheme: 'dark', language: null } as const;
const modes: readonly Mode[] = [
  { ...wide, name: 'wide-dark', colorScheme: 'dark', language: null },
  { ...wide, name: 'wide-light', colorScheme: 'light', language: null },
  { ...phone, name: 'phone-dark', colorScheme: 'dark', language: null },
  { ...phone, name: 'phone-light', colorScheme: 'light', language: null },
  { ...wide, name: 'wide-rtl', colorScheme: 'dark', language: 'ar' },
  { ...phone, name: 'phone-rtl', colorScheme: 'light', language: 'ar' },
];

/** Taken when they are asked for by name. */
const furtherModes: readonly Mode[] = [
  { ...wide, name: 'widest', viewport: { width: 1920, height: 1080 }, ...plainDark },
  { ...phone, name: 'sideways', viewport: { width: 844, height: 390 }, ...plainDark },
];

const pleromaPage = { policy: 'pleroma', indexPage: 'pleroma' } as const;
const PATIENCE = 10_000;
/** Milliseconds without a change of the page's size or pictures, after which it is quiet. */
const QUIET = 600;

async function pictures(given: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...given],
    options: {
      name: { type: 'string', default: 'now' },
      only: { type: 'string', default: '' },
      modes: { type: 'string', default: '' },
    },
  });
  if (!existsSync(path.join(dist, 'index.html'))) {
    throw new BadCall('Nothing is built yet: run "npm run build" first.');
  }
  const allModes = values.modes === '' ? modes : [...modes, ...furtherModes];
  const chosenModes = allModes.filter(({ name }) => hasOneOf(name, values.modes));
  const chosen = screens.filter(({ name }) => hasOneOf(name, values.only));
  if (chosen.length === 0 || chosenModes.length === 0) throw new BadCall('Nothing has that name.');

  const folder = path.join(toolCache, 'pictures', values.name);
  mkdirSync(folder, { recursive: true });
  const executablePath = findHeadlessShell() ?? (await ensureBrowser());
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  const missed: string[] = [];
  try {
    for (const mode of chosenModes) missed.push(...(await takeAll(browser, mode, chosen, folder)));
  } finally {
    await browser.close();
  }
  writeFileSync(path.join(folder, 'index.html'), galleryOf(values.name, chosen, chosenModes));
  missed.forEach((line) => {
    console.error(line);
  });
  console.log(`The pictures are in ${path.join(folder, 'index.html')}`);
  return missed.length > 0 ? 1 : 0;
}

const hasOneOf = (name: string, words: string): boolean =>
  words.split(',').some((word) => name.includes(word));

/** Takes all pictures in a mode, from worlds of its own; returns what could not be taken. */
async function takeAll(
  browser: Browser,
  mode: Mode,
  chosen: readonly Screen[],
  folder: string,
): Promise<string[]> {
  const missed: string[] = [];
  const shown = chosen.filter((one) => hasPicture(one, mode));
  for (const family of new Set(shown.map((one) => one.family))) {
    const ofFamily = shown.filter((one) => one.family === family);
    const instance = await startInstance({ ...(family && { family }), dist, ...pleromaPage });
    try {
      for (const screen of ofFamily) {
        const file = path.join(folder, `${screen.name}-${mode.name}.png`);
        await take(browser, instance, mode, screen, file).catch((error: unknown) => {
          const [reason = ''] = String(error).split('\n');
          missed.push(`${screen.name}, ${mode.name}: ${reason}`);
        });
      }
    } finally {
      await instance.close();
    }
  }
  return missed;
}

async function take(
  browser: Browser,
  instance: Instance,
  mode: Mode,
  screen: Screen,
  file: string,
): Promise<void> {
  const context = await newContext(browser, mode);
  try {
    const page = await context.newPage();
    const token = screen.as ? instance.tokenFor(screen.as) : null;
    const settings = {
      themeMode: 'system' as const,
      ...(mode.language === null ? {} : { interfaceLanguage: mode.language }),
    };
    await keepRecord(page, instance.origin, ownRecord(token, settings));
    const address = typeof screen.path === 'string' ? screen.path : screen.path(instance.world());
    await page.goto(instance.origin + address);
    await page.getByRole('main').waitFor();
    await untilQuiet(page);
    if (screen.prepare) {
      await screen.prepare(page);
      await untilQuiet(page);
    }
    await page.screenshot({ path: file });
  } finally {
    await context.close();
  }
}

async function newContext(
  browser: Browser,
  { viewport, colorScheme, isPhone }: Mode,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport,
    colorScheme,
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(PATIENCE);
  return context;
}

/** Waits until nothing is loading and the page keeps its shape. */
async function untilQuiet(page: Page): Promise<void> {
  const end = Date.now() + PATIENCE;
  let before = '';
  while (Date.now() < end) {
    await pause(QUIET);
    const shape = await page.evaluate(() => {
      const pending = [...document.images].filter(
        (image) => !image.complete && image.getBoundingClientRect().top < innerHeight,
      );
      const { scrollHeight } = document.documentElement;
      return [scrollHeight, document.getElementsByTagName('*').length, pending.length].join();
    });
    if (shape === before && shape.endsWith(',0')) return;
    before = shape;
  }
}

void runCommand(USAGE, pictures);

/**
 * Benchmark of 2,000 unseen notifications: opening their column and their page, marking all as
 * read, and a burst of new ones by socket while the reader is on another page.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { createManyNotifications } from '@/demo/state/manyNotifications';
import { findByAcct } from '@/demo/state/people';
import type { Person } from '@/demo/state/types';
import type { BenchEnvironment } from './environment';
import { readStoreState } from './storeState';
import { watchNotifications, type NotificationsWatch } from './notificationsWatch';
import { openReader } from './reader';
import { median, type Figure } from './report';

const NAME = 'alice';
const HELD = 2_000;
/** The number sent at once, small enough not to overrun the socket. */
const BATCH = 100;
const BURST = 200;
const BETWEEN_TWO = 5_000 / BURST;
const PATIENCE = 60_000;
/** Milliseconds until the effects of a press, or of the last of a burst, are over. */
const AFTERMATH = 1_500;
const ASK_EVERY = 50;
/** Milliseconds after the start without desktop notifications. */
const SILENCE = 10_000;
const ELSEWHERE = '/main/public';
const WITH_COLUMN = { width: 1_440, height: 900 };
const WITHOUT = { width: 1_200, height: 900 };

export async function measureNotifications(environment: BenchEnvironment): Promise<Figure[]> {
  const { instance, origin, runs } = environment;
  const world = instance.world();
  const person = findByAcct(world, NAME);
  if (!person) throw new Error('The world lacks people.');
  const reader = await openReader(environment, ELSEWHERE, {
    as: NAME,
    before: async (page) => {
      await page.context().grantPermissions(['notifications'], { origin });
      await page.addInitScript(watchNotifications);
      await page.setViewportSize(WITHOUT);
    },
  });
  try {
    const { page } = reader;
    await fill(page, () => createManyNotifications(world, person, BATCH));
    const pages: number[] = [];
    const columns: number[] = [];
    while (pages.length < runs) {
      pages.push(
        await opened(page, () => page.getByRole('link', { name: 'Notifications' }).click()),
      );
      await page.goBack();
      await pause(AFTERMATH);
      columns.push(await opened(page, () => page.setViewportSize(WITH_COLUMN)));
      await page.setViewportSize(WITHOUT);
      await pause(AFTERMATH);
    }
    await page.setViewportSize(WITH_COLUMN);
    const burst = await measureBurst(environment, page, person);
    const marking = await measureMarking(page);
    const all = `${String(HELD)} held, at full speed`;
    return [
      { name: `${all}: press to page, median`, value: median(pages), limit: 100, unit: 'ms' },
      { name: 'the slowest', value: Math.max(...pages), limit: null, unit: 'ms' },
      { name: `${all}: column, median`, value: median(columns), limit: 100, unit: 'ms' },
      { name: 'the slowest', value: Math.max(...columns), limit: null, unit: 'ms' },
      ...burst,
      ...marking,
    ];
  } finally {
    await reader.close();
  }
}

/** Sends more until the page holds the maximum. */
async function fill(page: Page, send: () => unknown): Promise<void> {
  for (const end = Date.now() + PATIENCE; Date.now() < end;) {
    const held = await readStoreState(page, 'notifications', 'notifications', 'length');
    if (Number(held) >= HELD) return;
    send();
    await pause(10 * ASK_EVERY);
  }
  throw new Error('The page does not hold as many as it should.');
}

const seen = (page: Page): Promise<NotificationsWatch> =>
  page.evaluate('window.benchNotifications') as Promise<NotificationsWatch>;

/** Milliseconds from the press, or from the resizing of the window, until rows are painted. */
async function opened(page: Page, open: () => Promise<unknown>): Promise<number> {
  await page.evaluate('window.benchNotifications.opened = 0');
  await open();
  for (const end = Date.now() + PATIENCE; Date.now() < end;) {
    await pause(ASK_EVERY);
    const { opened: took } = await seen(page);
    if (took > 0) return took;
  }
  throw new Error('The notifications did not open.');
}

async function measureBurst(
  { instance }: BenchEnvironment,
  page: Page,
  person: Person,
): Promise<Figure[]> {
  const world = instance.world();
  await pause(SILENCE);
  await page.evaluate('window.benchNotifications.look()');
  const before = await seen(page);
  const began = Date.now();
  let last = '';
  for (let sent = 0; sent < BURST; sent += 1) {
    const late = began + sent * BETWEEN_TWO - Date.now();
    if (late > 0) await pause(late);
    // Muted people cause no notification, so the last id may stay the same.
    [last = last] = createManyNotifications(world, person, 1);
  }
  await pause(AFTERMATH);
  const after = await seen(page);
  const newest = await readStoreState(page, 'notifications', 'notifications', '0', 'id');
  const commits = after.commits - before.commits;
  const name = `${String(BURST)} more by socket in 5 s`;
  return [
    { name: `${name}: the last not shown`, value: newest === last ? 0 : 1, limit: 0, unit: '' },
    {
      name: 'changes of the list for each frame',
      value: commits / (after.frames - before.frames),
      limit: 1,
      unit: '',
    },
    { name: 'most desktop pop-ups at a time', value: after.standing, limit: 4, unit: '' },
  ];
}

async function measureMarking(page: Page): Promise<Figure[]> {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/notifications\/read|\/markers/.test(request.url())) calls.push(request.url());
  });
  const before = await seen(page);
  const took = await page.evaluate<number>('window.benchNotifications.markAll()');
  await pause(AFTERMATH);
  const { commits, unseen } = await seen(page);
  return [
    { name: 'marking all as read: still unread', value: unseen, limit: 0, unit: '' },
    { name: 'calls', value: calls.length, limit: 1, unit: '' },
    { name: 'changes of the list', value: commits - before.commits, limit: 1, unit: '' },
    { name: 'press to next paint', value: took, limit: 100, unit: 'ms' },
  ];
}

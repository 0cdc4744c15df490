/**
 * Benchmark of a long thread: from the press until it fills the window, whether it is complete, and a
 * later visit to its address over the slow line.
 */
import type { Page } from 'playwright-core';
import { writeThread } from '@/demo/seed/longThread';
import { repeat } from '@/demo/state/statusToggles';
import { benchAccountOf } from './benchAccount';
import type { BenchEnvironment } from './environment';
import { openReader } from './reader';
import { openWorld } from './line/openWorld';
import { median, type Figure } from './report';
import { asVisitor } from './startUp';
import type { Visit } from './visit';

const REPLIES = 500;
const DEPTH = 15;
const ASK_EVERY = 200;
const PATIENCE = 60_000;
const AFTERMATH = 3_000;
/** Pixels of one turn of the wheel, and the largest number of turns. */
const TURN = 900;
const TURNS = 400;

interface Opening {
  visible: number;
  blocking: number;
}

export async function measureThread(environment: BenchEnvironment): Promise<Figure[]> {
  const { rootId, username } = prepare(environment);
  const openings: Opening[] = [];
  let reached = 0;
  while (openings.length < environment.runs) {
    const reader = await openReader(environment, '/main/friends', { as: username });
    try {
      const { page } = reader;
      await reader.slowDown();
      const blocking = await reader.blocking();
      const visible = await openThread(page, rootId);
      await page.waitForTimeout(AFTERMATH);
      openings.push({ visible, blocking: (await reader.blocking()) - blocking });
      await reader.slowDown(false);
      if (reached === 0) reached = await readThrough(page);
    } finally {
      await reader.close();
    }
  }
  const returns = await visitAgain(environment);
  return [
    {
      name: 'thread of 500 replies, later visit: visible part',
      value: median(returns.map(({ visible }) => visible)),
      limit: 600,
      unit: 'ms',
    },
    {
      name: 'total blocking time of that visit',
      value: median(returns.map(({ blocking }) => blocking)),
      limit: 100,
      unit: 'ms',
    },
    {
      name: 'thread of 500 replies: press to visible part',
      value: median(openings.map(({ visible }) => visible)),
      limit: 600,
      unit: 'ms',
    },
    {
      name: 'total blocking time',
      value: median(openings.map(({ blocking }) => blocking)),
      limit: 100,
      unit: 'ms',
    },
    { name: 'replies out of reach', value: REPLIES + 1 - reached, limit: 0, unit: '' },
  ];
}

/** Writes a thread whose first post is repeated, so that it is on top of the reader's timeline. */
function prepare({ instance }: BenchEnvironment): { rootId: string; username: string } {
  const world = instance.world();
  const [first] = writeThread(world, { depth: DEPTH, count: REPLIES });
  const { username, writers } = benchAccountOf(world);
  const [somebody] = writers;
  if (!first || !somebody) throw new Error('The world lacks people.');
  repeat(world, somebody, first);
  return { rootId: first.id, username };
}

/** A third visit: on the second, unhurried one the caches fill. */
async function visitAgain({ folder, runs }: BenchEnvironment): Promise<Visit[]> {
  const world = await openWorld(folder);
  try {
    const count = REPLIES;
    const [first] = writeThread(world.instance.world(), { depth: DEPTH, count });
    const visits: Visit[] = [];
    while (visits.length < runs) {
      const [, warm] = await asVisitor(world, `/notice/${first?.id ?? ''}`);
      visits.push(warm);
    }
    return visits;
  } finally {
    await world.close();
  }
}

async function openThread(page: Page, rootId: string): Promise<number> {
  await page.evaluate(watchOpening);
  const link = page.locator(`article[data-status-id="${rootId}"] a:has(time)`).first();
  const box = await link.boundingBox();
  if (!box) throw new Error('The thread is not on the timeline.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  for (const end = Date.now() + PATIENCE; Date.now() < end;) {
    await page.waitForTimeout(ASK_EVERY);
    const opened: number = await page.evaluate('window.benchOpened');
    if (opened > 0) return opened;
  }
  throw new Error('The thread did not open.');
}

async function readThrough(page: Page): Promise<number> {
  const met = new Set<string>();
  await page.mouse.move(700, 500);
  for (let turns = 0; turns < TURNS && met.size <= REPLIES; turns += 1) {
    const ids = await page
      .locator('[data-thread-row]')
      .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.threadRow ?? ''));
    ids.forEach((id) => met.add(id));
    await page.mouse.wheel(0, TURN);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  return met.size;
}

/** Runs in the page: notes when rows first fill the window after the next press. */
function watchOpening(): void {
  const seen = window as unknown as { benchOpened: number };
  seen.benchOpened = 0;
  const note = (pressed: number): void => {
    const painted = new MessageChannel();
    painted.port1.onmessage = () => {
      seen.benchOpened = performance.now() - pressed;
    };
    painted.port2.postMessage(null);
  };
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const look = (): void => {
        const rows = document.querySelectorAll('[data-thread-row]');
        const last = rows[rows.length - 1]?.getBoundingClientRect();
        if (last && last.bottom >= window.innerHeight) note(timeStamp);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}

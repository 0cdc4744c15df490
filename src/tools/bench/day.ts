/**
 * Benchmark of eight hours of streaming in a few minutes: the page's clock is moved on, and
 * statuses arrive through the real socket, while the reader stays at the top and visits other pages
 * now and then.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { remark } from '@/demo/seed/sentences';
import { publish } from '@/demo/state/posts';
import { benchAccountOf } from './benchAccount';
import type { BenchEnvironment } from './environment';
import { readStoreState } from './storeState';
import { openReader } from './reader';
import type { Figure } from './report';

const POSTS = 12_000;
const HOURS = 8;
/** Milliseconds of the page's clock; longer steps would look like a computer waking from sleep. */
const STEP = 30_000;
const STEPS = (HOURS * 3_600_000) / STEP;
/** Each time the reader visits five pages: 80 moves. */
const ROUNDS = 16;
const QUARTERS = 4;
/** Milliseconds until sent statuses have arrived. */
const ON_THE_WAY = 40;
const STEPS_PER_LOOK = 10;
const HOME = '/main/friends';
const ELSEWHERE = ['/main/public', '/main/all', '/bookmarks', '/notifications'];

export async function measureDay(environment: BenchEnvironment): Promise<Figure[]> {
  const world = environment.instance.world();
  const { username, writers } = benchAccountOf(world);
  const reader = await openReader(environment, HOME, {
    as: username,
    settings: { streaming: true },
    before: (page) => page.clock.install(),
  });
  try {
    const { page } = reader;
    const random = world.random.fork('day');
    let retained = 0;
    const heaps: number[] = [];
    for (let step = 1, sent = 0; step <= STEPS; step += 1) {
      for (; sent < (POSTS * step) / STEPS; sent += 1) {
        publish(world, { author: random.pick(writers), text: remark(random) });
      }
      await pause(ON_THE_WAY);
      await page.clock.fastForward(STEP);
      if (step % STEPS_PER_LOOK === 0) {
        retained = Math.max(
          retained,
          Number(await readStoreState(page, 'statuses', 'ids', 'length')),
        );
      }
      if (step % (STEPS / ROUNDS) === 0) await goAbout(page);
      if (step % (STEPS / QUARTERS) === 0) heaps.push(await reader.heap());
    }
    const [first = 0, ...later] = heaps;
    return [
      {
        name: 'statuses held at most in 8 hours of 12,000',
        value: retained,
        limit: 3_000,
        unit: '',
      },
      { name: 'heap after the first quarter', value: first, limit: null, unit: 'MB' },
      { name: 'the largest after the others', value: Math.max(...later), limit: null, unit: 'MB' },
      { name: 'against the first', value: Math.max(...later) / first, limit: 1.05, unit: '×' },
    ];
  } finally {
    await reader.close();
  }
}

/** Visits other timelines and returns to the top of this one. */
async function goAbout(page: Page): Promise<void> {
  for (const path of [...ELSEWHERE, HOME]) {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
    await pause(10 * ON_THE_WAY);
    await page.clock.fastForward(STEP);
  }
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  await pause(10 * ON_THE_WAY);
}

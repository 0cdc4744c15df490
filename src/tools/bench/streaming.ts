/** Benchmark of streaming: when each status is on the page, and the cost of a fast stream. */
import { setTimeout as pause } from 'node:timers/promises';
import { remark } from '@/demo/seed/sentences';
import { publish } from '@/demo/state/posts';
import { benchAccountOf } from './benchAccount';
import type { BenchEnvironment } from './environment';
import { openReader, type Reader } from './reader';
import { quantile, type Figure } from './report';

const POSTS = 300;
const BETWEEN_TWO = 1_000 / 20;
/** Milliseconds after the last status; one that is missing by then counts as lost. */
const PATIENCE = 5_000;

interface Outcome {
  missing: number;
  blocking: number;
  /** Milliseconds from sending to painting, for 95 of 100. */
  delay: number;
}

export async function measureStreaming(environment: BenchEnvironment): Promise<Figure[]> {
  const slowly = await stream(environment, true);
  const unhindered = await stream(environment, false);
  return [
    { name: 'never shown of 300 at 20 per second', value: slowly.missing, limit: 0, unit: '' },
    { name: 'total blocking time', value: slowly.blocking, limit: 150, unit: 'ms' },
    { name: '95 of 100 on screen within', value: slowly.delay, limit: 150, unit: 'ms' },
    {
      name: 'never shown of 300, fast machine',
      value: unhindered.missing,
      limit: 0,
      unit: '',
    },
    {
      name: '95 of 100 on screen within, fast machine',
      value: unhindered.delay,
      limit: 50,
      unit: 'ms',
    },
  ];
}

async function stream(environment: BenchEnvironment, slowly: boolean): Promise<Outcome> {
  const reader = await openReader(environment, '/main/friends', {
    as: benchAccountOf(environment.instance.world()).username,
    settings: { streaming: true },
  });
  try {
    await reader.page.evaluate(watchArrivals);
    await reader.slowDown(slowly);
    return await watchStream(environment, reader);
  } finally {
    await reader.close();
  }
}

async function watchStream({ instance }: BenchEnvironment, reader: Reader): Promise<Outcome> {
  const world = instance.world();
  const { writers } = benchAccountOf(world);
  const random = world.random.fork('stream');
  const blocking = await reader.blocking();
  const sent = new Map<string, number>();
  const began = Date.now();
  while (sent.size < POSTS) {
    const late = began + sent.size * BETWEEN_TWO - Date.now();
    if (late > 0) await pause(late);
    const { id } = publish(world, { author: random.pick(writers), text: remark(random) });
    sent.set(id, Date.now());
  }
  await pause(PATIENCE);
  const arrived = (await reader.page.evaluate('window.benchArrivals')) as Record<string, number>;
  const delays = [...sent].map(([id, at]) => (arrived[id] ?? Infinity) - at);
  return {
    missing: delays.filter((delay) => delay === Infinity).length,
    blocking: (await reader.blocking()) - blocking,
    delay: quantile(delays, 0.95),
  };
}

/** Runs in the page: notes when the frame with each new status was painted. */
function watchArrivals(): void {
  const arrivals: Record<string, number> = {};
  Object.assign(window, { benchArrivals: arrivals });
  const feed = document.querySelector('[role="feed"]');
  if (!feed) return;
  new MutationObserver((records) => {
    const ids = records.flatMap(({ addedNodes }) =>
      [...addedNodes].map((node) => (node as HTMLElement).dataset.statusId),
    );
    requestAnimationFrame(() => {
      const painted = new MessageChannel();
      painted.port1.onmessage = () => {
        const now = performance.timeOrigin + performance.now();
        for (const id of ids) if (id !== undefined) arrivals[id] ??= now;
      };
      painted.port2.postMessage(null);
    });
  }).observe(feed, { childList: true });
}

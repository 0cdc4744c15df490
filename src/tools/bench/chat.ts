/**
 * Benchmark of a chat with 5,000 messages: reading up to its beginning, and writing below all of
 * it.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { chatWith } from '@/demo/state/chats';
import { findByAcct } from '@/demo/state/people';
import type { Person } from '@/demo/state/types';
import type { BenchEnvironment } from './environment';
import { readStoreState } from './storeState';
import { openReader } from './reader';
import { median, type Figure } from './report';

const MESSAGES = 5_000;
const MINUTE = 60_000;
/** Pixels of one turn of the wheel, and milliseconds between two: a fast reader. */
const TURN = 1_000;
const BETWEEN_TWO = 50;
const TURNS_PER_LOOK = 10;
const PATIENCE = 10 * MINUTE;
const AFTERMATH = 1_000;
const PRESSES = 20;

interface Watch {
  /** Milliseconds. */
  longest: number;
  tasks: number;
  shown: number[];
}

export async function measureChat(environment: BenchEnvironment): Promise<Figure[]> {
  const world = environment.instance.world();
  const alice = findByAcct(world, 'alice');
  const bob = findByAcct(world, 'bob');
  if (!alice || !bob) throw new Error('The world lacks people.');
  const chatId = talk(environment, alice, bob);
  const reader = await openReader(environment, `/users/alice/chats/${bob.id}`, {
    as: 'alice',
    rows: '[role="log"] article',
  });
  try {
    const { page } = reader;
    await page.evaluate(watchChat);
    await page.getByRole('log').hover();
    const held = await readUpwards(page, chatId);
    const reading = await seen(page);
    const heap = await reader.heap();
    const shown = await write(page);
    return [
      { name: 'messages that did not come', value: MESSAGES - held, limit: 0, unit: '' },
      { name: 'at full speed: longest task', value: reading.longest, limit: 50, unit: 'ms' },
      { name: 'tasks of more than 50 ms', value: reading.tasks, limit: 0, unit: '' },
      { name: `heap with ${String(MESSAGES)} messages`, value: heap, limit: 70, unit: 'MB' },
      {
        name: 'Enter to painted message, median of 20',
        value: median(shown),
        limit: 34,
        unit: 'ms',
      },
      { name: 'the slowest', value: Math.max(...shown), limit: 50, unit: 'ms' },
    ];
  } finally {
    await reader.close();
  }
}

/**
 * Writes messages over some weeks, some of them within the same minute. Returns the id of the chat.
 */
function talk({ instance }: BenchEnvironment, owner: Person, partner: Person): string {
  const world = instance.world();
  const chat = chatWith(world, owner, partner);
  const now = world.clock.now();
  for (let count = chat.messages.length; count < MESSAGES; count += 1) {
    chat.messages.push({
      id: world.ids.flake(),
      authorId: count % 5 < 3 ? owner.id : partner.id,
      html: `Message ${String(count)}: ${'what people say to each other. '.repeat(1 + (count % 4))}`,
      emoji: [],
      mediaId: null,
      createdAt: now - (MESSAGES - count) * (MINUTE / 2),
      idempotencyKey: null,
    });
  }
  chat.updatedAt = now;
  return chat.id;
}

const seen = (page: Page): Promise<Watch> => page.evaluate('window.benchChat') as Promise<Watch>;

const countHeld = async (page: Page, chatId: string): Promise<number> =>
  Number(await readStoreState(page, 'chatMessages', 'threads', chatId, 'keys', 'length'));

/** Resolves with the number of messages on the page when no more are loaded. */
async function readUpwards(page: Page, chatId: string): Promise<number> {
  const end = Date.now() + PATIENCE;
  for (let turns = 1; Date.now() < end; turns += 1) {
    await page.mouse.wheel(0, -TURN);
    await pause(BETWEEN_TWO);
    if (turns % TURNS_PER_LOOK > 0) continue;
    const held = await countHeld(page, chatId);
    if (held >= MESSAGES) return held;
  }
  return countHeld(page, chatId);
}

/** Milliseconds from each press to the frame that shows the message. */
async function write(page: Page): Promise<number[]> {
  const field = page.getByRole('textbox', { name: 'Message' });
  for (let press = 0; press < PRESSES; press += 1) {
    await field.fill(`Pressed ${String(press)}`);
    await pause(AFTERMATH);
    await field.press('Enter');
    await pause(AFTERMATH);
  }
  const { shown } = await seen(page);
  if (shown.length !== PRESSES) throw new Error(`Only ${String(shown.length)} presses showed.`);
  return shown;
}

/** Runs in the page. */
function watchChat(): void {
  const watch: Watch = { longest: 0, tasks: 0, shown: [] };
  Object.assign(window, { benchChat: watch });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      watch.longest = Math.max(watch.longest, duration);
      watch.tasks += 1;
    }
  }).observe({ type: 'longtask' });
  addEventListener(
    'keydown',
    ({ key, timeStamp, target }) => {
      if (key !== 'Enter' || !(target instanceof HTMLTextAreaElement)) return;
      const text = target.value;
      const look = (): void => {
        const rows = document.querySelectorAll('[role="log"] article');
        if (!rows[rows.length - 1]?.textContent.includes(text)) {
          requestAnimationFrame(look);
          return;
        }
        const painted = new MessageChannel();
        painted.port1.onmessage = () => watch.shown.push(performance.now() - timeStamp);
        painted.port2.postMessage(null);
      };
      requestAnimationFrame(look);
    },
    { capture: true },
  );
}

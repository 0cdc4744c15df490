/**
 * The wrong answers that a server can give, with the text that the reader sees for each, and
 * helpers that let the page's time pass until it has reacted.
 */
import type { Page, Request } from 'playwright-core';
import type { FaultAnswer } from '@/demo/faults';
import { eventually } from '../../eventually';
import { storageWritten } from '../../session/persistedState';
import type { Site } from './site';

/** The console reports failed requests, which these tests cause on purpose. */
export const EXPECTED_CONSOLE_ERRORS =
  /Failed to load resource|Could not load|could not be|WebSocket connection|Access to fetch/;

export const faultAnswerTexts = {
  '500': 'Something went wrong',
  '502': 'HTTP 502 Bad Gateway',
  '401': 'Your session has expired. Log in again.',
  '403': 'Invalid credentials.',
  '429': 'Too many requests. Wait a moment and try again.',
  html: 'the answer is text/html; charset=utf-8',
  garbage: 'the answer is cut short',
  empty: 'the answer is empty',
  null: 'the answer is no',
  truncated: 'the server could not be reached',
  hang: 'no answer in time',
} as const satisfies Record<FaultAnswer, string>;

/** Answers every call whose path begins like this wrongly, until `mend`. */
export async function injectFault(
  site: Site,
  answer: FaultAnswer,
  { path, method = 'GET' }: { path: string; method?: string },
): Promise<void> {
  await site.control('next', { path, method, answer, times: 10_000 });
}

export function clearFaults(site: Site): void {
  site.instance().faults.planned = [];
}

const STEP = 2_000;
const LONGEST = 150_000;
/** Real milliseconds after each step, in which the page reacts. */
const MOMENT = 80;
/** Real milliseconds for an answer, which a busy machine may need; some never come. */
const ANSWERED_WITHIN = 600;

const underWay = new WeakMap<Page, Set<Request>>();

/** The calls of the page that are not answered yet. */
function callsOf(page: Page): Set<Request> {
  const known = underWay.get(page);
  if (known) return known;
  const calls = new Set<Request>();
  underWay.set(page, calls);
  const end = (request: Request) => calls.delete(request);
  page.on('requestfinished', end).on('requestfailed', end);
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') calls.add(request);
  });
  return calls;
}

/**
 * Lets the page's time pass until `holds`. Waits at each step for the answers to the calls of this
 * step: in the page's time they would else come too late.
 */
export async function passUntil(page: Page, holds: () => Promise<boolean>): Promise<void> {
  const calls = callsOf(page);
  for (let passed = 0; ; passed += STEP) {
    try {
      await eventually(async () => expect(await holds()).toBe(true), MOMENT);
      return;
    } catch (error) {
      if (passed >= LONGEST) throw error;
    }
    const earlier = new Set(calls);
    await page.clock.runFor(STEP);
    const end = Date.now() + ANSWERED_WITHIN;
    while (Date.now() < end && [...calls].some((call) => !earlier.has(call))) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

/** Lets the page's time pass second by second, waiting each time for pending writes to storage. */
export async function passSeconds(page: Page, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    await page.clock.runFor(1_000);
    await storageWritten(page);
  }
}

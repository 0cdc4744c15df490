/** A stopped clock that tests move forward by hand. */
import { setImmediate } from 'node:timers';
import { callsInFlight, forgetHeld } from './engine/inFlight';

/**
 * Stops the clock for every test of the file. Timers and `Date` wait for `pass`; real answers
 * (promises, nock's sockets) still arrive.
 */
export function useStoppedClock(start: number | string = '2026-11-20T12:00:00.000Z') {
  beforeEach(() => {
    jest.useFakeTimers({
      now: new Date(start),
      doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'performance'],
    });
  });
  afterEach(() => {
    forgetHeld();
    jest.useRealTimers();
  });
  return {
    /** Moves the clock by milliseconds; due timers and their promises run in order. */
    async pass(ms: number): Promise<void> {
      await jest.advanceTimersByTimeAsync(ms);
      await settled();
    },
    /** Moves the clock second by second and lets the requests made on the way be answered. */
    async passSeconds(seconds: number): Promise<void> {
      for (let passed = 0; passed < seconds; passed += 1) await this.pass(1_000);
    },
    now: () => Date.now(),
  };
}

/** Rounds of the event loop that an answer takes to reach the store. */
const ROUNDS = 20;
/** A call without an answer after so many rounds and real milliseconds is waiting for the clock. */
const MOST_ROUNDS = 1_000;
const PATIENCE = 300;

/** Lets everything run that does not wait for the clock, answers of nock included. */
export async function settled(): Promise<void> {
  const began = performance.now();
  let quiet = 0;
  for (let round = 0; quiet < ROUNDS; round += 1) {
    if (round > MOST_ROUNDS && performance.now() - began > PATIENCE) return;
    await new Promise((resolve) => setImmediate(resolve));
    quiet = callsInFlight() === 0 ? quiet + 1 : 0;
  }
}

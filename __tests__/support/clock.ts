/** Time that stands still until a test lets it pass. */
import { setImmediate } from 'node:timers';
import { callsInFlight } from './engine/inFlight';

/**
 * Stops the clock for every test of the file. Timers and `Date` wait for `pass`; what carries real
 * answers (promises, sockets of nock) goes on.
 */
export function useStoppedClock(start: number | string = '2026-11-20T12:00:00.000Z') {
  beforeEach(() => {
    jest.useFakeTimers({
      now: new Date(start),
      doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'performance'],
    });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  return {
    /** Lets milliseconds pass; what becomes due runs in order, with its promises. */
    async pass(ms: number): Promise<void> {
      await jest.advanceTimersByTimeAsync(ms);
      await settled();
    },
    /** The same second by second, with the answers to what is asked on the way. */
    async passSeconds(seconds: number): Promise<void> {
      for (let passed = 0; passed < seconds; passed += 1) await this.pass(1_000);
    },
    now: () => Date.now(),
  };
}

/** Rounds of the event loop in which what was answered reaches the store. */
const ROUNDS = 20;
/** A call that has no answer after so many rounds and real milliseconds waits for the clock. */
const MOST_ROUNDS = 1_000;
const PATIENCE = 300;

/** Lets everything run that waits for nothing but its turn, answers of nock included. */
export async function settled(): Promise<void> {
  const began = performance.now();
  let quiet = 0;
  for (let round = 0; quiet < ROUNDS; round += 1) {
    if (round > MOST_ROUNDS && performance.now() - began > PATIENCE) return;
    await new Promise((resolve) => setImmediate(resolve));
    quiet = callsInFlight() === 0 ? quiet + 1 : 0;
  }
}

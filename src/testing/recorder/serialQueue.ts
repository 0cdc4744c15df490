/**
 * Runs one input at a time: the next one waits until the consequences of the last have settled, so
 * that the order of the recording is the order in which inputs took effect.
 */
import { nextMacrotask } from '@/testing/context/nextMacrotask';

export interface SerialQueue {
  /** Runs now, or as soon as it is its turn. */
  enqueue(happen: () => void): void;
  /** For an input that could not be queued; the following ones wait for its consequences. */
  blockUntilSettled(): void;
  /** Blocks the queue until `work` is done. */
  busy<Result>(work: Promise<Result>): Promise<Result>;
  /** From now on, runs everything at once. */
  bypass(): void;
}

export function createSerialQueue(): SerialQueue {
  const waiting: (() => void)[] = [];
  let moving = false;
  let opened = false;
  let atWork = 0;

  async function move(): Promise<void> {
    if (moving) return;
    moving = true;
    do {
      try {
        waiting.shift()?.();
      } catch (error) {
        // Unhandled, as it would be without a queue; the others still get their turn.
        void Promise.reject(error as Error);
      }
      do await nextMacrotask();
      while (atWork > 0 && !opened);
    } while (waiting.length > 0);
    moving = false;
  }

  return {
    enqueue(happen) {
      if (opened && waiting.length === 0) {
        happen();
        return;
      }
      waiting.push(happen);
      void move();
    },
    blockUntilSettled() {
      if (!opened) void move();
    },
    async busy(work) {
      atWork += 1;
      try {
        return await work;
      } finally {
        atWork -= 1;
      }
    },
    bypass() {
      opened = true;
    },
  };
}

/**
 * Lets one thing happen at a time: the next one waits until what the last one set off has come to
 * rest, so that the order in which things are noted is the order in which they had their effect.
 */
import { nextMacrotask } from '@/testing/context/nextMacrotask';

export interface SerialQueue {
  /** Now, or as soon as it is its turn. */
  enqueue(happen: () => void): void;
  /** Something happened that could not be asked to wait; what comes waits for it. */
  blockUntilSettled(): void;
  /** Until then nothing else happens. */
  busy<Result>(work: Promise<Result>): Promise<Result>;
  /** Lets everything through at once, from now on. */
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
        // Told as it would be without a gate; the others have their turn all the same.
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

/** Random numbers and new ids that are the same each time for the same seed. */
import { SEEDED_ID_PREFIX } from '@/testing/format/seededIds';

export interface SeededRandom {
  /** From 0 up to but without 1. */
  random(): number;
  newId(): string;
}

export function createSeededRandom(seed: number): SeededRandom {
  const random = generator(seed);
  // A separate generator, so that one more id does not change the other random numbers.
  const forIds = generator(seed ^ 0x5bd1e995);
  const word = () =>
    Math.floor(forIds() * 0x1_0000_0000)
      .toString(16)
      .padStart(8, '0');
  return { random, newId: () => SEEDED_ID_PREFIX + word() + word() + word() };
}

function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

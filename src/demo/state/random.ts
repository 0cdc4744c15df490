/** Reproducible random numbers: the same seed gives the same numbers in the same order. */

export interface Random {
  /** From 0 (included) to 1 (excluded). */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  chance(share: number): boolean;
  pick<Item>(list: readonly Item[]): Item;
  /** `count` different members, or all when there are fewer. */
  sample<Item>(list: readonly Item[], count: number): Item[];
  /** An independent source for one purpose, so that drawing from it does not change this one. */
  fork(purpose: string): Random;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <Item>(list: readonly Item[]): Item => {
    const item = list[between(0, list.length - 1)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  };
  const sample = <Item>(list: readonly Item[], count: number): Item[] => {
    const rest = [...list];
    const chosen: Item[] = [];
    while (chosen.length < count && rest.length > 0) {
      chosen.push(...rest.splice(between(0, rest.length - 1), 1));
    }
    return chosen;
  };
  return {
    next,
    between,
    chance: (share) => next() < share,
    pick,
    sample,
    fork: (purpose) => createRandom(hashText(`${String(seed)}/${purpose}`)),
  };
}

/** A 32-bit number for a text (FNV-1a). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

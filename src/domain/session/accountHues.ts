/** The colours of the accounts of this browser. */
import type { KeptAccount } from './accounts';

/** Hues that people tell apart, in degrees. */
const HUES = [260, 145, 30, 330, 200, 85, 300, 0] as const;

/**
 * Returns the hue of each account by slot. It follows from the handle, so that it stays; accounts with
 * the same one get the next that is free.
 */
export function accountHues(accounts: readonly KeptAccount[]): ReadonlyMap<string, number> {
  const hues = new Map<string, number>();
  const taken = new Set<number>();
  for (const { slot, screenName } of accounts) {
    if (taken.size === HUES.length) taken.clear();
    let at = Array.from(screenName).reduce(
      (sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0),
      7,
    );
    for (at %= HUES.length; taken.has(at);) at = (at + 1) % HUES.length;
    taken.add(at);
    hues.set(slot, HUES[at] ?? 0);
  }
  return hues;
}

/**
 * Describes a change of plain data by what is different, so that little has to be sent of a long text
 * in which a letter was typed.
 */
import { fieldsOf } from './fields';

export type Patch =
  | { whole: unknown }
  /** In a text, `drop` characters from `at` on are replaced. */
  | { at: number; drop: number; text: string }
  /** The members of a list or record that are different, by their names, and how many there are. */
  | { each: [name: string, patch: Patch][]; size: number };

/** Returns null if nothing is different. Values that are the same object are not looked at. */
export function patchOf(before: unknown, after: unknown): Patch | null {
  if (Object.is(before, after)) return null;
  if (typeof before === 'string' && typeof after === 'string') return patchOfText(before, after);
  if (!isComparable(before, after)) return { whole: after };
  const known = new Map(Object.entries(before as object));
  const each = Object.entries(after as object).flatMap(([name, value]) => {
    const patch = known.has(name) ? patchOf(known.get(name), value) : { whole: value as unknown };
    return patch ? [[name, patch] as [string, Patch]] : [];
  });
  const size = Object.keys(after as object).length;
  return each.length === 0 && size === known.size ? null : { each, size };
}

/** Lists, of which one may be longer, and records with the same names. */
function isComparable(before: unknown, after: unknown): boolean {
  if (Array.isArray(before) && Array.isArray(after)) return true;
  if (!isRecord(before) || !isRecord(after)) return false;
  const names = Object.keys(before);
  return (
    names.length === Object.keys(after).length && names.every((name) => Object.hasOwn(after, name))
  );
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function patchOfText(before: string, after: string): Patch {
  const shorter = Math.min(before.length, after.length);
  const at = longest(shorter, (from, to) => before.slice(from, to) === after.slice(from, to));
  const same = longest(
    shorter - at,
    (from, to) =>
      before.slice(before.length - to, before.length - from) ===
      after.slice(after.length - to, after.length - from),
  );
  return { at, drop: before.length - same - at, text: after.slice(at, after.length - same) };
}

/** The longest stretch that is the same. Halves it, as comparing in one go is the fastest. */
function longest(most: number, isSame: (from: number, to: number) => boolean): number {
  let [known, end] = [0, most];
  while (known < end) {
    const middle = Math.ceil((known + end) / 2);
    if (isSame(known, middle)) known = middle;
    else end = middle - 1;
  }
  return known;
}

/** Makes the value after the change. What is no patch of it changes nothing. */
export function applyPatch(before: unknown, patch: unknown): unknown {
  const { at, drop, text, each, size, ...others } = fieldsOf(patch);
  if (typeof text === 'string') {
    if (typeof before !== 'string') return before;
    return before.slice(0, Number(at)) + text + before.slice(Number(at) + Number(drop));
  }
  if (!Array.isArray(each)) return 'whole' in others ? others.whole : before;
  const members = new Map(Object.entries(before ?? {}));
  for (const [name, change] of each as [string, unknown][]) {
    members.set(name, applyPatch(members.get(name), change));
  }
  if (!Array.isArray(before)) return Object.fromEntries(members);
  return [...members.values()].slice(0, Number(size));
}

/**
 * Lists the differences between two states. Unchanged parts are shared between states, so only
 * changed ones are compared.
 */
export interface Difference {
  /** From the root of the state downwards. */
  path: readonly string[];
  kind: 'added' | 'removed' | 'changed';
  /** Undefined if it was absent. */
  before: unknown;
  /** Undefined if it is now absent. */
  after: unknown;
}

interface Differences {
  /** Limited to a readable number; in the order of the state. */
  list: readonly Difference[];
  /** Counts all differences, also those that are not listed. */
  count: number;
}

const MOST = 200;

export function diffStates(before: unknown, after: unknown): Differences {
  const list: Difference[] = [];
  let count = 0;
  const tell = (difference: Difference) => {
    count += 1;
    if (list.length < MOST) list.push(difference);
  };
  compare([], before, after, tell);
  return { list, count };
}

type Tell = (difference: Difference) => void;

function compare(path: readonly string[], before: unknown, after: unknown, tell: Tell): void {
  if (Object.is(before, after)) return;
  if (Array.isArray(before) && Array.isArray(after)) {
    compareLists(path, before, after, tell);
  } else if (isBranch(before) && isBranch(after)) {
    for (const [key, old] of Object.entries(before)) {
      if (Object.hasOwn(after, key)) compare([...path, key], old, after[key], tell);
      else tell({ path: [...path, key], kind: 'removed', before: old, after: undefined });
    }
    for (const [key, now] of Object.entries(after)) {
      if (Object.hasOwn(before, key)) continue;
      tell({ path: [...path, key], kind: 'added', before: undefined, after: now });
    }
  } else {
    tell({ path, kind: 'changed', before, after });
  }
}

/** Skips the common prefix and suffix of two lists, wherever the suffix has moved to. */
function compareLists(
  path: readonly string[],
  before: readonly unknown[],
  after: readonly unknown[],
  tell: Tell,
): void {
  const shorter = Math.min(before.length, after.length);
  let first = 0;
  while (first < shorter && Object.is(before[first], after[first])) first += 1;
  let last = 0;
  while (last < shorter - first && Object.is(before.at(-1 - last), after.at(-1 - last))) last += 1;
  const gone = before.slice(first, before.length - last);
  const come = after.slice(first, after.length - last);
  const at = (index: number) => [...path, String(first + index)];
  if (gone.length === come.length) {
    gone.forEach((old, index) => compare(at(index), old, come[index], tell));
    return;
  }
  gone.forEach((old, index) =>
    tell({ path: at(index), kind: 'removed', before: old, after: undefined }),
  );
  come.forEach((now, index) =>
    tell({ path: at(index), kind: 'added', before: undefined, after: now }),
  );
}

const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

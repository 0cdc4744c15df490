/**
 * Delta debugging: finds a part of a failing list that still fails and from which nothing more can
 * be removed. Tries larger pieces first, so that few tries are needed where little matters.
 */
export async function deltaDebug<Item>(
  all: readonly Item[],
  fails: (some: readonly Item[]) => Promise<boolean>,
): Promise<readonly Item[]> {
  let left = all;
  let pieces = 2;
  while (left.length > 1) {
    const size = Math.ceil(left.length / pieces);
    const without = await firstOf(cutting(left, size), fails);
    if (without) {
      left = without;
      pieces = Math.max(pieces - 1, 2);
    } else if (size > 1) pieces = Math.min(pieces * 2, left.length);
    else return left;
  }
  return left.length === 1 && (await fails([])) ? [] : left;
}

/**
 * The list without one piece of this size, for each piece; from the end, because less depends on
 * it.
 */
function* cutting<Item>(list: readonly Item[], size: number): Generator<readonly Item[]> {
  const last = Math.floor((list.length - 1) / size) * size;
  for (let start = last; start >= 0; start -= size) {
    yield [...list.slice(0, start), ...list.slice(start + size)];
  }
}

async function firstOf<Item>(
  candidates: Iterable<readonly Item[]>,
  fails: (some: readonly Item[]) => Promise<boolean>,
): Promise<readonly Item[] | null> {
  for (const candidate of candidates) if (await fails(candidate)) return candidate;
  return null;
}

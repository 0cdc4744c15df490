/** The number of letters to change, add, drop or swap with their neighbour. */
export function distance(one: string, other: string): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_none, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      const swapped =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1];
      line.push(
        Math.min(
          (above[column] ?? 0) + 1,
          (line[column - 1] ?? 0) + 1,
          (above[column - 1] ?? 0) + same,
          swapped ? (before[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    before = above;
    above = line;
  }
  return above[other.length] ?? 0;
}

/**
 * Returns the known name that was most likely meant, or null if none is near: a third of the
 * letters may be wrong, and never more than four.
 */
export function closestName(name: string, known: readonly string[]): string | null {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[-_\s]/g, '');
  const most = Math.min(4, Math.max(1, Math.floor(name.length / 3)));
  let best: string | null = null;
  let least = most + 1;
  for (const candidate of known) {
    const far = distance(plain(name), plain(candidate));
    if (far < least) [best, least] = [candidate, far];
  }
  return best;
}

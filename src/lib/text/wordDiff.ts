/** A minimal word-by-word diff of two texts. */
export interface DiffPart {
  text: string;
  change: 'kept' | 'added' | 'removed';
}

/** With a larger table, which would be too slow, the whole text counts as replaced. */
const LARGEST_TABLE = 4_000_000;

export function wordDiff(before: string, after: string, locale?: string): DiffPart[] {
  const from = wordsOf(before, locale);
  const to = wordsOf(after, locale);
  const start = sharedStart(from, to);
  const end = sharedStart(from.slice(start).toReversed(), to.slice(start).toReversed());
  return joined([
    ...from.slice(0, start).map(as('kept')),
    ...between(from.slice(start, from.length - end), to.slice(start, to.length - end)),
    ...to.slice(to.length - end).map(as('kept')),
  ]);
}

/** Splits into words and the text between them, also for scripts without spaces. */
const wordsOf = (text: string, locale?: string): string[] =>
  Array.from(
    new Intl.Segmenter(locale, { granularity: 'word' }).segment(text),
    ({ segment }) => segment,
  );

const as =
  (change: DiffPart['change']) =>
  (text: string): DiffPart => ({ text, change });

function sharedStart(from: readonly string[], to: readonly string[]): number {
  const least = Math.min(from.length, to.length);
  let count = 0;
  while (count < least && from[count] === to[count]) count += 1;
  return count;
}

function between(from: readonly string[], to: readonly string[]): DiffPart[] {
  const width = to.length + 1;
  if ((from.length + 1) * width > LARGEST_TABLE) {
    return [...from.map(as('removed')), ...to.map(as('added'))];
  }
  const shared = sharedCounts(from, to, width);
  const countAt = (x: number, y: number): number => shared[x * width + y] ?? 0;
  const pieces: DiffPart[] = [];
  let x = 0;
  let y = 0;
  while (x < from.length || y < to.length) {
    const removed = from[x];
    const added = to[y];
    if (removed !== undefined && removed === added) {
      pieces.push(as('kept')(added));
      x += 1;
      y += 1;
    } else if (
      removed !== undefined &&
      (added === undefined || countAt(x + 1, y) >= countAt(x, y + 1))
    ) {
      pieces.push(as('removed')(removed));
      x += 1;
    } else if (added !== undefined) {
      pieces.push(as('added')(added));
      y += 1;
    }
  }
  return pieces;
}

/** For each pair of positions, the number of words that the rest of both texts can share. */
function sharedCounts(from: readonly string[], to: readonly string[], width: number): Uint16Array {
  const table = new Uint16Array((from.length + 1) * width);
  for (let x = from.length - 1; x >= 0; x -= 1) {
    for (let y = to.length - 1; y >= 0; y -= 1) {
      const below = (x + 1) * width + y;
      table[x * width + y] =
        from[x] === to[y]
          ? (table[below + 1] ?? 0) + 1
          : Math.max(table[below] ?? 0, table[x * width + y + 1] ?? 0);
    }
  }
  return table;
}

/**
 * Merges adjacent parts of one kind. An unchanged space between two changed words is merged into
 * them: "one two" that becomes "three four" was replaced once, not twice.
 */
function joined(pieces: readonly DiffPart[]): DiffPart[] {
  const out: DiffPart[] = [];
  let removed = '';
  let added = '';
  const flush = () => {
    if (removed !== '') out.push({ text: removed, change: 'removed' });
    if (added !== '') out.push({ text: added, change: 'added' });
    removed = '';
    added = '';
  };
  pieces.forEach(({ text, change }, at) => {
    if (change === 'removed') removed += text;
    else if (change === 'added') added += text;
    else if (removed && added && /^[^\S\n]+$/.test(text) && isChange(pieces[at + 1])) {
      removed += text;
      added += text;
    } else {
      flush();
      const last = out.at(-1);
      if (last?.change === 'kept') last.text += text;
      else out.push({ text, change });
    }
  });
  flush();
  return out;
}

const isChange = (piece: DiffPart | undefined): boolean =>
  piece !== undefined && piece.change !== 'kept';

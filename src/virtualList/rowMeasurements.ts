/**
 * How high the rows of a long list are: as measured where they were on the page, as guessed where
 * not. Answers where a row begins, and which row is found at some depth.
 */

/** What a row is taken to measure before it was seen. */
export const ESTIMATED_HEIGHT = 120;
/** Heights are remembered of this many rows; numbers are small, but not for ever. */
const REMEMBERED = 5_000;

export interface RowMeasurements {
  /** The rows from now on, in order. */
  setRows(ids: readonly string[]): void;
  /** True when it differs from what was believed. */
  measure(id: string, height: number): boolean;
  heightOf(id: string): number;
  /** Where the row at this index begins; at the count of rows, where the list ends. */
  startOf(index: number): number;
  /** The row that covers this depth: the first or last one when beyond. */
  indexAt(depth: number): number;
  indexOf(id: string): number;
}

export function createRowMeasurements(): RowMeasurements {
  let rows: readonly string[] = [];
  let places = new Map<string, number>();
  const measured = new Map<string, number>();
  /** `starts[n]` is known up to and with `known`. */
  let starts = new Float64Array(1);
  let known = 0;

  const heightOf = (id: string): number => measured.get(id) ?? ESTIMATED_HEIGHT;

  function startOf(index: number): number {
    const wanted = Math.max(0, Math.min(index, rows.length));
    while (known < wanted) {
      starts[known + 1] = (starts[known] ?? 0) + heightOf(rows[known] ?? '');
      known += 1;
    }
    return starts[wanted] ?? 0;
  }

  function prune(): void {
    if (measured.size <= REMEMBERED) return;
    for (const id of measured.keys()) if (!places.has(id)) measured.delete(id);
  }

  return {
    setRows(ids) {
      if (ids === rows) return;
      let same = 0;
      while (same < ids.length && ids[same] === rows[same]) same += 1;
      rows = ids;
      places = new Map(ids.map((id, index) => [id, index]));
      const grown = new Float64Array(ids.length + 1);
      grown.set(starts.subarray(0, Math.min(same, known) + 1));
      starts = grown;
      known = Math.min(same, known);
      prune();
    },
    measure(id, height) {
      if (Math.abs(heightOf(id) - height) < 0.01) {
        measured.set(id, height);
        return false;
      }
      measured.set(id, height);
      known = Math.min(known, places.get(id) ?? known);
      return true;
    },
    heightOf,
    startOf,
    indexAt(depth) {
      let low = 0;
      let high = Math.max(0, rows.length - 1);
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (startOf(middle) <= depth) low = middle;
        else high = middle - 1;
      }
      return low;
    },
    indexOf: (id) => places.get(id) ?? -1,
  };
}

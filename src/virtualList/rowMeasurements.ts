/**
 * The heights of the rows of a long list: measured if they have been in the page, else estimated.
 * Computes the offset of a row, and the row at an offset.
 */

/** The assumed height of a row that was never measured. */
export const ESTIMATED_HEIGHT = 120;
/** The number of rows whose heights are remembered. */
const REMEMBERED = 5_000;

interface RowMeasurements {
  /** Sets the current rows, in order. */
  setRows(ids: readonly string[]): void;
  /** Returns true if the height differs from the known or estimated one. */
  measure(id: string, height: number): boolean;
  heightOf(id: string): number;
  /** The offset of the row at this index; for the count of rows, the end of the list. */
  startOf(index: number): number;
  /** The row at this offset, clamped to the first and last row. */
  indexAt(depth: number): number;
  indexOf(id: string): number;
}

export function createRowMeasurements(): RowMeasurements {
  let rows: readonly string[] = [];
  let places = new Map<string, number>();
  const measured = new Map<string, number>();
  /** `starts[n]` is valid up to and including `known`. */
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

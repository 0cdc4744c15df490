/** Where a reader is in a list, as it is kept for coming back, also after a reload. */

export interface AnchorRow {
  id: string;
  /** How far below the top of the window it stands, in pixels. */
  offset: number;
}

export interface ScrollAnchor {
  /** What is in sight, from the top: several, so that one is left when others go. */
  rows: AnchorRow[];
  /** The last rows before them, the nearest last: from there the server can be asked for all of it. */
  before: string[];
  /** How many rows stand before them. */
  depth: number;
}

/** By entry of the history and list. Null: at the top, or nowhere in particular. */
export type ScrollAnchors = Record<string, ScrollAnchor | null>;

/** Rows in sight that are kept, and rows before them. */
const KEPT_IN_SIGHT = 6;
const KEPT_BEFORE = 5;

/** Undefined where the list does not hold the place, or not yet. */
export function toScrollAnchor(
  rows: readonly AnchorRow[],
  ids: readonly string[],
): ScrollAnchor | undefined {
  const depth = ids.indexOf(rows[0]?.id ?? '');
  if (depth < 0) return undefined;
  return {
    rows: rows.slice(0, KEPT_IN_SIGHT),
    before: ids.slice(Math.max(0, depth - KEPT_BEFORE), depth),
    depth,
  };
}

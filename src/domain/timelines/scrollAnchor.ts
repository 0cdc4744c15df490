/** Scroll anchors: the reader's position in a list, stored for Back and for reloads. */

export interface AnchorRow {
  id: string;
  /** Its offset from the top of the window, in pixels. */
  offset: number;
}

export interface ScrollAnchor {
  /** The visible rows from the top: several, in case some disappear. */
  rows: AnchorRow[];
  /** The last rows before them, nearest last, from which the server can be asked for the rest. */
  before: string[];
  /** The number of rows before them. */
  depth: number;
}

/** By history entry and list. Null: at the top, or unknown. */
export type ScrollAnchors = Record<string, ScrollAnchor | null>;

/** The number of visible rows kept, and of rows before them. */
const KEPT_IN_SIGHT = 6;
const KEPT_BEFORE = 5;

/** Returns undefined if the list does not contain the rows yet. */
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

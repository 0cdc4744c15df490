/**
 * Lays out the rows of the emoji picker: headings, and emoji in columns. All rows are equally high,
 * so that positions are known without rendering. Cells are numbered across all sections.
 */
import type { Emoji } from './emoji';

export interface GridSection {
  id: string;
  emoji: readonly Emoji[];
}

/** The key depends on the row's content, not on the rows above it. */
export type GridRow = { key: string; section: number } & (
  | { kind: 'head' }
  | { kind: 'emoji'; from: number; emoji: readonly Emoji[] }
);

export interface Grid {
  rows: readonly GridRow[];
  cells: number;
  columns: number;
}

/** Builds the grid; a single section has no heading. */
export function gridOf(sections: readonly GridSection[], columns: number): Grid {
  const rows: GridRow[] = [];
  let cells = 0;
  sections.forEach(({ id, emoji }, section) => {
    if (sections.length > 1) rows.push({ kind: 'head', key: id, section });
    for (let from = 0; from < emoji.length; from += columns) {
      const part = emoji.slice(from, from + columns);
      const key = `${id} ${String(from)}`;
      rows.push({ kind: 'emoji', key, section, from: cells, emoji: part });
      cells += part.length;
    }
  });
  return { rows, cells, columns };
}

/** Returns -1 if there is no such cell. */
export const rowOfCell = ({ rows }: Grid, cell: number): number =>
  rows.findIndex(
    (row) => row.kind === 'emoji' && cell >= row.from && cell < row.from + row.emoji.length,
  );

/** Returns the first row of a section. */
export const rowOfSection = ({ rows }: Grid, section: number): number =>
  Math.max(
    0,
    rows.findIndex((row) => row.section === section),
  );

/** Finds a row of an earlier grid; returns one at the same height if it is gone. */
export function rowInstead(before: Grid, after: Grid, at: number): number {
  const found = after.rows.findIndex(({ key }) => key === before.rows[at]?.key);
  return found < 0 ? at : found;
}

/** Finds an emoji of an earlier grid. */
export function cellInstead(before: Grid, after: Grid, cell: number): number {
  const at = rowOfCell(before, cell);
  const from = before.rows[at];
  const to = after.rows[rowInstead(before, after, at)];
  return from?.kind === 'emoji' && to?.kind === 'emoji' ? cell - from.from + to.from : cell;
}

/** Returns the next row of emoji in a direction, or the last one there. */
function rowBeside({ rows }: Grid, from: number, by: number): number {
  const step = Math.sign(by);
  let found = from;
  let left = Math.abs(by);
  for (let at = from + step; at >= 0 && at < rows.length && left > 0; at += step) {
    if (rows[at]?.kind !== 'emoji') continue;
    found = at;
    left -= 1;
  }
  return found;
}

export interface Stroke {
  key: string;
  /** Control or Command is pressed: moves to the first or last cell. */
  far: boolean;
  rightToLeft: boolean;
  /** Visible rows. */
  page: number;
}

/** Returns the cell that a key moves to; null for other keys. */
export function cellAfter(grid: Grid, cell: number, stroke: Stroke): number | null {
  const { key, far, rightToLeft, page } = stroke;
  const at = rowOfCell(grid, cell);
  const row = grid.rows[at];
  if (row?.kind !== 'emoji') return null;
  const along = rightToLeft ? -1 : 1;
  const within = (next: number) => Math.max(0, Math.min(grid.cells - 1, next));
  const beside = (by: number) => {
    const other = grid.rows[rowBeside(grid, at, by)];
    if (other?.kind !== 'emoji') return cell;
    return other.from + Math.min(cell - row.from, other.emoji.length - 1);
  };
  switch (key) {
    case 'ArrowRight':
      return within(cell + along);
    case 'ArrowLeft':
      return within(cell - along);
    case 'ArrowDown':
      return beside(1);
    case 'ArrowUp':
      return beside(-1);
    case 'PageDown':
      return beside(page);
    case 'PageUp':
      return beside(-page);
    case 'Home':
      return far ? 0 : row.from;
    case 'End':
      return far ? grid.cells - 1 : row.from + row.emoji.length - 1;
    default:
      return null;
  }
}

/**
 * Builds the list of rows of a thread: the visible nodes, their indentation, and their controls. A
 * node is "showing" when its replies are visible.
 */
import { isNewer } from '@/domain/engine/ids';
import type { Decision } from '@/domain/timelines/filtering';
import { branchOf, pathTo, type Thread, type ThreadNode } from '@/domain/statuses/thread';

type ThreadPart = 'ancestor' | 'tree' | 'linear';

export interface ThreadRow {
  id: string;
  /** Above the tree, in it, or in chronological order. */
  part: ThreadPart;
  /** Indentation, in steps from the visible root. */
  depth: number;
  /** Known direct replies. */
  replies: number;
  /** Known descendants, and the number of their levels. */
  below: number;
  levels: number;
  /** Its replies are visible. */
  showing: boolean;
  /** At the indentation limit: its replies are shown by focusing it. */
  continues: boolean;
  /** For an ancestor, the number of descendants off the visible path. */
  others: number;
  /** Direct replies that the server counts and that are unknown here. */
  missingReplies: number;
  /** It answers an unknown post. */
  parentUnknown: boolean;
  /** Newer than the reader's last visit. */
  isNew: boolean;
}

export interface ThreadView {
  display: 'tree' | 'linear';
  /** The status of the page or of the expanded card. */
  openedId: string;
  /** The focused status; null shows the thread from its default start. */
  threadFocusId: string | null;
  /** Shows ancestors above the tree, which begins with the opened status. */
  advanced: boolean;
  maxDepth: number;
  /** The indentation limit. */
  indentLimit: number;
  /** The nodes that the reader expanded (true) or collapsed. */
  displays: Readonly<Record<string, boolean>>;
  /** The newest status of the last visit; null on the first. */
  since: string | null;
}

/** True if a node at this depth shows its replies by default. */
export const showsByDefault = (depth: number, maxDepth: number): boolean =>
  depth <= Math.max(1, maxDepth - 2);

/** Returns the visible root. */
export function startOf(thread: Thread, view: ThreadView): string {
  const { threadFocusId, display, advanced, openedId, indentLimit } = view;
  if (threadFocusId !== null && thread.nodes.has(threadFocusId)) return threadFocusId;
  const path = pathTo(thread, openedId);
  if (display === 'linear' || path.length === 0) return thread.rootId;
  if (advanced) return openedId;
  // As far up as leaves room for replies to the opened status.
  const up = path.length - 1 <= indentLimit ? path.length : Math.max(1, indentLimit);
  return path.at(-up) ?? thread.rootId;
}

export function threadRows(thread: Thread, view: ThreadView): ThreadRow[] {
  const start = startOf(thread, view);
  if (view.display === 'linear') {
    const branch = new Set(branchOf(thread, start));
    const shown = thread.ids.filter((id) => branch.has(id));
    return shown.flatMap((id) => row(thread, view, id, { part: 'linear' }));
  }
  const above = view.advanced ? pathTo(thread, start) : [start];
  return [...ancestorRows(thread, view, above), ...treeRows(thread, view, start)];
}

/** Returns rows of a path without its last node, the root of the tree. */
function ancestorRows(thread: Thread, view: ThreadView, path: readonly string[]): ThreadRow[] {
  return path.slice(0, -1).flatMap((id, at) => {
    const onWay = thread.nodes.get(path[at + 1] ?? '')?.below ?? 0;
    const others = (thread.nodes.get(id)?.below ?? 0) - onWay - 1;
    return row(thread, view, id, { part: 'ancestor', others });
  });
}

function treeRows(thread: Thread, view: ThreadView, start: string): ThreadRow[] {
  const { maxDepth, indentLimit, displays, openedId } = view;
  const branch = branchOf(thread, start);
  const top = thread.nodes.get(start)?.depth ?? 0;
  // The path to the opened status is expanded at any depth.
  const way = new Set(pathTo(thread, openedId).slice(0, -1));
  const rows: ThreadRow[] = [];
  for (let at = 0; at < branch.length; at += 1) {
    const id = branch[at] ?? '';
    const node = thread.nodes.get(id);
    if (!node) continue;
    const depth = node.depth - top;
    const continues = depth >= indentLimit && node.below > 0;
    const showing = displays[id] ?? (way.has(id) || showsByDefault(depth, maxDepth));
    const open = showing && !continues;
    rows.push(...row(thread, view, id, { part: 'tree', depth, continues, showing: open }));
    if (!open) at += node.below;
  }
  return rows;
}

function row(
  { nodes }: Thread,
  { since }: ThreadView,
  id: string,
  place: Pick<ThreadRow, 'part'> & Partial<ThreadRow>,
): ThreadRow[] {
  const node = nodes.get(id);
  return node ? [{ ...factsOf(node), isNew: since !== null && isNewer(id, since), ...place }] : [];
}

const factsOf = ({ id, replyIds, below, levels, missingReplies, parentUnknown }: ThreadNode) => ({
  id,
  depth: 0,
  replies: replyIds.length,
  below,
  levels,
  showing: false,
  continues: false,
  others: 0,
  missingReplies,
  parentUnknown,
});

type DecidedRow = Pick<ThreadRow, 'id' | 'part' | 'missingReplies'> & { decision: Decision };

/**
 * True if a status in chronological order answers the row right above, both are shown, and nothing
 * stands between them.
 */
export const answersAbove = (
  { nodes }: Thread,
  row: DecidedRow | undefined,
  above: DecidedRow | undefined,
): boolean =>
  row?.part === 'linear' &&
  above?.missingReplies === 0 &&
  [row, above].every(({ decision }) => decision.show === 'full') &&
  nodes.get(row.id)?.parentUnknown === false &&
  nodes.get(row.id)?.parentId === above.id;

/** Counts the statuses that are neither visible nor collapsed under a visible one. */
export function leftOut(thread: Thread, view: ThreadView): number {
  const start = startOf(thread, view);
  const above = view.advanced && view.display === 'tree' ? pathTo(thread, start).length - 1 : 0;
  return thread.ids.length - branchOf(thread, start).length - above;
}

/** Returns the toggles that expand a node completely. */
export const expandAll = (thread: Thread, id: string): Record<string, boolean> =>
  Object.fromEntries(branchOf(thread, id).map((each) => [each, true]));

const STEP = 16;
const NARROW_STEP = 8;
/** The width below which rows are set closer; the other values match the style sheet. */
const NARROW = 480;
const FEWEST_CHARACTERS = 28;
const MOST_STEPS = 12;

/**
 * Returns how many steps of indentation leave at least 28 characters of text, given the widths of
 * the list and of a character. At least one: otherwise it would not be a tree.
 */
export function threadIndentLimitFor(width: number, characterWidth: number): number {
  const isNarrow = width < NARROW;
  const step = isNarrow ? NARROW_STEP : STEP;
  const beside = isNarrow ? 48 : 96;
  const spare = width - beside - FEWEST_CHARACTERS * characterWidth;
  return Math.min(MOST_STEPS, Math.max(1, Math.floor(spare / step)));
}

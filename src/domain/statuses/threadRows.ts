/**
 * A conversation as the list of rows that stand on the page: which of its nodes are shown, how far
 * in, and what can be done at each. A node is "showing" when its replies are shown under it.
 */
import { isNewer } from '@/domain/engine/ids';
import { branchOf, pathTo, type Thread, type ThreadNode } from './thread';

export type ThreadPart = 'ancestor' | 'tree' | 'linear';

export interface ThreadRow {
  id: string;
  /** Above the tree, in it, or in the order of time. */
  part: ThreadPart;
  /** How far in, in steps from where the tree begins on the page. */
  depth: number;
  /** Known direct replies. */
  replies: number;
  /** All that is known under it, and on how many levels. */
  below: number;
  levels: number;
  /** Its replies are shown under it. */
  showing: boolean;
  /** It stands as deep as there is room: what is under it is shown by going on from here. */
  continues: boolean;
  /** Of an ancestor: how many are under it and not on the way to what is shown. */
  others: number;
  /** Direct replies that the server counts and that are not known here. */
  missingReplies: number;
  /** It answers something that is not known here. */
  parentUnknown: boolean;
  /** Came after the reader's last visit. */
  isNew: boolean;
}

export interface ThreadView {
  display: 'tree' | 'linear';
  /** The status that the page, or the unfolded card, is about. */
  openedId: string;
  /** Where the reader dived to; null where the thread begins by itself. */
  threadFocusId: string | null;
  /** Ancestors of where the tree begins are shown, and a tree begins with the status in focus. */
  advanced: boolean;
  maxDepth: number;
  /** How many steps in there is room for. */
  indentLimit: number;
  /** What the reader showed (true) and hid. */
  displays: Readonly<Record<string, boolean>>;
  /** The newest that was there on the last visit; null on the first. */
  since: string | null;
}

/** A node shows its replies by itself down to this many steps from where the tree begins. */
export const showsByDefault = (depth: number, maxDepth: number): boolean =>
  depth <= Math.max(1, maxDepth - 2);

/** Where what is shown begins. */
export function startOf(thread: Thread, view: ThreadView): string {
  const { threadFocusId, display, advanced, openedId, indentLimit } = view;
  if (threadFocusId !== null && thread.nodes.has(threadFocusId)) return threadFocusId;
  const path = pathTo(thread, openedId);
  if (display === 'linear' || path.length === 0) return thread.rootId;
  if (advanced) return openedId;
  // So far up that there is still room for replies under the status in focus.
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

/** Without the last of the path, at which the tree begins. */
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
  // The way to the status in focus is open, however deep it lies.
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

/** How many of the thread are neither shown nor folded away under what is shown. */
export function leftOut(thread: Thread, view: ThreadView): number {
  const start = startOf(thread, view);
  const above = view.advanced && view.display === 'tree' ? pathTo(thread, start).length - 1 : 0;
  return thread.ids.length - branchOf(thread, start).length - above;
}

/** The toggles that show all that is under a node. */
export const expandAll = (thread: Thread, id: string): Record<string, boolean> =>
  Object.fromEntries(branchOf(thread, id).map((each) => [each, true]));

const STEP = 16;
const NARROW_STEP = 8;
/** Widths below which rows are set closer, and the numbers of the style sheet that go with it. */
export const NARROW = 480;
const FEWEST_CHARACTERS = 28;
const MOST_STEPS = 12;

/**
 * How many steps in leave at least 28 characters of text, in a list of this width whose text has
 * characters of that width. There is always room for one: without it, a tree is none.
 */
export function threadIndentLimitFor(width: number, characterWidth: number): number {
  const isNarrow = width < NARROW;
  const step = isNarrow ? NARROW_STEP : STEP;
  const beside = isNarrow ? 48 : 96;
  const spare = width - beside - FEWEST_CHARACTERS * characterWidth;
  return Math.min(MOST_STEPS, Math.max(1, Math.floor(spare / step)));
}

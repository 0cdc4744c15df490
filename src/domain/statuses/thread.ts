/**
 * Builds a thread as a tree of the known statuses. The links are untrusted: parents may be missing,
 * newer than their replies, or form a cycle. Every known status has exactly one place in the tree.
 */
import { compareIds } from '@/domain/engine/ids';
import type { Status } from './status';

export type ThreadStatus = Pick<Status, 'id' | 'inReplyToId' | 'replyCount'> &
  Partial<Pick<Status, 'uri' | 'inReplyToUserId' | 'inReplyToUri'>>;

/** Rows by id; some may be missing. */
type ThreadStatuses = Readonly<Record<string, ThreadStatus | undefined>>;

export interface ThreadNode {
  id: string;
  /** Null for the root only. */
  parentId: string | null;
  /** It answers an unknown post; it is then placed under the root. */
  parentUnknown: boolean;
  /** Oldest first. */
  replyIds: readonly string[];
  /** Steps from the root. */
  depth: number;
  /** The number of descendants. */
  below: number;
  /** The number of levels below it. */
  levels: number;
  /** Direct replies that the server counts and that are unknown here. */
  missingReplies: number;
}

export interface Thread {
  rootId: string;
  /** All ids, oldest first. */
  ids: readonly string[];
  /** All ids in depth-first order: a node's descendants follow it. */
  order: readonly string[];
  nodes: ReadonlyMap<string, ThreadNode>;
  /** Index of each in `order`. */
  positions: ReadonlyMap<string, number>;
}

/** True if it is a reply; servers may give its parent as an id, a URI or an author. */
const answersSome = (status: ThreadStatus | undefined): boolean =>
  [status?.inReplyToId, status?.inReplyToUri, status?.inReplyToUserId].some((told) => told != null);

/** Returns null if no status is known. */
export function buildThread(ids: Iterable<string>, statuses: ThreadStatuses): Thread | null {
  const known = [...new Set(ids)].filter((id) => statuses[id] !== undefined).sort(compareIds);
  const parents = cutCircles(known, statuses);
  const tops = known.filter((id) => !parents.has(id));
  const rootId = tops.find((id) => !answersSome(statuses[id])) ?? tops[0];
  if (rootId === undefined) return null;

  const replies = new Map<string, string[]>();
  for (const id of known) {
    if (id === rootId) continue;
    const parentId = parents.get(id) ?? rootId;
    const siblings = replies.get(parentId);
    if (siblings) siblings.push(id);
    else replies.set(parentId, [id]);
  }
  return measure(rootId, known, { statuses, parents, replies });
}

/** Returns known parents; in a cycle, the oldest gets none. */
function cutCircles(known: readonly string[], statuses: ThreadStatuses): Map<string, string> {
  const among = new Set(known);
  // Built on demand for the few parents given by URI only.
  let named: Map<string | undefined, string> | null = null;
  const parents = new Map<string, string>();
  for (const id of known) {
    const { inReplyToId = null, inReplyToUri = null } = statuses[id] ?? {};
    if (inReplyToId !== null && among.has(inReplyToId)) parents.set(id, inReplyToId);
    else if (inReplyToUri !== null) {
      named ??= new Map(known.map((each) => [statuses[each]?.uri, each]));
      const parentId = named.get(inReplyToUri);
      if (parentId !== undefined) parents.set(id, parentId);
    }
  }
  /** The start from which each was first visited on the way up. */
  const met = new Map<string, string>();
  for (const start of known) {
    let id: string | undefined = start;
    for (; id !== undefined && !met.has(id); id = parents.get(id)) met.set(id, start);
    if (id !== undefined && met.get(id) === start) parents.delete(oldestInCircle(id, parents));
  }
  return parents;
}

function oldestInCircle(one: string, parents: ReadonlyMap<string, string>): string {
  let oldest = one;
  for (let id = parents.get(one); id !== undefined && id !== one; id = parents.get(id)) {
    if (compareIds(id, oldest) < 0) oldest = id;
  }
  return oldest;
}

interface Links {
  statuses: ThreadStatuses;
  parents: ReadonlyMap<string, string>;
  replies: ReadonlyMap<string, readonly string[]>;
}

const none: readonly string[] = [];

function measure(rootId: string, ids: readonly string[], links: Links): Thread {
  const { statuses, parents, replies } = links;
  const order: string[] = [];
  const depths = new Map<string, number>([[rootId, 0]]);
  const open = [rootId];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    order.push(id);
    const under = replies.get(id) ?? none;
    const depth = (depths.get(id) ?? 0) + 1;
    under.forEach((reply) => depths.set(reply, depth));
    open.push(...under.toReversed());
  }

  const nodes = new Map<string, ThreadNode>();
  // Backwards, so that descendants are measured first.
  for (const id of order.toReversed()) {
    const replyIds = replies.get(id) ?? none;
    const answered = parents.get(id) ?? null;
    const wanted = statuses[id]?.inReplyToId ?? '';
    let [below, levels, direct] = [0, 0, 0];
    for (const reply of replyIds) {
      const node = nodes.get(reply);
      below += (node?.below ?? 0) + 1;
      levels = Math.max(levels, (node?.levels ?? 0) + 1);
      if (parents.get(reply) === id) direct += 1;
    }
    nodes.set(id, {
      id,
      parentId: id === rootId ? null : (answered ?? rootId),
      parentUnknown: answered === null && answersSome(statuses[id]) && !depths.has(wanted),
      replyIds,
      depth: depths.get(id) ?? 0,
      below,
      levels,
      missingReplies: Math.max(0, (statuses[id]?.replyCount ?? 0) - direct),
    });
  }
  return { rootId, ids, order, nodes, positions: new Map(order.map((id, at) => [id, at])) };
}

/** Returns the path from the root to this status, inclusive; empty if it is not in the thread. */
export function pathTo({ nodes }: Thread, id: string): string[] {
  const path: string[] = [];
  for (let node = nodes.get(id); node; node = nodes.get(node.parentId ?? '')) path.unshift(node.id);
  return path;
}

/** Returns a node and its descendants in depth-first order. */
export function branchOf({ order, nodes, positions }: Thread, id: string): readonly string[] {
  const at = positions.get(id);
  return at === undefined ? none : order.slice(at, at + 1 + (nodes.get(id)?.below ?? 0));
}

/** Returns these and all known statuses connected with them by replies. */
export function linkedWith(
  ids: Iterable<string>,
  rowOf: (id: string) => ThreadStatus | undefined,
  repliesTo: ReadonlyMap<string, readonly string[]>,
): Set<string> {
  const found = new Set<string>();
  const open = [...ids];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const status = rowOf(id);
    if (!status || found.has(id)) continue;
    found.add(id);
    if (status.inReplyToId !== null) open.push(status.inReplyToId);
    open.push(...(repliesTo.get(id) ?? none));
  }
  return found;
}

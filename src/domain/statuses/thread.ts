/**
 * A conversation as a tree, built from whatever is known of it. The links come from strangers, so
 * that nothing is taken for granted: parents may be missing, come later than their replies, or
 * answer each other in a circle. Whatever is known has exactly one place in the tree.
 */
import { compareIds } from '@/domain/engine/ids';
import type { Status } from './status';

export type ThreadStatus = Pick<Status, 'id' | 'inReplyToId' | 'replyCount'> &
  Partial<Pick<Status, 'uri' | 'inReplyToUserId' | 'inReplyToUri'>>;

/** Rows by id; some may be missing. */
export type ThreadStatuses = Readonly<Record<string, ThreadStatus | undefined>>;

export interface ThreadNode {
  id: string;
  /** Null for the beginning alone. */
  parentId: string | null;
  /** It answers something that is not known; its place is then under the beginning. */
  parentUnknown: boolean;
  /** Oldest first. */
  replyIds: readonly string[];
  /** Steps from the beginning. */
  depth: number;
  /** How many are under it, on all levels. */
  below: number;
  /** How many levels are under it. */
  levels: number;
  /** How many direct replies the server counts that are not known here. */
  missingReplies: number;
}

export interface Thread {
  rootId: string;
  /** All, oldest first. */
  ids: readonly string[];
  /** All, each before what is under it: a node and what is under it stand side by side. */
  order: readonly string[];
  nodes: ReadonlyMap<string, ThreadNode>;
  /** Where each stands in `order`. */
  positions: ReadonlyMap<string, number>;
}

/** Servers may not have what was answered, and then tell it by its name, or whose it is, or its id alone. */
const answersSome = (status: ThreadStatus | undefined): boolean =>
  [status?.inReplyToId, status?.inReplyToUri, status?.inReplyToUserId].some((told) => told != null);

/** Null when none of these is known. */
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

/** Who answers whom among these, where that is known; of a circle, the oldest answers nobody. */
function cutCircles(known: readonly string[], statuses: ThreadStatuses): Map<string, string> {
  const among = new Set(known);
  // Made for the few that are told by their name alone.
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
  /** On the way up from which start each was first met. */
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
  // Backwards, so that what is under a node is measured before it.
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

/** From the beginning down to this one, itself included; nothing when it is not in the thread. */
export function pathTo({ nodes }: Thread, id: string): string[] {
  const path: string[] = [];
  for (let node = nodes.get(id); node; node = nodes.get(node.parentId ?? '')) path.unshift(node.id);
  return path;
}

/** A node and all that is under it, each before what is under it. */
export function branchOf({ order, nodes, positions }: Thread, id: string): readonly string[] {
  const at = positions.get(id);
  return at === undefined ? none : order.slice(at, at + 1 + (nodes.get(id)?.below ?? 0));
}

/** These, and what else is known to be linked with them by who answers whom. */
export function linkedWith(
  ids: Iterable<string>,
  statuses: ThreadStatuses,
  repliesTo: ReadonlyMap<string, readonly string[]>,
): Set<string> {
  const found = new Set<string>();
  const open = [...ids];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const status = statuses[id];
    if (!status || found.has(id)) continue;
    found.add(id);
    if (status.inReplyToId !== null) open.push(status.inReplyToId);
    open.push(...(repliesTo.get(id) ?? none));
  }
  return found;
}

/**
 * The order of the replies to one post: by time, with those of the thread's writer first, or with the
 * most answered first. Only siblings change places, so that replies stay below their post.
 */
import type { Thread, ThreadNode } from '@/domain/statuses/thread';

export type ThreadOrder = 'time' | 'writer' | 'answers';

/** Returns the same thread for the order by time, in which it was built. */
export function inOrder(
  thread: Thread,
  order: ThreadOrder,
  writerOf: (id: string) => string | undefined,
): Thread {
  if (order === 'time') return thread;
  const writer = writerOf(thread.rootId);
  const weightOf = (id: string): number =>
    order === 'writer' ? Number(writerOf(id) === writer) : (thread.nodes.get(id)?.below ?? 0);
  const nodes = new Map<string, ThreadNode>();
  for (const node of thread.nodes.values()) {
    // Equal ones stay in the order of time, as sorting is stable.
    const replyIds = node.replyIds.toSorted((a, b) => weightOf(b) - weightOf(a));
    nodes.set(node.id, { ...node, replyIds });
  }
  const ids: string[] = [];
  const open = [thread.rootId];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    ids.push(id);
    open.push(...(nodes.get(id)?.replyIds ?? []).toReversed());
  }
  return { ...thread, nodes, order: ids, positions: new Map(ids.map((id, at) => [id, at])) };
}

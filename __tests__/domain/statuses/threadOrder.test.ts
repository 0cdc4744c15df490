/** The replies to a post in the order that the reader chose. */
import fc from 'fast-check';
import { branchOf, buildThread, type Thread, type ThreadStatus } from '@/domain/statuses/thread';
import { inOrder } from '@/domain/statuses/threads/threadOrder';

/** Each post answers the one at this index; the first answers none. */
const threadOf = (parents: readonly number[]): Thread => {
  const rows = parents.map((parent, at): ThreadStatus => ({
    id: String(100 + at),
    inReplyToId: at === 0 ? null : String(100 + (parent % at)),
    replyCount: 0,
  }));
  const thread = buildThread(
    rows.map(({ id }) => id),
    Object.fromEntries(rows.map((row) => [row.id, row])),
  );
  if (!thread) throw new Error('There is no thread');
  return thread;
};
const threads = fc.array(fc.nat(), { minLength: 1, maxLength: 40 }).map(threadOf);
const writers = fc.func(fc.constantFrom('mia', 'ben', 'lena'));
const orders = fc.constantFrom('time', 'writer', 'answers');

/** 100 ← 101, 102 ← 104, 105; 100 ← 103 ← 106. The writer of 100 wrote 103 and 105. */
const talk = threadOf([0, 0, 0, 0, 2, 2, 3]);
const writerOf = (id: string) => (['100', '103', '105'].includes(id) ? 'mia' : 'ben');

it.each([
  ['time', '100 101 102 104 105 103 106'],
  ['writer', '100 103 106 101 102 105 104'],
  ['answers', '100 102 104 105 103 106 101'],
] as const)('by %s', (order, expected) => {
  expect(inOrder(talk, order, writerOf).order.join(' ')).toBe(expected);
});

it('by time is the thread as it was built', () => {
  expect(inOrder(talk, 'time', writerOf)).toBe(talk);
});

it('never moves a reply out of its branch, and leaves nothing out', () => {
  fc.assert(
    fc.property(threads, writers, orders, (thread, writer, order) => {
      const sorted = inOrder(thread, order, writer);
      expect(sorted.order.toSorted()).toEqual(thread.order.toSorted());
      expect([...sorted.positions.values()]).toEqual(sorted.order.map((_id, at) => at));
      for (const id of thread.ids) {
        expect(branchOf(sorted, id).toSorted()).toEqual(branchOf(thread, id).toSorted());
        expect(sorted.nodes.get(id)?.depth).toBe(thread.nodes.get(id)?.depth);
      }
    }),
  );
});

it('leaves equal replies in the order of time', () => {
  fc.assert(
    fc.property(threads, writers, (thread, writer) => {
      for (const node of inOrder(thread, 'answers', writer).nodes.values()) {
        const weights = node.replyIds.map((id) => thread.nodes.get(id)?.below ?? 0);
        expect(weights).toEqual(weights.toSorted((a, b) => b - a));
        for (const [at, id] of node.replyIds.entries()) {
          const next = node.replyIds[at + 1];
          if (next !== undefined && weights[at] === weights[at + 1]) expect(id < next).toBe(true);
        }
      }
    }),
  );
});

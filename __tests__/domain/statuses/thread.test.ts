import fc from 'fast-check';
import { compareIds } from '@/domain/engine/ids';
import {
  branchOf,
  buildThread,
  linkedWith,
  pathTo,
  type ThreadStatus,
} from '@/domain/statuses/thread';

/** Statuses by id: the parent of each, and the reply count of the server. */
const talk = (links: Record<string, string | null>, counts: Record<string, number> = {}) =>
  Object.fromEntries(
    Object.entries(links).map(([id, inReplyToId]): [string, ThreadStatus] => [
      id,
      { id, inReplyToId, replyCount: counts[id] ?? 0 },
    ]),
  );

const threadOf = (links: Record<string, string | null>, counts?: Record<string, number>) => {
  const thread = buildThread(Object.keys(links), talk(links, counts));
  if (!thread) throw new Error('There is none');
  return thread;
};

describe('buildThread', () => {
  it('puts replies under their parents, oldest first', () => {
    const thread = threadOf({ c: 'a', a: null, d: 'b', b: 'a', e: 'a' });
    expect(thread.rootId).toBe('a');
    expect(thread.ids).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(thread.order).toEqual(['a', 'b', 'd', 'c', 'e']);
    expect(thread.nodes.get('a')).toMatchObject({
      parentId: null,
      replyIds: ['b', 'c', 'e'],
      depth: 0,
      below: 4,
      levels: 2,
    });
    expect(thread.nodes.get('d')).toMatchObject({ parentId: 'b', depth: 2, below: 0, levels: 0 });
  });

  it('treats the longer of two ids as newer', () => {
    const thread = threadOf({ '100': '9', '9': null, '10': '9' });
    expect(thread.ids).toEqual(['9', '10', '100']);
  });

  it('returns an empty thread when nothing is known', () => {
    expect(buildThread(['a', 'b'], {})).toBeNull();
    expect(buildThread([], talk({ a: null }))).toBeNull();
  });

  it('leaves out statuses that are no longer in the store, and keeps their replies', () => {
    const thread = buildThread(['a', 'b', 'c'], talk({ a: null, c: 'b' }));
    expect(thread?.order).toEqual(['a', 'c']);
    expect(thread?.nodes.get('c')).toMatchObject({ parentId: 'a', parentUnknown: true });
  });

  it('begins with the status that is no reply, even if an unrelated reply is older', () => {
    const thread = threadOf({ a: 'gone', b: null, c: 'b' });
    expect(thread.rootId).toBe('b');
    expect(thread.nodes.get('a')).toMatchObject({ parentId: 'b', parentUnknown: true });
    expect(thread.order).toEqual(['b', 'a', 'c']);
  });

  it('begins with the oldest when all reply to unknown statuses', () => {
    const thread = threadOf({ b: 'gone', c: 'b', d: 'gone too' });
    expect(thread.rootId).toBe('b');
    expect(thread.nodes.get('b')).toMatchObject({ parentId: null, parentUnknown: true });
    expect(thread.order).toEqual(['b', 'c', 'd']);
  });

  it('finds the parent by its address as well, whatever id the server sends', () => {
    const uri = 'https://far.example/o/1';
    const rows: ThreadStatus[] = [
      { id: 'a', inReplyToId: null, replyCount: 0 },
      { id: 'b', inReplyToId: 'nowhere', inReplyToUri: uri, replyCount: 0 },
      { id: 'c', inReplyToId: 'a', replyCount: 0, uri },
    ];
    const of = (statuses: ThreadStatus[]) =>
      buildThread(
        statuses.map(({ id }) => id),
        Object.fromEntries(statuses.map((row) => [row.id, row])),
      );
    expect(of(rows)?.order).toEqual(['a', 'c', 'b']);
    expect(of(rows)?.nodes.get('b')).toMatchObject({ parentId: 'c', parentUnknown: false });
    expect(of(rows.slice(0, 2))?.nodes.get('b')).toMatchObject({ parentUnknown: true });
  });

  it.each<Partial<ThreadStatus>>([
    { inReplyToUserId: 'u7' },
    { inReplyToUri: 'https://far.example/o/1' },
  ])('detects missing statuses when only %j is known', (told) => {
    const bare: ThreadStatus = { id: 'a', inReplyToId: null, replyCount: 0 };
    expect(buildThread(['a'], { a: bare })?.nodes.get('a')?.parentUnknown).toBe(false);
    expect(buildThread(['a'], { a: { ...bare, ...told } })?.nodes.get('a')).toMatchObject({
      parentId: null,
      parentUnknown: true,
    });
    const later: ThreadStatus = { ...bare, id: 'b' };
    expect(buildThread(['a', 'b'], { a: { ...bare, ...told }, b: later })?.rootId).toBe('b');
  });

  it('accepts a reply that came before its parent', () => {
    expect(threadOf({ a: 'c', b: null, c: 'b' }).order).toEqual(['b', 'c', 'a']);
  });

  it('breaks cycles at their oldest status', () => {
    const thread = threadOf({ a: 'c', b: 'a', c: 'b', d: 'd', e: 'd' });
    expect(thread.rootId).toBe('a');
    expect(thread.order).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(thread.nodes.get('a')?.parentUnknown).toBe(false);
    expect(thread.nodes.get('d')?.parentId).toBe('a');
  });

  it('counts the replies that the server has and the client lacks', () => {
    const thread = threadOf({ a: null, b: 'a', c: 'gone' }, { a: 4, b: 0, c: 1 });
    // The reply whose parent is unknown is placed under the first status, but is not counted as its
    // reply.
    expect(thread.nodes.get('a')).toMatchObject({ replyIds: ['b', 'c'], missingReplies: 3 });
    expect(thread.nodes.get('b')?.missingReplies).toBe(0);
    expect(thread.nodes.get('c')?.missingReplies).toBe(1);
    // The server's count lags behind the replies that are known.
    expect(threadOf({ a: null, b: 'a' }, { a: 0 }).nodes.get('a')?.missingReplies).toBe(0);
  });
});

describe('paths in a thread', () => {
  const thread = threadOf({ a: null, b: 'a', c: 'b', d: 'a', e: 'c' });

  it('lead from the root down to a node', () => {
    expect(pathTo(thread, 'c')).toEqual(['a', 'b', 'c']);
    expect(pathTo(thread, 'a')).toEqual(['a']);
    expect(pathTo(thread, 'unknown')).toEqual([]);
  });

  it('lead to all descendants of a node', () => {
    expect(branchOf(thread, 'b')).toEqual(['b', 'c', 'e']);
    expect(branchOf(thread, 'd')).toEqual(['d']);
    expect(branchOf(thread, 'unknown')).toEqual([]);
  });
});

describe('linkedWith', () => {
  it('finds all statuses connected by replies, upwards and downwards', () => {
    const statuses = talk({ a: null, b: 'a', c: 'b', d: 'a', e: 'gone', x: null, y: 'x' });
    const repliesTo = new Map([
      ['a', ['b', 'd']],
      ['b', ['c']],
      ['gone', ['e']],
      ['x', ['y']],
    ]);
    expect([...linkedWith(['b'], (id) => statuses[id], repliesTo)].sort()).toEqual([
      'a',
      'b',
      'c',
      'd',
    ]);
    expect([...linkedWith(['e', 'y'], (id) => statuses[id], repliesTo)].sort()).toEqual([
      'e',
      'x',
      'y',
    ]);
  });
});

/** A thread with replies to older, newer, unknown and the same statuses. */
const anyTalk = fc
  .array(fc.oneof(fc.nat(40), fc.constant(null), fc.constant('unknown')), {
    minLength: 1,
    maxLength: 40,
  })
  .map((answers) => {
    const idOf = (at: number) => `${at}`;
    return Object.fromEntries(
      answers.map((to, at) => [idOf(at), typeof to === 'number' ? idOf(to) : to]),
    );
  });

describe('any thread', () => {
  it('contains each known status exactly once, and is finite', () => {
    fc.assert(
      fc.property(anyTalk, (links) => {
        const thread = threadOf(links);
        const ids = Object.keys(links);
        expect([...thread.order].sort(compareIds)).toEqual([...ids].sort(compareIds));
        expect(thread.order).toHaveLength(ids.length);
        expect(thread.ids).toEqual([...ids].sort(compareIds));
        for (const id of ids) {
          const path = pathTo(thread, id);
          expect(path[0]).toBe(thread.rootId);
          expect(new Set(path).size).toBe(path.length);
          expect(path.length - 1).toBe(thread.nodes.get(id)?.depth);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('keeps every reply link that is not part of a cycle', () => {
    fc.assert(
      fc.property(anyTalk, (links) => {
        const thread = threadOf(links);
        const ends = (start: string): boolean => {
          const met = new Set<string>();
          let id: string | null | undefined = start;
          while (id != null && !met.has(id)) {
            met.add(id);
            id = links[id];
          }
          return id == null;
        };
        for (const [id, to] of Object.entries(links)) {
          if (to === null || !(to in links) || !ends(id)) continue;
          expect(thread.nodes.get(id)?.parentId).toBe(to);
        }
      }),
    );
  });

  it('counts the descendants of each node', () => {
    fc.assert(
      fc.property(anyTalk, (links) => {
        const thread = threadOf(links);
        for (const [id, node] of thread.nodes) {
          const branch = branchOf(thread, id);
          expect(branch).toHaveLength(node.below + 1);
          const depths = branch.map((each) => thread.nodes.get(each)?.depth ?? 0);
          expect(Math.max(...depths) - node.depth).toBe(node.levels);
          branch.forEach((each) => expect(pathTo(thread, each)).toContain(id));
        }
      }),
    );
  });
});

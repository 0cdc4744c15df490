import fc from 'fast-check';
import {
  branchOf,
  buildThread,
  pathTo,
  type Thread,
  type ThreadStatus,
} from '@/domain/statuses/thread';
import {
  expandAll,
  leftOut,
  threadIndentLimitFor,
  showsByDefault,
  startOf,
  threadRows,
  type ThreadRow,
  type ThreadView,
} from '@/domain/statuses/threads/threadRows';

const threadOf = (links: Record<string, string | null>): Thread => {
  const rows = Object.entries(links).map(([id, inReplyToId]): [string, ThreadStatus] => [
    id,
    { id, inReplyToId, replyCount: 0 },
  ]);
  const thread = buildThread(Object.keys(links), Object.fromEntries(rows));
  if (!thread) throw new Error('There is none');
  return thread;
};

const view = (changes: Partial<ThreadView> = {}): ThreadView => ({
  display: 'tree',
  openedId: 'a',
  threadFocusId: null,
  advanced: false,
  maxDepth: 6,
  indentLimit: 12,
  displays: {},
  since: null,
  ...changes,
});

const idsOf = (rows: readonly ThreadRow[]) => rows.map(({ id }) => id);
const shown = (thread: Thread, changes?: Partial<ThreadView>) =>
  idsOf(threadRows(thread, view(changes)));

const name = (at: number) => `n${String(at).padStart(3, '0')}`;
/** A chain of `count` statuses, each a reply to the one before. */
const line = (count: number) =>
  threadOf(
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [name(at), at === 0 ? null : name(at - 1)]),
    ),
  );
const tree = threadOf({ a: null, b: 'a', c: 'b', d: 'a', e: 'c', f: 'd' });

describe('the visible rows of a tree', () => {
  it.each([
    [6, 4],
    [5, 3],
    [9, 7],
    [3, 1],
    [2, 1],
    [0, 1],
  ])(
    'CONV-06 show by default, with a maximum depth of %d, nodes down to %d',
    (maxDepth, deepest) => {
      expect(showsByDefault(0, maxDepth)).toBe(true);
      expect(showsByDefault(deepest, maxDepth)).toBe(true);
      expect(showsByDefault(deepest + 1, maxDepth)).toBe(false);
      // Depth is counted from the root of the shown tree.
      const [first, last] = [name(3), name(3 + deepest)];
      const rows = threadRows(
        line(20),
        view({ openedId: name(0), threadFocusId: first, maxDepth }),
      );
      expect(rows[0]?.id).toBe(first);
      expect(rows.filter(({ showing }) => showing).at(-1)?.id).toBe(last);
    },
  );

  it('are indented by one step for each level, and end with nodes whose replies are collapsed', () => {
    const rows = threadRows(line(20), view({ openedId: name(0) }));
    expect(rows.map(({ depth }) => depth)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(rows.map(({ showing }) => showing)).toEqual([true, true, true, true, true, false]);
    expect(rows.at(-1)).toMatchObject({ replies: 1, below: 14, levels: 14, continues: false });
  });

  it('reach down to the focused status, however deep', () => {
    const rows = threadRows(line(12), view({ openedId: name(9), indentLimit: 20 }));
    expect(idsOf(rows).at(-1)).toBe(name(9));
    expect(rows.at(-1)?.showing).toBe(false);
  });

  it('CONV-07 follow what the reader expanded and collapsed, including whole branches', () => {
    expect(shown(tree, { displays: { b: false } })).toEqual(['a', 'b', 'd', 'f']);
    expect(shown(tree, { displays: { a: false } })).toEqual(['a']);
    expect(shown(line(9), { openedId: name(0), displays: { [name(5)]: true } })).toHaveLength(7);

    expect(expandAll(tree, 'b')).toEqual({ b: true, c: true, e: true });
    const long = line(12);
    const all = { displays: expandAll(long, name(5)), openedId: name(0) };
    expect(shown(long, all)).toEqual(long.order);
  });

  it('offer to continue where the indentation limit is reached', () => {
    const rows = threadRows(line(60), view({ openedId: name(0), indentLimit: 2 }));
    expect(rows.map(({ depth }) => depth)).toEqual([0, 1, 2]);
    expect(rows.at(-1)).toMatchObject({ id: name(2), continues: true, showing: false, below: 57 });
    const all = expandAll(line(60), name(0));
    expect(shown(line(60), { openedId: name(0), indentLimit: 2, displays: all })).toHaveLength(3);
    expect(shown(line(60), { openedId: name(0), indentLimit: 2, threadFocusId: name(2) })).toEqual(
      [2, 3, 4].map(name),
    );
    // The last status has no replies to continue with.
    expect(threadRows(line(3), view({ openedId: name(0), indentLimit: 2 })).at(-1)?.continues).toBe(
      false,
    );
  });

  it('begin close enough to a deep status that its replies can be indented', () => {
    const at = (indentLimit: number) =>
      threadRows(line(60), view({ openedId: name(50), indentLimit }));
    expect(at(1).map(({ id }) => id)).toEqual([name(50), name(51)]);
    expect(idsOf(at(5))).toEqual([46, 47, 48, 49, 50, 51].map(name));
    expect(leftOut(line(60), view({ openedId: name(50), indentLimit: 5 }))).toBe(46);
    expect(startOf(line(60), view({ openedId: name(5), indentLimit: 5 }))).toBe(name(0));
  });
});

describe('the first row', () => {
  it('is the root of the thread, or the status that the reader focused', () => {
    expect(startOf(tree, view({ openedId: 'c' }))).toBe('a');
    expect(shown(tree, { openedId: 'c', threadFocusId: 'b' })).toEqual(['b', 'c', 'e']);
    expect(startOf(tree, view({ threadFocusId: 'gone' }))).toBe('a');
    expect(startOf(tree, view({ openedId: 'gone', advanced: true }))).toBe('a');
  });

  it('is the focused status in the advanced tree, below its ancestors', () => {
    const rows = threadRows(tree, view({ advanced: true, openedId: 'c' }));
    expect(rows.map(({ id, part, depth }) => [id, part, depth])).toEqual([
      ['a', 'ancestor', 0],
      ['b', 'ancestor', 0],
      ['c', 'tree', 0],
      ['e', 'tree', 1],
    ]);
    // `a` has the other replies d and f; `b` has none but the one on the path.
    expect(rows.map(({ others }) => others)).toEqual([2, 0, 0, 0]);
  });

  it('of a focused thread tells how many posts outside of the focus are hidden', () => {
    expect(leftOut(tree, view({ openedId: 'c' }))).toBe(0);
    expect(leftOut(tree, view({ threadFocusId: 'b' }))).toBe(3);
    expect(leftOut(tree, view({ threadFocusId: 'b', advanced: true }))).toBe(2);
    expect(leftOut(tree, view({ threadFocusId: 'b', display: 'linear', advanced: true }))).toBe(3);
  });
});

describe('the linear order', () => {
  it('is chronological, without indentation', () => {
    const rows = threadRows(tree, view({ display: 'linear', advanced: true, openedId: 'c' }));
    expect(idsOf(rows)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(new Set(rows.map(({ part, depth }) => `${part} ${depth}`))).toEqual(
      new Set(['linear 0']),
    );
  });

  it('contains only descendants of the focused status', () => {
    expect(shown(tree, { display: 'linear', threadFocusId: 'b' })).toEqual(['b', 'c', 'e']);
  });
});

describe('new statuses', () => {
  it('are those since the last visit; on the first visit there are none', () => {
    const fresh = (since: string | null) =>
      threadRows(tree, view({ since }))
        .filter(({ isNew }) => isNew)
        .map(({ id }) => id);
    expect(fresh(null)).toEqual([]);
    expect(fresh('d')).toEqual(['e', 'f']);
    expect(fresh('f')).toEqual([]);
  });
});

const anyThread = fc
  .array(fc.oneof(fc.nat(40), fc.constant(null)), { minLength: 1, maxLength: 40 })
  .map((answers) =>
    threadOf(
      Object.fromEntries(answers.map((to, at) => [name(at), to === null ? null : name(to)])),
    ),
  );
const anyView = fc.record({
  display: fc.constantFrom('tree' as const, 'linear' as const),
  openedId: fc.nat(40).map(name),
  threadFocusId: fc.option(fc.nat(40).map(name)),
  advanced: fc.boolean(),
  maxDepth: fc.integer({ min: 0, max: 9 }),
  indentLimit: fc.integer({ min: 1, max: 12 }),
  displays: fc.dictionary(fc.nat(40).map(name), fc.boolean()),
  since: fc.constant(null),
});

describe('any view of any thread', () => {
  it('shows no status twice, and the whole thread when everything is expanded', () => {
    fc.assert(
      fc.property(anyThread, anyView, (thread, given) => {
        const rows = idsOf(threadRows(thread, given));
        expect(new Set(rows).size).toBe(rows.length);
        const whole = {
          ...given,
          threadFocusId: thread.rootId,
          indentLimit: 100,
          displays: expandAll(thread, thread.rootId),
        };
        expect(shown(thread, whole)).toEqual(given.display === 'tree' ? thread.order : thread.ids);
        expect(leftOut(thread, whole)).toBe(0);
      }),
      { numRuns: 200 },
    );
  });

  it('leads to every known reply by expanding, continuing and showing the whole thread', () => {
    fc.assert(
      fc.property(anyThread, anyView, (thread, given) => {
        const met = new Set<string>();
        const dives: (string | null)[] = [given.threadFocusId];
        if (leftOut(thread, given) > 0) dives.push(thread.rootId);
        const displays = expandAll(thread, thread.rootId);
        for (
          let threadFocusId = dives.pop();
          threadFocusId !== undefined;
          threadFocusId = dives.pop()
        ) {
          for (const row of threadRows(thread, { ...given, threadFocusId, displays })) {
            met.add(row.id);
            if (row.continues) dives.push(row.id);
          }
        }
        expect([...met].sort()).toEqual([...thread.ids].sort());
      }),
      { numRuns: 200 },
    );
  });

  it('shows the focused status, unless the reader moved the focus or collapsed it', () => {
    fc.assert(
      fc.property(anyThread, anyView, (thread, given) => {
        const rows = shown(thread, { ...given, threadFocusId: null, displays: {} });
        if (thread.nodes.has(given.openedId)) expect(rows).toContain(given.openedId);
      }),
    );
  });

  it('is the same after a node was toggled twice', () => {
    fc.assert(
      fc.property(anyThread, anyView, fc.nat(), (thread, given, pick) => {
        const rows = threadRows(thread, { ...given, display: 'tree' });
        const one = rows[pick % rows.length];
        if (!one || one.continues || one.part !== 'tree') return;
        const toggled = (showing: boolean) => {
          const displays = { ...given.displays, [one.id]: showing };
          return threadRows(thread, { ...given, display: 'tree', displays });
        };
        expect(toggled(one.showing)).toEqual(rows);
        const other = toggled(!one.showing);
        expect(other.find(({ id }) => id === one.id)?.showing).toBe(!one.showing);
        if (one.replies > 0) expect(other.length).not.toBe(rows.length);
        // Only rows below the node are hidden.
        const branch = branchOf(thread, one.id);
        const outside = (list: ThreadRow[]) => idsOf(list).filter((id) => !branch.includes(id));
        expect(outside(other)).toEqual(outside(rows));
        expect(pathTo(thread, one.id).length).toBeGreaterThan(0);
      }),
      { numRuns: 200 },
    );
  });
});

describe('threadIndentLimitFor', () => {
  it('leaves at least 28 characters of text at the deepest level', () => {
    for (let width = 320; width <= 1_200; width += 10) {
      const indentLimit = threadIndentLimitFor(width, 9);
      const [beside, step] = width < 480 ? [48, 8] : [96, 16];
      expect((width - beside - indentLimit * step) / 9).toBeGreaterThanOrEqual(28);
      expect(indentLimit).toBeGreaterThanOrEqual(1);
      expect(indentLimit).toBeLessThanOrEqual(12);
    }
    expect(threadIndentLimitFor(720, 9)).toBe(12);
  });

  it('always allows one step', () => {
    expect(threadIndentLimitFor(200, 9)).toBe(1);
  });
});

import { noEntities } from '@/domain/engine/entities';
import conversations, {
  threadContextReceived,
  missingParentReceived,
  missingRepliesReceived,
} from '@/slices/statuses/threadContexts';
import threads, {
  threadFolded,
  threadLeft,
  threadNodesToggled,
  threadUnfolded,
  threadVisited,
  type ThreadViewState,
} from '@/slices/statuses/threadViews';
import visits, { MOST_VISITS, type Visits } from '@/slices/statuses/threadVisits';

type Threads = Record<string, ThreadViewState>;
type Change = Parameters<typeof threads>[1];

const after = (...changes: Change[]): Threads => changes.reduce<Threads>(threads, {});
const statusId = 's1';
const found = (nodeId: string, ids: string[]) =>
  missingRepliesReceived({ statusId, nodeId, ids, entities: noEntities() });

describe('the view state of a thread', () => {
  it('holds the replies that were expanded or collapsed, latest choice first', () => {
    const state = after(
      threadNodesToggled({ statusId, displays: { a: true, b: false } }),
      threadNodesToggled({ statusId, displays: { b: true } }),
    );
    expect(state[statusId]?.displays).toEqual({ a: true, b: true });
  });

  it('is forgotten when the thread is collapsed', () => {
    const state = after(
      threadUnfolded({ statusId }),
      threadNodesToggled({ statusId, displays: { a: true } }),
      threadFolded({ statusId }),
      threadUnfolded({ statusId }),
    );
    expect(state[statusId]).toMatchObject({ unfolded: true, displays: {} });
  });

  it('is kept for the last twenty threads', () => {
    const ids = Array.from({ length: 25 }, (_each, at) => `s${at}`);
    const state = after(
      ...ids.map((id) => threadUnfolded({ statusId: id })),
      threadNodesToggled({ statusId: 's6', displays: { a: true } }),
      threadUnfolded({ statusId: 'another' }),
    );
    expect(Object.keys(state)).toEqual([...ids.slice(7), 's6', 'another']);
    expect(state.s6).toMatchObject({ unfolded: true, displays: { a: true } });
  });

  it('remembers which missing replies were requested', () => {
    const parent = missingParentReceived({
      statusId,
      replyId: 'b',
      ids: [],
      entities: noEntities(),
    });
    expect(after(found('a', []), parent)[statusId]?.lookedUp).toEqual({
      'replies a': true,
      'parent b': true,
    });
  });
});

describe('missing replies that were found', () => {
  it('are added once to the thread they were requested for', () => {
    const begun = conversations(
      {},
      threadContextReceived({
        statusId,
        ancestorIds: ['a'],
        descendantIds: ['b'],
        entities: noEntities(),
      }),
    );
    expect(conversations(begun, found('b', ['a', 's1', 'b', 'c']))).toEqual({
      s1: { ancestorIds: ['a'], descendantIds: ['b', 'c'] },
    });
    expect(conversations({}, found('b', ['c']))).toEqual({});
  });
});

describe('visits of threads', () => {
  const visited = (threadId: string, newestId: string) =>
    threadVisited({ statusId, threadId, newestId, since: null });

  it('record the newest status seen, and never an older one', () => {
    const left = (newestId: string) => threadLeft({ statusId, threadId: 't', newestId });
    const state = [visited('t', '9'), left('10'), visited('t', '8')].reduce<Visits>(visits, {});
    expect(state).toEqual({ t: '10' });
  });

  it('are kept for the most recent threads', () => {
    const talks = Array.from({ length: MOST_VISITS + 5 }, (_each, at) => `t${at}`);
    const state = talks.map((threadId) => visited(threadId, 'x')).reduce<Visits>(visits, {});
    expect(Object.keys(state)).toEqual(talks.slice(5));
  });
});

/**
 * The rows of threads. Each view makes its own selectors, as they remember: a thread, its rows and
 * each row stay the same objects until something about them changes.
 */
import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import { buildThread, linkedWith, type Thread } from '@/domain/statuses/thread';
import {
  leftOut,
  startOf,
  threadRows,
  type ThreadRow,
  type ThreadView,
} from '@/domain/statuses/threads/threadRows';
import { inOrder, type ThreadOrder } from '@/domain/statuses/threads/threadOrder';
import type { Decision } from '@/domain/timelines/filtering';
import type { Status } from '@/domain/statuses/status';
import { isEqual } from '@/lib/values/isEqual';
import { isShallowEqual } from '@/lib/values/isShallowEqual';
import { rowIn } from '@/lib/values/rowTable';
import type { RootState } from '@/slices/root';
import type { ThreadViewState, ThreadVisit } from '@/slices/statuses/threadViews';
import {
  selectDisplayPreferences,
  type DisplayPreferences,
} from '@/selectors/settings/displayPreferences';
import { selectStatusRow, selectStatusTable } from './statuses';
import { selectFilteringDecision, selectFilteringInputs } from '@/selectors/timelines/filtering';

const selectThreadView = (state: RootState, statusId: string): ThreadViewState | undefined =>
  state.threadViews[statusId];

const nobody: readonly string[] = [];

/** True once the ancestors and descendants were loaded. */
export const selectThreadContextKnown = (state: RootState, statusId: string): boolean =>
  state.threadContexts[statusId] !== undefined;

/** True if missing posts were looked up, by the key of that request. */
export const selectWasLookedUp = (state: RootState, statusId: string, request: string): boolean =>
  selectThreadView(state, statusId)?.lookedUp[request] ?? false;

/** The links of the replies in a part of the table, looked up once for each; repeats are none. */
const repliesIn = weakMapMemoize((part: Readonly<Record<string, Status>>) =>
  Object.values(part).flatMap(({ id, inReplyToId, repeatOfId }) =>
    inReplyToId === null || repeatOfId !== null ? [] : [{ id, inReplyToId }],
  ),
);

/** All known replies by their parent. */
const selectRepliesTo = createSelector([selectStatusTable], (statuses) => {
  const replies = new Map<string, string[]>();
  for (const { id, inReplyToId } of statuses.flatMap((part) => repliesIn(part))) {
    const known = replies.get(inReplyToId);
    if (known) known.push(id);
    else replies.set(inReplyToId, [id]);
  }
  return replies;
});

const isSameLink = (a: Status | undefined, b: Status | undefined): boolean =>
  a === b ||
  (a?.id === b?.id &&
    a?.inReplyToId === b?.inReplyToId &&
    a?.inReplyToUri === b?.inReplyToUri &&
    a?.inReplyToUserId === b?.inReplyToUserId &&
    a?.replyCount === b?.replyCount);

/**
 * The server's thread, and other statuses that are known to belong to it: streamed replies, one's
 * own. Null while the status itself is unknown.
 */
export function makeSelectThread() {
  let known: { thread: Thread | null; links: readonly (Status | undefined)[] } | null = null;
  return createSelector(
    [
      (_state: RootState, statusId: string) => statusId,
      (state: RootState, statusId: string) => state.threadContexts[statusId],
      (state: RootState) => selectStatusTable(state),
      (state: RootState) => selectRepliesTo(state),
    ],
    (statusId, context, statuses, repliesTo): Thread | null => {
      const rowOf = (id: string) => rowIn(statuses, id);
      if (!rowOf(statusId)) return null;
      const { ancestorIds = nobody, descendantIds = nobody } = context ?? {};
      const told = [statusId, ...ancestorIds, ...descendantIds];
      const ids = [...linkedWith(told, rowOf, repliesTo)];
      const links = ids.map(rowOf);
      const same =
        known?.links.length === links.length &&
        links.every((link, at) => isSameLink(link, known?.links[at]));
      if (known && same) return known.thread;
      const thread = buildThread(
        ids,
        Object.fromEntries(links.flatMap((row) => (row ? [[row.id, row]] : []))),
      );
      known = { thread, links };
      return thread;
    },
  );
}

export interface ShownRow extends ThreadRow {
  decision: Decision;
}

export interface ShownThread {
  thread: Thread;
  rows: readonly ShownRow[];
  /** The ids of the rows. */
  ids: readonly string[];
  /** The first shown status, or the root of the tree below the ancestors. */
  startId: string;
  /** The status that the reader re-rooted the thread at. */
  threadFocusId: string | null;
  /** The number of folded statuses below the start. */
  folded: number;
  /** The number of statuses that are neither shown nor folded. */
  leftOut: number;
}

interface Known {
  memoInputs: readonly unknown[];
  shown: ShownThread;
}

/** `room`: the number of indentation levels that fit; `where`: a history entry or a card. */
export function makeSelectShownThread() {
  const selectThread = makeSelectThread();
  let arranged: { from: Thread; order: ThreadOrder; thread: Thread } | null = null;
  let known: Known | null = null;

  return (
    state: RootState,
    statusId: string,
    indentLimit: number,
    where: string,
  ): ShownThread | null => {
    const from = selectThread(state, statusId);
    if (!from) return null;
    const given = selectThreadView(state, statusId);
    const preferences = selectDisplayPreferences(state);
    const order = preferences.conversationDisplay === 'tree' ? preferences.threadOrder : 'time';
    if (arranged?.from !== from || arranged.order !== order) {
      const writerOf = (id: string) => selectStatusRow(state, id)?.userId;
      arranged = { from, order, thread: inOrder(from, order, writerOf) };
    }
    const { thread } = arranged;
    const view = viewOf(statusId, indentLimit, preferences, {
      given,
      focusPath: state.threadFocus?.[where],
    });
    const memoInputs = [thread, preferences, ...Object.values(view), selectFilteringInputs(state)];
    if (known && isShallowEqual(known.memoInputs, memoInputs)) return known.shown;

    const all = threadRows(thread, view);
    const rows = keepRows(known?.shown.rows ?? [], decided(state, all, statusId));
    const startId = startOf(thread, view);
    const below = thread.nodes.get(startId)?.below ?? 0;
    const fresh: ShownThread = {
      thread,
      rows,
      ids: known?.shown.rows === rows ? known.shown.ids : rows.map(({ id }) => id),
      startId,
      threadFocusId: view.threadFocusId,
      folded: below + 1 - all.filter(({ part }) => part !== 'ancestor').length,
      leftOut: leftOut(thread, view),
    };
    const old = known?.shown;
    const same = old && isShallowEqual(Object.values(old), Object.values(fresh));
    known = { memoInputs, shown: same ? old : fresh };
    return known.shown;
  };
}

const noDisplays: ThreadViewState['displays'] = {};

const viewOf = (
  openedId: string,
  indentLimit: number,
  preferences: DisplayPreferences,
  {
    given,
    focusPath,
  }: { given: ThreadViewState | undefined; focusPath: readonly string[] | undefined },
): ThreadView => ({
  display: preferences.conversationDisplay,
  openedId,
  threadFocusId: focusPath?.at(-1) ?? null,
  advanced: preferences.conversationTreeAdvanced,
  maxDepth: preferences.maxDepthInThread,
  indentLimit,
  displays: given?.displays ?? noDisplays,
  since: given?.since ?? null,
});

/** Removes hidden statuses, except those with replies, which would lose their parent. */
function decided(state: RootState, rows: readonly ThreadRow[], openedId: string): ShownRow[] {
  return rows.flatMap((row) => {
    const decision = selectFilteringDecision(state, row.id, 'conversation');
    if (decision.show !== 'hidden') return [{ ...row, decision }];
    if (row.id === openedId) return [{ ...row, decision: { ...decision, show: 'full' as const } }];
    if (row.replies === 0) return [];
    return [{ ...row, decision: { ...decision, show: 'collapsed' as const } }];
  });
}

/** Keeps unchanged rows the same objects, and the list if no row changed. */
function keepRows(old: readonly ShownRow[], fresh: readonly ShownRow[]): readonly ShownRow[] {
  const before = new Map(old.map((row) => [row.id, row]));
  const rows = fresh.map((row) => {
    const same = before.get(row.id);
    return same && isEqual(same, row) ? same : row;
  });
  return isShallowEqual(old, rows) ? old : rows;
}

/** The id of the thread and its newest status; null if the status is unknown. */
export function selectThreadVisit(state: RootState, statusId: string): ThreadVisit | null {
  const thread = makeSelectThread()(state, statusId);
  const newestId = thread?.ids.at(-1);
  if (!thread || newestId === undefined) return null;
  const threadId = selectStatusRow(state, thread.rootId)?.conversationId ?? thread.rootId;
  return { threadId, newestId };
}

/** The newest status that the reader has seen in a thread; null if they never opened it. */
export const selectThreadSeenUpTo = (state: RootState, threadId: string): string | null =>
  state.visits[threadId] ?? null;

/**
 * A model test of the home timeline: random events, and the rules that must hold after each. Every
 * post is shown, waits, or lies where the reader is told that some may be missing.
 */
import { decodeStatuses } from '@/api/decode/statuses/status';
import { compareIds } from '@/domain/engine/ids';
import { gapAbove, gapsOf, withGaps } from '@/domain/timelines/timelineRanges';
import { fork } from '@/sagas/engine/effects';
import { timelineNewsSaga } from '@/sagas/timelines/timelineNews';
import { timelinesSaga } from '@/sagas/timelines/timelines';
import { makeSelectRows } from '@/selectors/timelines/timelineRows';
import {
  selectBottomedOut,
  selectSyncedUpTo,
  selectFlushMarker,
  selectGaps,
  selectTimelineLoaded,
} from '@/selectors/timelines/timelines';
import { settingChanged } from '@/slices/session/config';
import { listsTruncated } from '@/slices/engine/entities';
import {
  pageVisibilityChanged,
  socketBroke,
  socketClosed,
  socketJoined,
} from '@/slices/realtime/realtime';
import { statusDeleted } from '@/slices/statuses/statuses';
import {
  gapRequested,
  newStatusesShown,
  olderRequested,
  timelineReloadRequested,
  statusesStreamed,
  timelineClosed,
  timelineOpened,
  timelineScrolled,
} from '@/slices/timelines/timelines';
import { replay } from '../flow';
import { modelServer } from './modelServer';
import { wireStatus } from '../wire';
import { selectNewCount } from '@support/timelines/newCount';

const key = 'friends';
const other = 'public';

/** The possible events and their parameters. */
interface Happening {
  post: { count: number };
  own: { count: number };
  delete: { at: number };
  gap: { at: number };
  wait: { seconds: number };
  server: { how: 'answers' | 'lingers' | 'fails' };
  line: { how: 'joined' | 'dead' | 'broken' | 'closed' };
  look: { atTop: boolean };
  page: { visible: boolean };
  older: object;
  show: object;
  reload: object;
  leave: object;
  come: object;
  sweep: object;
}

export type Step = { [Name in keyof Happening]: { do: Name } & Happening[Name] }[keyof Happening];

export function readerOf(first: number, showsByItself: boolean) {
  const server = modelServer(first);
  const story = replay(
    function* () {
      yield* fork(timelinesSaga);
      yield* fork(timelineNewsSaga);
    },
    {
      before: [settingChanged({ name: 'streaming', value: showsByItself })],
      context: { net: { fetch: server.fetch } },
    },
  );
  const selectRows = makeSelectRows();
  const rows = () => {
    const { ids } = selectRows(story.state(), key);
    return withGaps(ids, selectGaps(story.state(), key));
  };
  let line: 'joined' | 'dead' | 'none' = 'none';
  let open = false;

  const tell = (statusId: string, show: boolean) => {
    const entities = decodeStatuses([wireStatus({ id: statusId })]);
    story.dispatch(statusesStreamed({ statusIds: [statusId], keys: [key], entities, show }));
  };
  const come = () => {
    if (!open) story.dispatch(timelineOpened({ key }));
    open = true;
  };
  const joinLine = () => {
    if (line === 'dead') story.dispatch(socketBroke({ code: 1006 }));
    if (line !== 'joined') story.dispatch(socketJoined());
    line = 'joined';
  };

  const steps: { [Name in keyof Happening]: (step: Happening[Name]) => void } = {
    post: ({ count }) => {
      for (let posted = 0; posted < count; posted += 1) {
        const id = server.add();
        if (line === 'joined') tell(id, false);
      }
    },
    own: ({ count }) => {
      for (let posted = 0; posted < count; posted += 1) {
        const id = server.add();
        // The socket may deliver it before the answer.
        if (line === 'joined' && posted % 2 === 0) tell(id, false);
        tell(id, true);
        if (line === 'joined' && posted % 2 === 1) tell(id, false);
      }
    },
    delete: ({ at }) => {
      const statusId = server.posts()[at % Math.max(1, server.posts().length)];
      if (statusId === undefined) return;
      server.remove(statusId);
      if (line === 'joined') story.dispatch(statusDeleted({ statusId }));
    },
    gap: ({ at }) => {
      const gaps = rows().flatMap((row) => gapAbove(row) ?? []);
      const above = gaps[at % Math.max(1, gaps.length)];
      if (above !== undefined) story.dispatch(gapRequested({ key, above }));
    },
    wait: () => undefined,
    server: ({ how }) => server.behave(how),
    line: ({ how }) => {
      if (how === 'joined') return joinLine();
      if (line === 'none') return;
      // The client does not notice a dead connection until an event says so.
      if (how === 'broken') story.dispatch(socketBroke({ code: 1006 }));
      if (how === 'closed') story.dispatch(socketClosed());
      line = how === 'dead' ? 'dead' : 'none';
    },
    look: ({ atTop }) => void story.dispatch(timelineScrolled({ key, atTop })),
    page: ({ visible }) => void story.dispatch(pageVisibilityChanged(visible)),
    older: () => void (open && story.dispatch(olderRequested({ key }))),
    show: () => {
      const reload = selectFlushMarker(story.state(), key);
      const waiting = reload || selectNewCount(story.state(), key) > 0;
      if (waiting) story.dispatch((reload ? timelineReloadRequested : newStatusesShown)({ key }));
    },
    reload: () => void story.dispatch(timelineReloadRequested({ key })),
    leave: () => {
      if (open) story.dispatch(timelineClosed({ key }));
      open = false;
      // Leaving another list comes after it.
      story.dispatch(timelineOpened({ key: other }));
      story.dispatch(timelineClosed({ key: other }));
    },
    come,
    sweep: () => void story.dispatch(listsTruncated()),
  };

  return {
    server,
    story,
    rows,
    come,
    take: (step: Step) => (steps[step.do] as (step: Step) => void)(step),
    faults: () => (selectTimelineLoaded(story.state(), key) ? faultsOf() : []),
  };

  /** The faults of the list, in words; empty when there are none. */
  function faultsOf(): string[] {
    const state = story.state();
    const timeline = state.timelines[key];
    if (!timeline) return [];
    const all = rows();
    const shown = all.filter((row) => gapAbove(row) === null);
    const waiting = new Set(timeline.unseen);
    const edge = selectSyncedUpTo(state, key) ?? '';
    const newest = shown[0] ?? '';
    const oldest = timeline.ranges.at(-1)?.at(-1) ?? '';
    const gaps = gapsOf(timeline.ranges, timeline.syncedUpTo);
    const known = new Set(timeline.ranges.flat());
    const faults: string[] = [];
    const isOlder = (a: string, b: string) => compareIds(a, b) < 0;

    if (new Set(shown).size !== shown.length) faults.push('something is listed twice');
    if (shown.some((id, at) => at > 0 && !isOlder(id, shown[at - 1] ?? ''))) {
      faults.push('not the newest first');
    }
    if ([...waiting].some((id) => !known.has(id))) faults.push('what waits is not in the list');
    const offersNews = selectNewCount(state, key) > 0 || selectFlushMarker(state, key);
    for (const id of server.posts()) {
      // The client does not know this post yet; it comes with the next update.
      if (isOlder(edge, id) && !known.has(id)) continue;
      if (known.has(id)) {
        if (waiting.has(id) ? !offersNews : !shown.includes(id)) faults.push(`${id} is withheld`);
      } else if (known.size === 0 || isOlder(id, oldest)) {
        if (selectBottomedOut(state, key)) faults.push(`${id} is below what is called the end`);
      } else if (!gaps.some((above) => isOlder(id, above) && isInGap(id, above))) {
        faults.push(`${id} is missing, and the list does not know`);
      } else if (isOlder(newest, id)) {
        if (!offersNews) faults.push(`${id} is missing above, and no button says so`);
      } else if (!hasGapRow(all, id)) {
        faults.push(`${id} is missing, and no row says so`);
      }
    }
    return faults;

    function isInGap(id: string, above: string): boolean {
      const below = timeline?.ranges.find((range) => isOlder(range[0] ?? '', above));
      return below !== undefined && isOlder(below[0] ?? '', id);
    }
  }
}

/** True if a gap row lies between the two shown neighbours of this id. */
function hasGapRow(rows: readonly string[], id: string): boolean {
  const below = rows.findIndex((row) => gapAbove(row) === null && compareIds(row, id) < 0);
  const end = below < 0 ? rows.length : below;
  return gapAbove(rows[end - 1] ?? '') !== null;
}

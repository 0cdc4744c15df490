/**
 * A timeline: the button for new statuses, the cards, and the footer. It has no data of its own:
 * ids come from the store, and scrolling only requests more.
 */
import { startTransition, useEffect, useMemo, useState } from 'react';
import { withEnoughRow } from '@/domain/timelines/enoughRow';
import { withGaps } from '@/domain/timelines/timelineRanges';
import { isSequence, timelineRequest, type TimelineKey } from '@/domain/timelines/timeline';
import { WindowedFeed } from '@/virtualList/WindowedFeed';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useAtTop } from '@/hooks/useAtTop';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { useScrollAnchorKey } from '@/virtualList/useWindowing';
import { selectTouch } from '@/selectors/session/interface';
import { selectRequest } from '@/selectors/engine/requests';
import { selectEnoughBelow, selectHasReadingLimit } from '@/selectors/timelines/readingLimit';
import { makeSelectRows, type TimelineRows } from '@/selectors/timelines/timelineRows';
import { selectUnfoldedThreads } from '@/selectors/statuses/unfoldedThreads';
import {
  selectGaps,
  selectInputBlocked,
  selectTimelineLoaded,
} from '@/selectors/timelines/timelines';
import { timelineClosed, timelineOpened, timelineScrolled } from '@/slices/timelines/timelines';
import { firstRowsShown, restNeeded } from '@/lib/scheduler/firstView';
import { scrollAnchorRequested } from '@/slices/timelines/scrollAnchors';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { FirstPageFailed } from './FirstPageFailed';
import { NewStatusesButton } from './NewStatusesButton';
import { StatusRow } from './StatusRow';
import { TimelineEnd } from './TimelineEnd';

const StatusThread = deferredComponent(
  async () => (await import('@/components/statuses/thread/StatusThread')).StatusThread,
  { placeholder: () => <Skeleton shape="status" />, onDemand: true },
);

const ReadingWatch = deferredComponent(async () => (await import('./ReadingWatch')).ReadingWatch, {
  optional: true,
});
const TimelinePull = deferredComponent(async () => (await import('./TimelinePull')).TimelinePull, {
  optional: true,
});

const none: readonly string[] = [];

interface Props {
  timelineKey: TimelineKey;
  /** The accessible name of the feed: the title of the screen. */
  label: string;
}

export function StatusList({ timelineKey, label }: Props) {
  const opened = timelineOpened({ key: timelineKey });
  useWhileMounted(timelineKey, opened, timelineClosed({ key: timelineKey }));

  const [selectRows] = useState(makeSelectRows);
  const known = useAppSelector((state) => selectRows(state, timelineKey));
  const knownGaps = useAppSelector((state) => selectGaps(state, timelineKey));
  const knownBelow = useAppSelector((state) => selectEnoughBelow(state, timelineKey));
  const [presses, setPresses] = useState(0);
  const now = useMemo(
    () => ({ rows: known, gaps: knownGaps, below: knownBelow, presses }),
    [known, knownGaps, knownBelow, presses],
  );
  const drawing = useDrawing(now);
  const { rows: shown, gaps, below } = drawing;
  const { byId, pinnedCount } = shown;
  const loaded = useAppSelector((state) => selectTimelineLoaded(state, timelineKey));
  const restoring = useAnchorRestoring(timelineKey, shown.ids, loaded && shown === known);
  const ids = restoring ? none : shown.ids;
  const drawn = ids.length > 0 || known.ids.length === 0;
  const rows = withEnoughRow(
    isSequence(timelineKey) ? ids : withGaps(ids, gaps, pinnedCount),
    below,
  );
  const hasLimit = useAppSelector(selectHasReadingLimit);
  const settling = useAppSelector((state) => selectInputBlocked(state, timelineKey));
  const first = useAppSelector((state) =>
    selectRequest(state, timelineRequest(timelineKey, 'first')),
  );
  const touch = useAppSelector(selectTouch);
  const dispatch = useAppDispatch();
  useAtTop((atTop) => dispatch(timelineScrolled({ key: timelineKey, atTop })));
  const unfolded = useAppSelector(selectUnfoldedThreads);
  const inlineThread = (statusId: string) =>
    unfolded.has(statusId) ? <StatusThread statusId={statusId} inline /> : null;

  const failed = !loaded && first.reason !== null;
  const empty = loaded && !first.busy && known.ids.length === 0;
  useEffect(() => {
    // No rows will come that the deferred parts of the page would have to wait for.
    if (failed || empty) firstRowsShown();
  }, [failed, empty]);

  if (failed) {
    return <FirstPageFailed timelineKey={timelineKey} />;
  }
  return (
    <>
      {touch && loaded && <TimelinePull timelineKey={timelineKey} />}
      <NewStatusesButton
        timelineKey={timelineKey}
        onPressed={() => setPresses((before) => before + 1)}
      />
      <WindowedFeed
        // Remounts once the anchor is found, possibly in another row than the saved one.
        key={String(restoring)}
        list={timelineKey}
        label={label}
        busy={!(loaded && drawn) || first.busy}
        blockInput={settling}
        incremental
        ids={rows}
        // Along with the new rows, which are not mounted before.
        focusWishes={drawing.presses}
        row={(id) => (
          <StatusRow
            timelineKey={timelineKey}
            rowId={id}
            row={byId.get(id)}
            inlineThread={inlineThread}
          />
        )}
      >
        {!(loaded && drawn) && <Skeleton shape="status" count={6} />}
      </WindowedFeed>
      {hasLimit && <ReadingWatch timelineKey={timelineKey} rows={rows} />}
      {/* Hidden until there are cards: the end would be in view and request more and more. */}
      {loaded && drawn && (
        <TimelineEnd
          // Remounted below new rows, so that they do not push it down (no scroll anchoring).
          key={`below ${rows.at(-1) ?? 'nothing'}`}
          timelineKey={timelineKey}
          empty={known.ids.length === 0}
          drawing={known.ids.at(-1) !== shown.ids.at(-1)}
        />
      )}
    </>
  );
}

interface Drawing {
  rows: TimelineRows;
  gaps: readonly string[];
  below: string | null;
  /** Of “Show new”. */
  presses: number;
}

/**
 * Many cards are rendered in steps, so that the page stays responsive. A few are drawn at once: a fast
 * stream would interrupt the steps again and again, and show nothing until it pauses.
 */
function useDrawing(now: Drawing): Drawing {
  const [drawn, setDrawn] = useState(now);
  const atOnce = addsFew(drawn.rows, now.rows);
  if (atOnce && drawn !== now) setDrawn(now);
  useEffect(() => {
    if (!atOnce) startTransition(() => setDrawn(now));
  }, [atOnce, now]);
  return atOnce ? now : drawn;
}

/** Rows that the slowest phones draw without a pause that one feels. */
const FEW = 10;

/** True if no more than a few of the rows are missing from those that are drawn. */
function addsFew(drawn: TimelineRows, { ids }: TimelineRows): boolean {
  let missing = 0;
  return ids.every((id) => drawn.byId.has(id) || (missing += 1) <= FEW);
}

/**
 * True while the saved scroll anchor is not in the list yet: until then nothing is shown.
 * `complete`: all loaded statuses are among the known.
 */
function useAnchorRestoring(
  key: TimelineKey,
  known: readonly string[],
  complete: boolean,
): boolean {
  const entry = useScrollAnchorKey(key);
  const anchor = useAppSelector(({ scrollAnchors: places }) => places[entry] ?? null);
  const [restoring, setRestoring] = useState(anchor !== null);
  const dispatch = useAppDispatch();
  if (restoring && (anchor === null || anchor.rows.some(({ id }) => known.includes(id))))
    setRestoring(false);
  useEffect(() => {
    if (restoring) dispatch(scrollAnchorRequested({ key, entry }));
  }, [restoring, key, entry, dispatch]);
  useEffect(() => {
    // The code that loads the anchor is deferred.
    if (restoring && complete) restNeeded();
  }, [restoring, complete]);
  return restoring;
}

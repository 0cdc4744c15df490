/**
 * A timeline on the page: what is new behind a button, the cards, and what follows below. It holds
 * nothing: the ids come from the store, and scrolling only asks for more.
 */
import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { withGaps } from '@/domain/timelines/timelineRanges';
import { isSequence, timelineRequest, type TimelineKey } from '@/domain/timelines/timeline';
import { WindowedFeed } from '@/virtualList/WindowedFeed';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useAtTop } from '@/hooks/useAtTop';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { useScrollAnchorKey } from '@/virtualList/useWindowing';
import { selectRequest } from '@/selectors/engine/requests';
import { makeSelectRows } from '@/selectors/timelines/timelineRows';
import { selectUnfoldedThreads } from '@/selectors/statuses/unfoldedThreads';
import {
  selectGaps,
  selectInputBlocked,
  selectTimelineLoaded,
} from '@/selectors/timelines/timelines';
import { timelineClosed, timelineOpened, timelineScrolled } from '@/slices/timelines/timelines';
import { restNeeded } from '@/lib/scheduler/firstView';
import { scrollAnchorRequested } from '@/slices/timelines/scrollAnchors';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { FirstPageFailed } from './FirstPageFailed';
import { NewStatusesButton } from './NewStatusesButton';
import { StatusRow } from './StatusRow';
import { TimelineEnd } from './TimelineEnd';

const StatusThread = lazy(async () => ({
  default: (await import('@/components/statuses/thread/StatusThread')).StatusThread,
}));

const none: readonly string[] = [];

interface Props {
  timelineKey: TimelineKey;
  /** The feed's name: the title of the screen. */
  label: string;
}

export function StatusList({ timelineKey, label }: Props) {
  const opened = timelineOpened({ key: timelineKey });
  useWhileMounted(timelineKey, opened, timelineClosed({ key: timelineKey }));

  const [selectRows] = useState(makeSelectRows);
  const known = useAppSelector((state) => selectRows(state, timelineKey));
  // Cards are made in steps, between which the page has its turn.
  const shown = useDeferredValue(known);
  const { byId, pinnedCount } = shown;
  const loaded = useAppSelector((state) => selectTimelineLoaded(state, timelineKey));
  const restoring = useAnchorRestoring(timelineKey, shown.ids, loaded && shown === known);
  const ids = restoring ? none : shown.ids;
  const drawn = ids.length > 0 || known.ids.length === 0;
  const gaps = useDeferredValue(useAppSelector((state) => selectGaps(state, timelineKey)));
  const rows = isSequence(timelineKey) ? ids : withGaps(ids, gaps, pinnedCount);
  const settling = useAppSelector((state) => selectInputBlocked(state, timelineKey));
  const first = useAppSelector((state) =>
    selectRequest(state, timelineRequest(timelineKey, 'first')),
  );
  const dispatch = useAppDispatch();
  const [presses, setPresses] = useState(0);
  // With the rows that were pressed for, which are not on the page before that.
  const focusWishes = useDeferredValue(presses);
  useAtTop((atTop) => dispatch(timelineScrolled({ key: timelineKey, atTop })));
  const unfolded = useAppSelector(selectUnfoldedThreads);
  const inlineThread = (statusId: string) =>
    unfolded.has(statusId) ? (
      <Suspense fallback={<Skeleton shape="status" />}>
        <StatusThread statusId={statusId} inline />
      </Suspense>
    ) : null;

  if (!loaded && first.reason !== null) {
    return <FirstPageFailed timelineKey={timelineKey} />;
  }
  return (
    <>
      <NewStatusesButton
        timelineKey={timelineKey}
        onPressed={() => setPresses((before) => before + 1)}
      />
      <WindowedFeed
        // The place may be found in another row than it was kept as.
        key={String(restoring)}
        list={timelineKey}
        label={label}
        busy={!(loaded && drawn) || first.busy}
        blockInput={settling}
        ids={rows}
        focusWishes={focusWishes}
        row={(id, index) => (
          <StatusRow
            timelineKey={timelineKey}
            rowId={id}
            row={byId.get(id)}
            at={index + 1}
            of={rows.length}
            inlineThread={inlineThread}
          />
        )}
      >
        {!(loaded && drawn) && <Skeleton shape="status" count={6} />}
      </WindowedFeed>
      {/* As long as no cards stand above it, the end would be near and ask for more and more. */}
      {loaded && drawn && (
        <TimelineEnd
          // Another one stands below what comes; none is pushed down by it.
          key={`below ${rows.at(-1) ?? 'nothing'}`}
          timelineKey={timelineKey}
          empty={known.ids.length === 0}
          drawing={known.ids.at(-1) !== shown.ids.at(-1)}
        />
      )}
    </>
  );
}

/** The reader comes back to a place that is not in the list yet: until it is, nothing is shown. */
/** `complete`: all that has come is among the known. */
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
    // What fetches the place comes with the rest.
    if (restoring && complete) restNeeded();
  }, [restoring, complete]);
  return restoring;
}

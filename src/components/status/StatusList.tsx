/**
 * A timeline on the page: what is new behind a button, the cards, and what follows below. It holds
 * nothing: the ids come from the store, and scrolling only asks for more.
 */
import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { withGaps } from '@/domain/ranges';
import { isSequence, timelineRequest, type TimelineKey } from '@/domain/timeline';
import { WindowedFeed } from '@/components/list/WindowedFeed';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useAtTop } from '@/hooks/useAtTop';
import { useWhileShown } from '@/hooks/useWhileShown';
import { usePlaceEntry } from '@/hooks/useWindowing';
import { selectRequest } from '@/selectors/requests';
import { makeSelectRows } from '@/selectors/rows';
import { selectUnfolded } from '@/selectors/unfolded';
import { selectGaps, selectSettling, selectTimelineLoaded } from '@/selectors/timelines';
import { timelineClosed, timelineOpened, timelineScrolled } from '@/slices/timelines';
import { restNeeded } from '@/lib/firstView';
import { placeSought } from '@/slices/places';
import { Skeleton } from '@/ui/Skeleton';
import { FirstPageFailed } from './FirstPageFailed';
import { NewStatusesButton } from './NewStatusesButton';
import { StatusRow } from './StatusRow';
import { TimelineEnd } from './TimelineEnd';

const Conversation = lazy(async () => ({
  default: (await import('@/components/conversation/Conversation')).Conversation,
}));

const none: readonly string[] = [];

interface Props {
  timelineKey: TimelineKey;
  /** The feed's name: the title of the screen. */
  label: string;
}

export function StatusList({ timelineKey, label }: Props) {
  const opened = timelineOpened({ key: timelineKey });
  useWhileShown(timelineKey, opened, timelineClosed({ key: timelineKey }));

  const [selectRows] = useState(makeSelectRows);
  const known = useAppSelector((state) => selectRows(state, timelineKey));
  // Cards are made in steps, between which the page has its turn.
  const shown = useDeferredValue(known);
  const { byId, apart } = shown;
  const loaded = useAppSelector((state) => selectTimelineLoaded(state, timelineKey));
  const seeking = useSeeking(timelineKey, shown.ids, loaded && shown === known);
  const ids = seeking ? none : shown.ids;
  const drawn = ids.length > 0 || known.ids.length === 0;
  const gaps = useDeferredValue(useAppSelector((state) => selectGaps(state, timelineKey)));
  const rows = isSequence(timelineKey) ? ids : withGaps(ids, gaps, apart);
  const settling = useAppSelector((state) => selectSettling(state, timelineKey));
  const first = useAppSelector((state) =>
    selectRequest(state, timelineRequest(timelineKey, 'first')),
  );
  const dispatch = useAppDispatch();
  const [presses, setPresses] = useState(0);
  // With the rows that were pressed for, which are not on the page before that.
  const focusWishes = useDeferredValue(presses);
  useAtTop((atTop) => dispatch(timelineScrolled({ key: timelineKey, atTop })));
  const unfolded = useAppSelector(selectUnfolded);
  const conversation = (statusId: string) =>
    unfolded.has(statusId) ? (
      <Suspense fallback={<Skeleton shape="status" />}>
        <Conversation statusId={statusId} inline />
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
        key={String(seeking)}
        list={timelineKey}
        label={label}
        busy={!(loaded && drawn) || first.busy}
        settling={settling}
        ids={rows}
        focusWishes={focusWishes}
        row={(id, index) => (
          <StatusRow
            timelineKey={timelineKey}
            rowId={id}
            row={byId.get(id)}
            at={index + 1}
            of={rows.length}
            conversation={conversation}
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
function useSeeking(key: TimelineKey, known: readonly string[], complete: boolean): boolean {
  const entry = usePlaceEntry(key);
  const place = useAppSelector(({ places }) => places[entry] ?? null);
  const [seeking, seek] = useState(place !== null);
  const dispatch = useAppDispatch();
  if (seeking && (place === null || place.rows.some(({ id }) => known.includes(id)))) seek(false);
  useEffect(() => {
    if (seeking) dispatch(placeSought({ key, entry }));
  }, [seeking, key, entry, dispatch]);
  useEffect(() => {
    // What fetches the place comes with the rest.
    if (seeking && complete) restNeeded();
  }, [seeking, complete]);
  return seeking;
}

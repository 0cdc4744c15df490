/**
 * A timeline on the page: what is new behind a button, the cards, and what follows below. It holds
 * nothing: the ids come from the store, and scrolling only asks for more.
 */
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { timelineRequest, type TimelineKey } from '@/domain/timeline';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileShown } from '@/hooks/useWhileShown';
import { selectRequest } from '@/selectors/requests';
import { makeSelectShownIds, selectBottomedOut, selectTimelineLoaded } from '@/selectors/timelines';
import {
  olderRequested,
  reloadRequested,
  timelineClosed,
  timelineOpened,
} from '@/slices/timelines';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Skeleton } from '@/ui/Skeleton';
import { Spinner } from '@/ui/Spinner';
import { NewStatusesButton } from './NewStatusesButton';
import { StatusBoundary } from './StatusBoundary';
import { StatusCard } from './StatusCard';
import styles from './StatusList.module.css';

/** How far from the end the next page is asked for. */
const AHEAD = '750px';

interface Props {
  timelineKey: TimelineKey;
  /** The feed's name: the title of the screen. */
  label: string;
}

export function StatusList({ timelineKey, label }: Props) {
  const opened = timelineOpened({ key: timelineKey });
  useWhileShown(timelineKey, opened, timelineClosed({ key: timelineKey }));

  const [selectShownIds] = useState(makeSelectShownIds);
  const ids = useAppSelector((state) => selectShownIds(state, timelineKey));
  const loaded = useAppSelector((state) => selectTimelineLoaded(state, timelineKey));
  const first = useAppSelector((state) =>
    selectRequest(state, timelineRequest(timelineKey, 'first')),
  );
  const dispatch = useAppDispatch();

  if (!loaded && first.reason !== null && !first.busy) {
    return (
      <ErrorState onRetry={() => dispatch(reloadRequested({ key: timelineKey }))}>
        <FormattedMessage
          id="timeline.error"
          defaultMessage="Error fetching timeline: {detail}"
          values={{ detail: <bdi>{first.reason}</bdi> }}
        />
      </ErrorState>
    );
  }
  return (
    <>
      <NewStatusesButton timelineKey={timelineKey} />
      <div role="feed" aria-label={label} aria-busy={!loaded || first.busy}>
        {!loaded && <Skeleton shape="status" count={6} />}
        {ids.map((id, index) => (
          <StatusBoundary key={id} statusId={id}>
            <StatusCard statusId={id} position={{ at: index + 1, of: ids.length }} />
          </StatusBoundary>
        ))}
      </div>
      {loaded && <End timelineKey={timelineKey} empty={ids.length === 0} />}
    </>
  );
}

function End({ timelineKey, empty }: { timelineKey: TimelineKey; empty: boolean }) {
  const dispatch = useAppDispatch();
  const bottomedOut = useAppSelector((state) => selectBottomedOut(state, timelineKey));
  const older = useAppSelector((state) =>
    selectRequest(state, timelineRequest(timelineKey, 'older')),
  );
  const load = () => dispatch(olderRequested({ key: timelineKey }));
  const failed = older.reason !== null;

  if (empty && bottomedOut) {
    return (
      <EmptyState>
        <FormattedMessage id="timeline.no_statuses" defaultMessage="No statuses here yet" />
      </EmptyState>
    );
  }
  if (bottomedOut) {
    return (
      <p className={styles.end}>
        <FormattedMessage id="timeline.no_more_statuses" defaultMessage="No more statuses" />
      </p>
    );
  }
  if (failed) {
    return (
      <ErrorState onRetry={load}>
        <FormattedMessage
          id="timeline.error"
          defaultMessage="Error fetching timeline: {detail}"
          values={{ detail: <bdi>{older.reason}</bdi> }}
        />
      </ErrorState>
    );
  }
  return (
    <div className={styles.end}>
      {older.busy ? (
        <Spinner />
      ) : (
        <Button tone="quiet" onPress={load}>
          <FormattedMessage id="timeline.load_older" defaultMessage="Load older statuses" />
        </Button>
      )}
      <LoadWhenNear load={load} />
    </div>
  );
}

/** Asks for the next page when the reader comes near the end. */
function LoadWhenNear({ load }: { load: () => void }) {
  const mark = useRef<HTMLDivElement>(null);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    const place = mark.current;
    if (!place) return undefined;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) latest.current();
      },
      { rootMargin: `${AHEAD} 0px` },
    );
    watcher.observe(place);
    return () => {
      watcher.disconnect();
    };
  }, []);
  return <div ref={mark} aria-hidden />;
}

/**
 * A timeline on the page: what is new behind a button, the cards, and what follows below. It holds
 * nothing: the ids come from the store, and scrolling only asks for more.
 */
import { useDeferredValue, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { timelineRequest, type TimelineKey } from '@/domain/timeline';
import { WindowedFeed } from '@/components/list/WindowedFeed';
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
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { ListFooter } from '@/ui/ListFooter';
import { Skeleton } from '@/ui/Skeleton';
import { NewStatusesButton } from './NewStatusesButton';
import { StatusBoundary } from './StatusBoundary';
import { StatusCard } from './StatusCard';

const messages = defineMessages({
  older: { id: 'timeline.load_older', defaultMessage: 'Load older statuses' },
});

const none: readonly string[] = [];

interface Props {
  timelineKey: TimelineKey;
  /** The feed's name: the title of the screen. */
  label: string;
}

export function StatusList({ timelineKey, label }: Props) {
  const opened = timelineOpened({ key: timelineKey });
  useWhileShown(timelineKey, opened, timelineClosed({ key: timelineKey }));

  const [selectShownIds] = useState(makeSelectShownIds);
  const known = useAppSelector((state) => selectShownIds(state, timelineKey));
  // The first cards are made in steps, between which the page has its turn; later ones at once.
  const begun = useDeferredValue(known).length > 0;
  const ids = begun ? known : none;
  const drawn = ids.length === known.length;
  const loaded = useAppSelector((state) => selectTimelineLoaded(state, timelineKey));
  const first = useAppSelector((state) =>
    selectRequest(state, timelineRequest(timelineKey, 'first')),
  );
  const dispatch = useAppDispatch();

  if (!loaded && first.reason !== null) {
    return (
      <ErrorState busy={first.busy} onRetry={() => dispatch(reloadRequested({ key: timelineKey }))}>
        <FetchError reason={first.reason} />
      </ErrorState>
    );
  }
  return (
    <>
      <NewStatusesButton timelineKey={timelineKey} />
      <WindowedFeed
        list={timelineKey}
        label={label}
        busy={!loaded || first.busy}
        ids={ids}
        row={(id, index) => {
          const position = { at: index + 1, of: ids.length };
          return (
            <StatusBoundary statusId={id} position={position}>
              <StatusCard statusId={id} position={position} />
            </StatusBoundary>
          );
        }}
      >
        {!(loaded && drawn) && <Skeleton shape="status" count={6} />}
      </WindowedFeed>
      {/* As long as no cards stand above it, the end would be near and ask for more and more. */}
      {loaded && drawn && <End timelineKey={timelineKey} empty={known.length === 0} />}
    </>
  );
}

function End({ timelineKey, empty }: { timelineKey: TimelineKey; empty: boolean }) {
  const dispatch = useAppDispatch();
  const bottomedOut = useAppSelector((state) => selectBottomedOut(state, timelineKey));
  const older = useAppSelector((state) =>
    selectRequest(state, timelineRequest(timelineKey, 'older')),
  );
  const intl = useIntl();

  if (empty && bottomedOut) {
    return (
      <EmptyState>
        <FormattedMessage id="timeline.no_statuses" defaultMessage="No statuses here yet" />
      </EmptyState>
    );
  }
  const stateOf = () => {
    if (bottomedOut) return 'end';
    if (older.reason !== null) return 'failed';
    return older.busy ? 'loading' : 'more';
  };
  return (
    <ListFooter
      state={stateOf()}
      busy={older.busy}
      onMore={() => dispatch(olderRequested({ key: timelineKey }))}
      moreLabel={intl.formatMessage(messages.older)}
      error={<FetchError reason={older.reason ?? ''} />}
      end={<FormattedMessage id="timeline.no_more_statuses" defaultMessage="No more statuses" />}
    />
  );
}

function FetchError({ reason }: { reason: string }) {
  return (
    <FormattedMessage
      id="timeline.error"
      defaultMessage="Error fetching timeline: {detail}"
      values={{ detail: <bdi>{reason}</bdi> }}
    />
  );
}

/** A list of the page: its rows, or their skeleton, or why there are none. */
import type { ReactNode } from 'react';
import { useNavigationType } from 'react-router-dom';
import { MembersOnly } from '@/components/timelines/MembersOnly';
import { exploreRequest, moreExploreRequest, type ExploreList } from '@/domain/discovery/explore';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { selectExploreIds, selectExploreRows } from '@/selectors/discovery/explore';
import { selectRequest } from '@/selectors/engine/requests';
import { selectUserToken } from '@/selectors/session/session';
import { exploreClosed, exploreOpened, moreExploreRequested } from '@/slices/discovery/explore';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import type { IconNode } from '@/ui/icons/icons';
import { ListFooter } from '@/ui/list/ListFooter';
import { ServerMessage } from '@/ui/text/ServerMessage';
import type { FeedPosition } from '@/virtualList/feedPosition';
import { WindowedFeed } from '@/virtualList/WindowedFeed';

const MEMBERS_ONLY = 401;

interface Props {
  list: ExploreList;
  /** The accessible name of the feed. */
  label: string;
  shape: 'status' | 'person' | 'line';
  icon: IconNode;
  /** Replaces an empty list. */
  empty: ReactNode;
  /** Says that the list could not be loaded. */
  error: ReactNode;
  /** The rows to show, if not all of them. */
  only?: (id: string) => boolean;
  row: (id: string, position: FeedPosition) => ReactNode;
}

export function ExploreFeed({ list, label, shape, icon, empty, error, only, row }: Props) {
  const dispatch = useAppDispatch();
  const anew = useNavigationType() !== 'POP';
  useWhileMounted(list, exploreOpened({ list, anew }), exploreClosed({ list }));
  const known = useAppSelector((state) => selectExploreRows(state, list));
  const ids = useAppSelector((state) => selectExploreIds(state, list));
  const isVisitor = useAppSelector((state) => selectUserToken(state) === null);
  const first = useAppSelector((state) => selectRequest(state, exploreRequest(list)));
  if (!known && first.reason !== null) {
    // Another try could not help a visitor.
    if (isVisitor && first.httpStatus === MEMBERS_ONLY) return <MembersOnly />;
    return (
      <ErrorState
        detail={first.reason}
        busy={first.busy}
        onRetry={() => dispatch(exploreOpened({ list, anew: true }))}
      >
        {error}
      </ErrorState>
    );
  }
  const shown = only ? ids.filter(only) : ids;
  if (known?.ended && shown.length === 0) return <EmptyState icon={icon}>{empty}</EmptyState>;
  return (
    <>
      <WindowedFeed
        list={`explore ${list}`}
        label={label}
        busy={!known}
        ids={shown}
        row={(id, index) => row(id, { at: index + 1, of: shown.length })}
      >
        {!known && <Skeleton shape={shape} count={6} />}
      </WindowedFeed>
      {known && <More list={list} count={shown.length} ended={known.ended} />}
    </>
  );
}

function More({ list, count, ended }: { list: ExploreList; count: number; ended: boolean }) {
  const dispatch = useAppDispatch();
  const { busy, reason } = useAppSelector((state) =>
    selectRequest(state, moreExploreRequest(list)),
  );
  const stateOf = () => {
    if (ended) return 'end';
    if (reason !== null) return 'failed';
    return busy ? 'loading' : 'more';
  };
  return (
    <ListFooter
      // Scroll anchoring would keep an old footer in place and so skip the new rows.
      key={count}
      state={stateOf()}
      busy={busy}
      onMore={() => dispatch(moreExploreRequested({ list }))}
      error={reason === null ? undefined : <ServerMessage text={reason} />}
    />
  );
}

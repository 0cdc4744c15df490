/** Refreshes a timeline that is pulled down at its top. */
import { PullToRefresh } from '@/components/engine/PullToRefresh';
import { timelineRequest, type TimelineKey } from '@/domain/timelines/timeline';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectRequest } from '@/selectors/engine/requests';
import { timelineRefreshRequested } from '@/slices/timelines/timelines';

export function TimelinePull({ timelineKey: key }: { timelineKey: TimelineKey }) {
  const dispatch = useAppDispatch();
  const { busy } = useAppSelector((state) => selectRequest(state, timelineRequest(key, 'news')));
  return (
    <PullToRefresh busy={busy} onRefresh={() => dispatch(timelineRefreshRequested({ key }))} />
  );
}

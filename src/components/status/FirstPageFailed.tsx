/** What stands in the place of a timeline of which nothing could be had. */
import { timelineRequest, type TimelineKey } from '@/domain/timeline';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectRequest } from '@/selectors/requests';
import { selectUserToken } from '@/selectors/session';
import { reloadRequested } from '@/slices/timelines';
import { ErrorState } from '@/ui/ErrorState';
import { latePart } from '@/ui/latePart';
import { FetchError } from './FetchError';

const MembersOnly = latePart(
  async () => (await import('./MembersOnly')).MembersOnly,
  () => null,
);

const MEMBERS_ONLY = 401;

export function FirstPageFailed({ timelineKey }: { timelineKey: TimelineKey }) {
  const dispatch = useAppDispatch();
  const isVisitor = useAppSelector((state) => selectUserToken(state) === null);
  const { busy, reason, httpStatus } = useAppSelector((state) =>
    selectRequest(state, timelineRequest(timelineKey, 'first')),
  );
  // Trying again could not help them.
  if (isVisitor && httpStatus === MEMBERS_ONLY) return <MembersOnly />;
  return (
    <ErrorState busy={busy} onRetry={() => dispatch(reloadRequested({ key: timelineKey }))}>
      <FetchError reason={reason ?? ''} />
    </ErrorState>
  );
}

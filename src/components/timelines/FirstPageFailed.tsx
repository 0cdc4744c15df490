/** Replaces a timeline whose first page could not be loaded. */
import { timelineRequest, type TimelineKey } from '@/domain/timelines/timeline';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectRequest } from '@/selectors/engine/requests';
import { selectUserToken } from '@/selectors/session/session';
import { timelineReloadRequested } from '@/slices/timelines/timelines';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { FetchError } from './FetchError';

const MembersOnly = deferredComponent(async () => (await import('./MembersOnly')).MembersOnly);

const MEMBERS_ONLY = 401;

export function FirstPageFailed({ timelineKey }: { timelineKey: TimelineKey }) {
  const dispatch = useAppDispatch();
  const isVisitor = useAppSelector((state) => selectUserToken(state) === null);
  const { busy, reason, httpStatus } = useAppSelector((state) =>
    selectRequest(state, timelineRequest(timelineKey, 'first')),
  );
  // Retrying could not help a visitor.
  if (isVisitor && httpStatus === MEMBERS_ONLY) return <MembersOnly />;
  return (
    <ErrorState busy={busy} onRetry={() => dispatch(timelineReloadRequested({ key: timelineKey }))}>
      <FetchError reason={reason ?? ''} />
    </ErrorState>
  );
}

/** One report at its own address, unfolded; a notification leads to it. */
import { reportRequest, type ReportOffers } from '@/domain/admin/reportQueue';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { PartFailed } from '@/screens/moderation/list/PartFailed';
import { selectQueuedReport } from '@/selectors/admin/reportQueue';
import { selectRequest } from '@/selectors/engine/requests';
import { reportLookedUp } from '@/slices/admin/reportQueue';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { ReportGroupRow } from './ReportGroupRow';
import { useReportActions } from './useReportActions';
import { useQueueView } from '@/screens/moderation/useQueueView';

interface Props {
  reportId: string;
  offers: ReportOffers;
}

export function SingleReport({ reportId, offers }: Props) {
  const dispatch = useAppDispatch();
  const lookedUp = reportLookedUp({ reportId });
  useWhileMounted(reportId, lookedUp, null);
  const report = useAppSelector((state) => selectQueuedReport(state, reportId));
  const { reason } = useAppSelector((state) => selectRequest(state, reportRequest(reportId)));
  const view = useQueueView(reportId);
  const act = useReportActions(view);
  return (
    <>
      <PartFailed request={reportRequest(reportId)} onReload={() => dispatch(lookedUp)} />
      {!report && reason === null && <Skeleton shape="person" count={1} />}
      {report && (
        <ReportGroupRow
          group={{ id: reportId, userId: report.reportedUserId, reportIds: [reportId] }}
          position={{ at: 1, of: 1 }}
          view={view}
          offers={offers}
          onAct={act}
        />
      )}
    </>
  );
}

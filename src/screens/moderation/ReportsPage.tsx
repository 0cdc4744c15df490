/** The queue of reports, for who may decide on them. */
import { useAppSelector } from '@/hooks/store';
import { selectReportOffers } from '@/selectors/admin/reportQueue';
import { ReportQueue } from './ReportQueue';

export function ReportsPage() {
  const offers = useAppSelector(selectReportOffers);
  return offers && <ReportQueue offers={offers} />;
}

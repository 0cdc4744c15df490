/** The queue of reports, or the one that the address names, for who may decide on them. */
import { useAppSelector } from '@/hooks/store';
import { selectReportOffers } from '@/selectors/admin/reportQueue';
import type { PageProps } from '@/screens/moderation/pageProps';
import { ReportQueue } from './ReportQueue';
import { SingleReport } from './SingleReport';

export function ReportsPage({ entry }: PageProps) {
  const offers = useAppSelector(selectReportOffers);
  if (!offers) return null;
  return entry === null ? (
    <ReportQueue offers={offers} />
  ) : (
    <SingleReport key={entry} reportId={entry} offers={offers} />
  );
}

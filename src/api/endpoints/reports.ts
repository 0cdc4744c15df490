/** What staff do about reports. */
import type { ReportState } from '@/domain/report';
import type { Connection } from '@/api/http';
import { requestAsStaff } from './staff';

/** PATCH …/admin/reports — answers with nothing. */
export async function setReportState(
  to: Connection,
  reportId: string,
  state: ReportState,
): Promise<void> {
  await requestAsStaff(to, '/reports', {
    method: 'PATCH',
    json: { reports: [{ id: reportId, state }] },
    expects: 'nothing',
  });
}

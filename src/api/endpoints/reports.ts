/** What staff do about reports. */
import type { ReportState } from '@/domain/report';
import { request, type Connection } from '@/api/http';

/** PATCH /api/v1/pleroma/admin/reports — answers with nothing. */
export async function setReportState(
  to: Connection,
  reportId: string,
  state: ReportState,
): Promise<void> {
  await request(to, '/api/v1/pleroma/admin/reports', {
    method: 'PATCH',
    json: { reports: [{ id: reportId, state }] },
    expects: 'nothing',
  });
}

/** The queue of reports on servers of the Pleroma family. */
import type { ReportFilter } from '@/domain/admin/reportQueue';
import type { ReportState } from '@/domain/people/report';
import {
  decodeOneQueuedReport,
  decodeQueuedReports,
  type ReportPage,
  type ReportPlace,
} from '@/api/decode/admin/queuedReport';
import { countOf, fieldsOf, listOf } from '@/api/decode/engine/read';
import type { Connection } from '@/api/http';
import { oneOf } from '@/api/endpoints/engine/answers';
import { requestAsStaff } from './staffRequest';

const PAGE = 40;

/**
 * GET …/admin/reports — in numbered pages, newest first. A decision moves all later ones, so the page
 * follows from the number of reports that are known and still in the list; rows that come twice are
 * the caller's to drop.
 */
export async function fetchReports(
  to: Connection,
  { state, order }: Pick<ReportFilter, 'state' | 'order'>,
  { have, cursor }: ReportPlace,
): Promise<ReportPage> {
  const at = (total: number): number =>
    order === 'newest' ? Math.floor(have / PAGE) + 1 : Math.ceil(Math.max(1, total - have) / PAGE);
  const first = at(Number(cursor ?? 1));
  const answer = await fetchPage(to, state, first);
  const right = at(answer.total);
  // From the oldest on, the page is known only after the number of all is.
  const page = right === first ? answer : await fetchPage(to, state, right);
  const { reports, entities, total } = page;
  return {
    reports: order === 'newest' ? reports : [...reports].reverse(),
    entities,
    next: (order === 'newest' ? right * PAGE < total : right > 1) ? String(total) : null,
    total,
  };
}

async function fetchPage(to: Connection, state: ReportState, page: number) {
  const query = { state, page, page_size: PAGE };
  const { data } = await requestAsStaff(to, '/reports', { query });
  const { reports, total } = fieldsOf<{ reports: unknown; total: unknown }>(data);
  const rows = listOf(reports);
  return { ...decodeQueuedReports(rows), total: countOf(total, rows.length) };
}

/** GET …/admin/reports/:id */
export async function fetchReport(to: Connection, reportId: string) {
  const path = `/reports/${encodeURIComponent(reportId)}`;
  return oneOf(path, await requestAsStaff(to, path, {}), decodeOneQueuedReport);
}

/** POST …/admin/reports/assign_account — only forks that name `assigned_account` have it. */
export async function assignReport(
  to: Connection,
  reportId: string,
  screenName: string | null,
): Promise<void> {
  await requestAsStaff(to, '/reports/assign_account', {
    method: 'POST',
    json: { reports: [{ id: reportId, assigned_account: screenName }] },
    expects: 'nothing',
  });
}

/** POST …/admin/reports/:id/notes */
export async function addReportNote(
  to: Connection,
  reportId: string,
  content: string,
): Promise<void> {
  await requestAsStaff(to, `/reports/${encodeURIComponent(reportId)}/notes`, {
    method: 'POST',
    json: { content },
    expects: 'nothing',
  });
}

/** PUT …/admin/statuses/:id */
export async function markPostSensitive(to: Connection, statusId: string): Promise<void> {
  await requestAsStaff(to, `/statuses/${encodeURIComponent(statusId)}`, {
    method: 'PUT',
    json: { sensitive: true },
    expects: 'nothing',
  });
}

/** DELETE …/admin/statuses/:id */
export async function deletePost(to: Connection, statusId: string): Promise<void> {
  await requestAsStaff(to, `/statuses/${encodeURIComponent(statusId)}`, {
    method: 'DELETE',
    expects: 'nothing',
  });
}

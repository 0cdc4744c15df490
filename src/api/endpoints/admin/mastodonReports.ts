/** The queue of reports on Mastodon and GoToSocial. */
import type { Measure, ReportCategory, ReportFilter } from '@/domain/admin/reportQueue';
import {
  decodeOneQueuedReport,
  decodeQueuedReports,
  type ReportPage,
  type ReportPlace,
} from '@/api/decode/admin/queuedReport';
import { fieldsOf, idOf } from '@/api/decode/engine/read';
import { request, type Connection } from '@/api/http';
import { olderThan } from '@/api/link';
import { requestOne, requestRows } from '@/api/endpoints/engine/answers';

const PAGE = 40;
const REPORTS = '/api/v1/admin/reports';

const reportAt = (reportId: string): string => `${REPORTS}/${encodeURIComponent(reportId)}`;

/** GET /api/v1/admin/reports — pages upwards from the oldest, or downwards from the newest. */
export async function fetchReports(
  to: Connection,
  { state, order }: Pick<ReportFilter, 'state' | 'order'>,
  { cursor }: ReportPlace,
): Promise<ReportPage> {
  const place = order === 'newest' ? olderThan(cursor) : { min_id: cursor ?? '0' };
  // Some servers pass over a filter that is false.
  const resolved = state === 'open' ? 'false' : 'true';
  const query = { resolved, limit: PAGE, ...place };
  const { data, link } = await requestRows(to, REPORTS, { query });
  const { reports, entities } = decodeQueuedReports(data);
  const newestId = idOf(fieldsOf<{ id: string }>(data[0]).id);
  const isFull = data.length >= PAGE;
  return order === 'newest'
    ? { reports, entities, next: isFull ? link.maxId : null, total: null }
    : { reports: [...reports].reverse(), entities, next: isFull ? newestId : null, total: null };
}

/** GET /api/v1/admin/reports — resolved ones about one account. */
export async function fetchEarlierReports(to: Connection, userId: string): Promise<ReportPage> {
  const query = { resolved: 'true', target_account_id: userId, limit: PAGE };
  const { data } = await requestRows(to, REPORTS, { query });
  return { ...decodeQueuedReports(data), next: null, total: null };
}

/** GET /api/v1/admin/reports/:id */
export const fetchReport = (to: Connection, reportId: string) =>
  requestOne(to, reportAt(reportId), {}, decodeOneQueuedReport);

/** POST /api/v1/admin/reports/:id/resolve and /reopen — GoToSocial tells the reporter the answer. */
export async function setReportResolved(
  to: Connection,
  reportId: string,
  wanted: boolean,
  answer = '',
): Promise<void> {
  await request(to, `${reportAt(reportId)}/${wanted ? 'resolve' : 'reopen'}`, {
    method: 'POST',
    ...(answer && { json: { action_taken_comment: answer } }),
    expects: 'nothing',
  });
}

/** POST /api/v1/admin/reports/:id/assign_to_self and /unassign */
export async function setReportMine(
  to: Connection,
  reportId: string,
  wanted: boolean,
): Promise<void> {
  await request(to, `${reportAt(reportId)}/${wanted ? 'assign_to_self' : 'unassign'}`, {
    method: 'POST',
    expects: 'nothing',
  });
}

/** PUT /api/v1/admin/reports/:id — the category, and for a violation the broken rules. */
export async function setReportCategory(
  to: Connection,
  reportId: string,
  category: ReportCategory,
  ruleIds: readonly string[],
): Promise<void> {
  await request(to, reportAt(reportId), {
    method: 'PUT',
    json: { category, ...(category === 'violation' && { rule_ids: ruleIds.map(Number) }) },
    expects: 'nothing',
  });
}

const imposed: Record<Exclude<Measure, 'deactivated'>, { type: string; lift: string }> = {
  sensitized: { type: 'sensitive', lift: 'unsensitive' },
  silenced: { type: 'silence', lift: 'unsilence' },
  disabled: { type: 'disable', lift: 'enable' },
  suspended: { type: 'suspend', lift: 'unsuspend' },
};

/** POST /api/v1/admin/accounts/:id/action — with the words for the account, if there are any. */
export async function imposeMeasure(
  to: Connection,
  userId: string,
  measure: keyof typeof imposed,
  text: string,
): Promise<void> {
  await request(to, `/api/v1/admin/accounts/${encodeURIComponent(userId)}/action`, {
    method: 'POST',
    json: { type: imposed[measure].type, ...(text && { text }) },
    expects: 'nothing',
  });
}

/** POST /api/v1/admin/accounts/:id/unsensitive, /unsilence, /enable and /unsuspend */
export async function liftMeasure(
  to: Connection,
  userId: string,
  measure: keyof typeof imposed,
): Promise<void> {
  const path = `/api/v1/admin/accounts/${encodeURIComponent(userId)}/${imposed[measure].lift}`;
  await request(to, path, { method: 'POST', expects: 'nothing' });
}

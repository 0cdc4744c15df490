/** Reports people to the staff, and sets the state of reports, as staff. */
import type { ReportForm, ReportState } from '@/domain/people/report';
import { readErrorBody } from '@/api/decode/engine/errorBody';
import { isRecord } from '@/api/decode/engine/read';
import { decodeReportState } from '@/api/decode/people/report';
import { ApiError } from '@/api/errors';
import { request, type Answer, type Connection } from '@/api/http';
import { redactValues } from '@/lib/redact/redactValues';
import { bodyFor } from '@/api/endpoints/engine/requestBodies';
import { requestAsStaff } from '@/api/endpoints/admin/staffRequest';

/** POST /api/v1/reports */
export const sendReport = (
  to: Connection,
  userId: string,
  { statusIds, comment, forward }: ReportForm,
): Promise<void> =>
  inShort(
    to,
    request(to, '/api/v1/reports', {
      method: 'POST',
      ...bodyFor(
        to,
        'anything',
        { account_id: userId, status_ids: statusIds, comment, forward },
        { others: { status_ids: told(statusIds), comment: told(comment) } },
      ),
      expects: 'nothing',
    }),
  );

/** Omits empty texts and lists, which strict servers refuse. */
const told = <Value extends { length: number }>(value: Value): Value | undefined =>
  value.length > 0 ? value : undefined;

/** PATCH …/admin/reports — the answer is empty. */
export const setReportState = (
  to: Connection,
  reportId: string,
  state: ReportState,
): Promise<void> =>
  inShort(
    to,
    requestAsStaff(to, '/reports', {
      method: 'PATCH',
      json: { reports: [{ id: reportId, state }] },
      expects: 'nothing',
    }),
  );

/** GET …/admin/reports/:id */
export async function fetchReportState(
  to: Connection,
  reportId: string,
): Promise<ReportState | null> {
  const path = `/reports/${encodeURIComponent(reportId)}`;
  return decodeReportState((await requestAsStaff(to, path, {})).data);
}

/** Shortens the error: the status text for a crash, the first of several messages otherwise. */
async function inShort({ token }: Connection, call: Promise<Answer>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'http') throw error;
    const { kind, path, status, statusText, identifier, retryAfter, body } = error;
    const crashed = (status ?? 0) >= 500;
    const words = crashed ? statusText : readErrorBody(firstOf(body), status ?? 0).serverText;
    const reason = words ? redactValues(words, [token]) : error.reason;
    throw new ApiError({ kind, path, status, statusText, identifier, retryAfter, body, reason });
  }
}

function firstOf(body: unknown): unknown {
  // Some servers also summarise it in `error`.
  const several = isRecord(body) && body.error === undefined ? body.errors : body;
  return Array.isArray(several) ? (several as unknown[])[0] : body;
}

/** People on Mastodon and GoToSocial, for staff. */
import type { PeopleFilter, PeoplePage, SearchField, Standing } from '@/domain/admin/people';
import { decodeQueuedReports, type ReportsAnswer } from '@/api/decode/admin/queuedReport';
import { decodeOneStaffPerson, decodeStaffPeople } from '@/api/decode/admin/staffPerson';
import { request, type Connection } from '@/api/http';
import { olderThan } from '@/api/link';
import { requestOne, requestRows } from '@/api/endpoints/engine/answers';

const PAGE = 50;
const ACCOUNTS = '/api/v1/admin/accounts';

const at = (id: string): string => `${ACCOUNTS}/${encodeURIComponent(id)}`;

const fields: Record<SearchField, string> = {
  name: 'username',
  displayName: 'display_name',
  email: 'email',
  ip: 'ip',
  domain: 'by_domain',
};

const standings: Partial<Record<Standing, string>> = {
  active: 'active',
  waiting: 'pending',
  silenced: 'silenced',
  disabled: 'disabled',
  suspended: 'suspended',
};

/** GET /api/v1/admin/accounts — a filter that is not wanted is left out, as false means true. */
export async function fetchPeople(
  to: Connection,
  { query: words, field, origin, standing, role }: PeopleFilter,
  cursor: string | null,
): Promise<PeoplePage> {
  const text = words.trim().replace(/^@/, '');
  const status = standings[standing];
  const query = {
    limit: PAGE,
    ...(text !== '' && { [fields[field]]: text }),
    ...(origin !== 'any' && { [origin]: 'true' }),
    ...(status !== undefined && { [status]: 'true' }),
    ...(role === 'staff' && { staff: 'true' }),
    ...olderThan(cursor),
  };
  const { data, link } = await requestRows(to, ACCOUNTS, { query });
  return { ...decodeStaffPeople(data), next: data.length > 0 ? link.maxId : null, total: null };
}

/** GET /api/v1/admin/accounts/:id */
export const fetchPerson = (to: Connection, id: string) =>
  requestOne(to, at(id), {}, decodeOneStaffPerson);

/** POST /api/v1/admin/accounts/:id/approve */
export async function approvePerson(to: Connection, id: string): Promise<void> {
  await request(to, `${at(id)}/approve`, { method: 'POST', expects: 'nothing' });
}

/** POST /api/v1/admin/accounts/:id/reject — GoToSocial sends the applicant the words, if any. */
export async function rejectPerson(to: Connection, id: string, message: string): Promise<void> {
  await request(to, `${at(id)}/reject`, {
    method: 'POST',
    ...(message && { json: { message, send_email: true } }),
    expects: 'nothing',
  });
}

/** DELETE /api/v1/admin/accounts/:id — only of a suspended one. */
export async function deletePerson(to: Connection, id: string): Promise<void> {
  await request(to, at(id), { method: 'DELETE', expects: 'nothing' });
}

/** GET /api/v1/admin/reports — the newest about somebody, or by them. */
export async function fetchReportsWith(
  to: Connection,
  id: string,
  { as, resolved }: { as: 'reported' | 'reporter'; resolved: boolean },
): Promise<ReportsAnswer> {
  const who = as === 'reported' ? { target_account_id: id } : { account_id: id };
  const query = { resolved: String(resolved), ...who, limit: PAGE };
  const { data } = await requestRows(to, '/api/v1/admin/reports', { query });
  return decodeQueuedReports(data);
}

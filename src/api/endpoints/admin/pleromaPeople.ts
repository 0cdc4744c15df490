/** People on servers of the Pleroma family, for staff. Actions name them by their handles. */
import type { PeopleFilter, PeoplePage, Standing } from '@/domain/admin/people';
import { decodeOneStaffPerson, decodeStaffPeople } from '@/api/decode/admin/staffPerson';
import { countOf, fieldsOf, listOf, stringOf } from '@/api/decode/engine/read';
import { ApiError } from '@/api/errors';
import type { Connection } from '@/api/http';
import { oneOf } from '@/api/endpoints/engine/answers';
import { requestAsStaff } from './staffRequest';

const PAGE = 50;

const standings: Partial<Record<Standing, string>> = {
  active: 'active',
  waiting: 'need_approval',
  unconfirmed: 'unconfirmed',
  deactivated: 'deactivated',
};

const filtersOf = ({ origin, standing, role }: PeopleFilter): string =>
  [
    origin === 'local' && 'local',
    origin === 'remote' && 'external',
    standings[standing],
    (role === 'admin' || role === 'moderator') && `is_${role}`,
  ]
    .filter(Boolean)
    .join(',');

/** GET …/admin/users — in numbered pages, newest first. */
export async function fetchPeople(
  to: Connection,
  filter: PeopleFilter,
  cursor: string | null,
): Promise<PeoplePage> {
  const page = Number(cursor ?? 1);
  const { field, tag } = filter;
  const words = filter.query.trim();
  const query = {
    filters: filtersOf(filter),
    page,
    page_size: PAGE,
    ...(words !== '' && {
      // The server looks for parts of handles, which end with the domain.
      ...(field === 'name' && { query: words.replace(/^@/, '') }),
      ...(field === 'domain' && { query: `@${words}` }),
      ...(field === 'displayName' && { name: words }),
      ...(field === 'email' && { email: words }),
    }),
    ...(tag !== 'any' && { tags: [tag] }),
  };
  const { data } = await requestAsStaff(to, '/users', { query });
  const { users, count } = fieldsOf<{ users: unknown; count: unknown }>(data);
  const rows = listOf(users);
  const total = countOf(count, null);
  const isFull = total === null ? rows.length >= PAGE : page * PAGE < total;
  return {
    ...decodeStaffPeople(rows),
    next: isFull && rows.length > 0 ? String(page + 1) : null,
    total,
  };
}

const at = (name: string): string => `/users/${encodeURIComponent(name)}`;

/** GET …/admin/users/:nickname — an id will do, too. */
export async function fetchPerson(to: Connection, id: string) {
  return oneOf(at(id), await requestAsStaff(to, at(id), {}), decodeOneStaffPerson);
}

/** GET …/admin/users/:nickname/password_reset — who has the link may choose a new password. */
export async function fetchResetLink(to: Connection, handle: string): Promise<string> {
  const path = `${at(handle)}/password_reset`;
  const { data, status } = await requestAsStaff(to, path, {});
  const link = stringOf(fieldsOf<{ link: unknown }>(data).link);
  if (link === null || !/^https?:/.test(link)) {
    throw new ApiError({ kind: 'malformed', path, status, reason: 'the answer has no link' });
  }
  return link;
}

const changes = {
  approve: 'approve',
  confirm: 'confirm_email',
  mail: 'resend_confirmation_email',
  passwordChange: 'force_password_reset',
} as const;

/** PATCH …/admin/users/approve, /confirm_email, /resend_confirmation_email, /force_password_reset */
export async function changePerson(
  to: Connection,
  handle: string,
  change: keyof typeof changes,
): Promise<void> {
  await requestAsStaff(to, `/users/${changes[change]}`, {
    method: 'PATCH',
    json: { nicknames: [handle] },
    expects: 'nothing',
  });
}

/** PUT …/admin/users/disable_mfa */
export async function turnSecondFactorOff(to: Connection, handle: string): Promise<void> {
  await requestAsStaff(to, '/users/disable_mfa', {
    method: 'PUT',
    json: { nickname: handle },
    expects: 'nothing',
  });
}

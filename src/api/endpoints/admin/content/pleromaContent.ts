/** Posts of everybody on servers of the Pleroma family, for staff. */
import {
  CONTENT_PAGE,
  type ContentQuestion,
  type PostAction,
} from '@/domain/admin/content/content';
import { decodeContentPage, type ContentPage } from '@/api/decode/admin/contentPage';
import { countOf, fieldsOf, listOf } from '@/api/decode/engine/read';
import { decodeStatus, type StatusAnswer } from '@/api/decode/statuses/status';
import type { Connection } from '@/api/http';
import { oneOf } from '@/api/endpoints/engine/answers';
import { requestAsStaff } from '@/api/endpoints/admin/staffRequest';

/**
 * GET …/admin/statuses, …/admin/users/:nickname/statuses, …/admin/instances/:host/statuses — in
 * numbered pages, newest first. A page may be short although others follow, as the server leaves out
 * what it cannot show.
 */
export async function fetchContent(
  to: Connection,
  question: ContentQuestion,
  cursor: string | null,
): Promise<ContentPage> {
  const { person, server, local, hidden } = question;
  const page = Number(cursor ?? 1);
  const path =
    person !== ''
      ? `/users/${encodeURIComponent(person)}/statuses`
      : server !== ''
        ? `/instances/${encodeURIComponent(server)}/statuses`
        : '/statuses';
  const query = {
    page,
    page_size: CONTENT_PAGE,
    // The list of another server takes neither.
    ...(hidden && (person !== '' || server === '') && { godmode: 'true' }),
    ...(local && { local_only: 'true' }),
  };
  const { data } = await requestAsStaff(to, path, { query });
  const { activities, total } = fieldsOf<{ activities: unknown; total: unknown }>(data);
  const rows = listOf(Array.isArray(data) ? data : activities);
  const count = countOf(total, null);
  const isLast = rows.length === 0 || (count !== null && page * CONTENT_PAGE >= count);
  return decodeContentPage(rows, () => (isLast ? null : String(page + 1)));
}

const at = (id: string): string => `/statuses/${encodeURIComponent(id)}`;

/** GET …/admin/statuses/:id */
export async function fetchPost(to: Connection, id: string): Promise<StatusAnswer> {
  return oneOf(at(id), await requestAsStaff(to, at(id), {}), decodeStatus);
}

/** PUT and DELETE …/admin/statuses/:id */
export async function actOnPost(to: Connection, id: string, action: PostAction): Promise<void> {
  const change =
    action.kind === 'sensitive' ? { sensitive: action.wanted } : { visibility: scopeOf(action) };
  await requestAsStaff(to, at(id), {
    ...(action.kind === 'deletion' ? { method: 'DELETE' } : { method: 'PUT', json: change }),
    expects: 'nothing',
  });
}

const scopeOf = (action: PostAction) => (action.kind === 'scope' ? action.scope : undefined);

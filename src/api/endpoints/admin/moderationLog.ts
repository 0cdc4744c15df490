/** The log of moderation, which only servers of the Pleroma family have. */
import { momentOfDay, type LogFilter } from '@/domain/admin/moderationLog';
import { decodeLogPage, type LogPage } from '@/api/decode/admin/moderationLog';
import { fieldsOf } from '@/api/decode/engine/read';
import type { Connection } from '@/api/http';
import { rowsOf } from '@/api/endpoints/engine/answers';
import { requestAsStaff } from './staffRequest';

export const LOG_PAGE = 50;
const PATH = '/moderation_log';

/** GET …/admin/moderation_log */
export async function fetchModerationLog(
  to: Connection,
  { actorId, from, to: until, words }: LogFilter,
  page: number,
): Promise<LogPage> {
  const query = {
    page,
    page_size: LOG_PAGE,
    user_id: actorId,
    start_date: momentOfDay(from, 'start'),
    end_date: momentOfDay(until, 'end'),
    search: words,
  };
  const answer = await requestAsStaff(to, PATH, { query });
  const { items, total } = fieldsOf<{ items: unknown; total: unknown }>(answer.data);
  return decodeLogPage(rowsOf(PATH, { ...answer, data: items }).data, total);
}

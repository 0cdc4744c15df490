/** People who ask to follow a locked account. */
import type { Connection } from '@/api/http';
import { requestPeople, type PeoplePage } from './people';

/** GET /api/v1/follow_requests — everybody at once on older Pleroma, else a page. */
export const fetchFollowRequests = (
  to: Connection,
  { maxId }: { maxId?: string | null } = {},
): Promise<PeoplePage> => requestPeople(to, '/api/v1/follow_requests', { max_id: maxId });

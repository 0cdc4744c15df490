/** Fetches and answers follow requests to a locked account. */
import type { Relationship } from '@/domain/people/relationship';
import { decodeRelationship } from '@/api/decode/people/relationship';
import type { Connection } from '@/api/http';
import { olderThan } from '@/api/link';
import { requestOne } from '@/api/endpoints/engine/answers';
import { requestPeople, type PeoplePage } from './peoplePages';

/** GET /api/v1/follow_requests — all at once on older Pleroma, else a page. */
export const fetchFollowRequests = (
  to: Connection,
  { maxId }: { maxId?: string | null } = {},
): Promise<PeoplePage> => requestPeople(to, '/api/v1/follow_requests', olderThan(maxId));

/** POST /api/v1/follow_requests/:id/authorize and /reject — `:id` is the requester's. */
export const answerFollowRequest = (
  to: Connection,
  userId: string,
  approved: boolean,
): Promise<Relationship> =>
  requestOne(
    to,
    `/api/v1/follow_requests/${encodeURIComponent(userId)}/${approved ? 'authorize' : 'reject'}`,
    { method: 'POST' },
    decodeRelationship,
  );

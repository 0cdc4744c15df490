/** Replies, favourites and repeats that wait for the author's approval, on GoToSocial. */
import type { RequestFilter } from '@/domain/notifications/interactionRequests';
import { PAGE_SIZE } from '@/domain/timelines/timeline';
import {
  decodeInteractionRequests,
  type InteractionRequestsAnswer,
} from '@/api/decode/notifications/interactionRequest';
import type { Connection } from '@/api/http';
import { olderThan } from '@/api/link';
import { requestFields, requestRows } from '@/api/endpoints/engine/answers';

const REQUESTS = '/api/v1/interaction_requests';

/** The server's largest page: a post rarely has more that wait. */
const MOST_OF_ONE = 80;

interface RequestsPage extends InteractionRequestsAnswer {
  /** The cursor of the next page; null if there is none. */
  next: string | null;
}

interface RequestsQuery {
  /** Only those about one post. */
  statusId?: string;
  filter?: RequestFilter;
  maxId?: string | null;
}

/** The server leaves out what is `false`. */
const kindFields = { reply: 'replies', favourite: 'favourites', reblog: 'reblogs' } as const;

/** GET /api/v1/interaction_requests */
export async function fetchInteractionRequests(
  to: Connection,
  { statusId, filter = 'all', maxId }: RequestsQuery,
): Promise<RequestsPage> {
  const kinds = Object.entries(kindFields).map(([kind, field]) => [
    field,
    filter === 'all' || filter === kind ? null : false,
  ]);
  const { data, link } = await requestRows(to, REQUESTS, {
    query: {
      status_id: statusId,
      ...(Object.fromEntries(kinds) as Record<string, false | null>),
      limit: statusId === undefined ? PAGE_SIZE : MOST_OF_ONE,
      ...olderThan(maxId),
    },
  });
  return { ...decodeInteractionRequests(data), next: link.maxId };
}

/** POST /api/v1/interaction_requests/:id/authorize and /reject */
export async function answerInteractionRequest(
  to: Connection,
  id: string,
  approved: boolean,
): Promise<void> {
  const action = approved ? 'authorize' : 'reject';
  await requestFields(to, `${REQUESTS}/${encodeURIComponent(id)}/${action}`, { method: 'POST' });
}

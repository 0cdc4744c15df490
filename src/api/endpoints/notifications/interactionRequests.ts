/** Replies, favourites and repeats that wait for the author's approval, on GoToSocial. */
import { fieldsOf, idOf, listOf, textOf } from '@/api/decode/engine/read';
import type { Connection } from '@/api/http';
import { requestFields, requestRows } from '@/api/endpoints/engine/answers';

const REQUESTS = '/api/v1/interaction_requests';

/** The server's largest page: a post rarely has more that wait. */
const LIMIT = 80;

export type InteractionKind = 'favourite' | 'reply' | 'reblog';

export interface InteractionRequest {
  id: string;
  kind: string;
  userId: string | null;
  /** The reply that waits; null for a favourite or a repeat. */
  replyId: string | null;
}

interface WireInteractionRequest {
  id: string;
  type: string;
  account: { id: string };
  reply?: { id: string };
}

/** GET /api/v1/interaction_requests — those about one post. */
export async function fetchInteractionRequests(
  to: Connection,
  statusId: string,
): Promise<InteractionRequest[]> {
  const { data } = await requestRows(to, REQUESTS, {
    query: { status_id: statusId, limit: LIMIT },
  });
  return listOf(data).flatMap((input) => {
    const wire = fieldsOf<WireInteractionRequest>(input);
    const id = idOf(wire.id);
    if (id === null) return [];
    return {
      id,
      kind: textOf(wire.type),
      userId: idOf(fieldsOf<{ id: string }>(wire.account).id),
      replyId: idOf(fieldsOf<{ id: string }>(wire.reply).id),
    };
  });
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

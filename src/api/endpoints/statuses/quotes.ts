/** The quotes of a post, and the decisions of its author about them on Mastodon from 4.5 on. */
import type { QuotePolicy } from '@/domain/composer/options/reactionPolicies';
import {
  decodeStatus,
  decodeStatusList,
  type StatusAnswer,
  type StatusesAnswer,
} from '@/api/decode/statuses/status';
import type { Connection } from '@/api/http';
import { olderThan } from '@/api/link';
import { requestOne, requestRows } from '@/api/endpoints/engine/answers';
import { speaksPleroma } from '@/api/endpoints/engine/requestBodies';

const pathOf = (statusId: string): string => `/api/v1/statuses/${encodeURIComponent(statusId)}`;

interface QuotesPage extends StatusesAnswer {
  /** The cursor of the next page; null if there is none. */
  next: string | null;
}

/** GET /api/v1/statuses/:id/quotes — or of the same end under /api/v1/pleroma. */
export async function fetchQuotes(
  to: Connection,
  statusId: string,
  { maxId }: { maxId?: string | null } = {},
): Promise<QuotesPage> {
  const own = speaksPleroma(to)
    ? pathOf(statusId).replace('/v1/', '/v1/pleroma/')
    : pathOf(statusId);
  const { data, link } = await requestRows(to, `${own}/quotes`, { query: olderThan(maxId) });
  return { ...decodeStatusList(data), next: link.maxId };
}

/** PUT /api/v1/statuses/:id/interaction_policy — for quotes that come from now on. */
export const setQuotePolicy = (
  to: Connection,
  statusId: string,
  policy: QuotePolicy,
): Promise<StatusAnswer> =>
  requestOne(
    to,
    `${pathOf(statusId)}/interaction_policy`,
    { method: 'PUT', json: { quote_approval_policy: policy } },
    decodeStatus,
  );

/** POST /api/v1/statuses/:id/quotes/:quoting_status_id/revoke — returns the quoting post. */
export const revokeQuote = (
  to: Connection,
  statusId: string,
  quotingId: string,
): Promise<StatusAnswer> =>
  requestOne(
    to,
    `${pathOf(statusId)}/quotes/${encodeURIComponent(quotingId)}/revoke`,
    { method: 'POST' },
    decodeStatus,
  );

/** What the author of a post decides about quotes of it, on Mastodon from 4.5 on. */
import type { QuotePolicy } from '@/domain/composer/options/reactionPolicies';
import { decodeStatus, type StatusAnswer } from '@/api/decode/statuses/status';
import type { Connection } from '@/api/http';
import { requestOne } from '@/api/endpoints/engine/answers';

const pathOf = (statusId: string): string => `/api/v1/statuses/${encodeURIComponent(statusId)}`;

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

/** Fetches polls and casts votes. */
import type { Poll } from '@/domain/statuses/status';
import { decodePoll } from '@/api/decode/statuses/poll';
import { refuse } from '@/api/decode/engine/refusal';
import type { Connection } from '@/api/http';
import { requestOne } from '@/api/endpoints/engine/answers';

const pathOf = (pollId: string): string => `/api/v1/polls/${encodeURIComponent(pollId)}`;

const decode = (wire: unknown) => decodePoll(wire) ?? refuse('poll', 'no id or no options');

/** GET /api/v1/polls/:id */
export const fetchPoll = (to: Connection, pollId: string): Promise<Poll> =>
  requestOne(to, pathOf(pollId), {}, decode);

/**
 * POST /api/v1/polls/:id/votes — by option index. Voting again returns the first vote, or is
 * refused.
 */
export const castVotes = (
  to: Connection,
  pollId: string,
  choices: readonly number[],
): Promise<Poll> =>
  requestOne(to, `${pathOf(pollId)}/votes`, { method: 'POST', json: { choices } }, decode);

/** The rules of polls: end, right to vote, and shares of options. */
import type { Poll } from './status';

/**
 * True if the poll has ended by `now` (milliseconds since 1970), even if the server was not asked
 * again.
 */
export const hasEnded = ({ expired, expiresAt }: Poll, now: number): boolean =>
  expired || (expiresAt !== null && Date.parse(expiresAt) < now);

interface Reader {
  signedIn: boolean;
  now: number;
}

export const mayVote = (poll: Poll, { signedIn, now }: Reader): boolean =>
  signedIn && !poll.voted && !hasEnded(poll, now);

/** Returns whole percent; 0 without votes. */
export const percentOf = (votes: number, total: number): number =>
  total > 0 ? Math.min(100, Math.round((votes / total) * 100)) : 0;

/** Returns the total for shares: voters if several options may be chosen, else votes. */
export const totalOf = ({ multiple, votesCount, votersCount }: Poll): number =>
  multiple ? (votersCount ?? votesCount) : votesCount;

/** True if the server hides votes until the poll has ended. */
export const hidesVotes = ({ options }: Poll): boolean =>
  options.every(({ votesCount }) => votesCount === null);

/** True if the server has exactly these votes, in any order, or does not say. */
export const countsVotes = ({ ownVotes }: Poll, choices: readonly number[]): boolean =>
  ownVotes.length === 0 ||
  (ownVotes.length === choices.length && choices.every((choice) => ownVotes.includes(choice)));

/** The key of the vote's request. */
export const voteRequest = (statusId: string): string => `vote ${statusId}`;

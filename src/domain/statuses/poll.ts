/** The rules of polls: when one has ended, who may vote, and what share an option has. */
import type { Poll } from './status';

/** `now` in milliseconds since 1970: a poll ends by the clock, before the server is asked again. */
export const hasEnded = ({ expired, expiresAt }: Poll, now: number): boolean =>
  expired || (expiresAt !== null && Date.parse(expiresAt) < now);

interface Reader {
  signedIn: boolean;
  now: number;
}

export const mayVote = (poll: Poll, { signedIn, now }: Reader): boolean =>
  signedIn && !poll.voted && !hasEnded(poll, now);

/** In whole percent; 0 where nobody voted. */
export const percentOf = (votes: number, total: number): number =>
  total > 0 ? Math.min(100, Math.round((votes / total) * 100)) : 0;

/** Of what the shares are: of people where each may choose several options, else of votes. */
export const totalOf = ({ multiple, votesCount, votersCount }: Poll): number =>
  multiple ? (votersCount ?? votesCount) : votesCount;

/** Some servers tell how an option stands only when the poll has ended. */
export const hidesVotes = ({ options }: Poll): boolean =>
  options.every(({ votesCount }) => votesCount === null);

/** Whether the server counts exactly these, in whatever order; true where it does not say. */
export const countsVotes = ({ ownVotes }: Poll, choices: readonly number[]): boolean =>
  ownVotes.length === 0 ||
  (ownVotes.length === choices.length && choices.every((choice) => ownVotes.includes(choice)));

/** Under which key `requests` knows the reader's vote. */
export const voteRequest = (statusId: string): string => `vote ${statusId}`;

/** Replies that the server fetches from other servers while the reader has the thread already. */

/** Named by the answer with the thread. */
export interface RefreshHint {
  id: string;
  /** Seconds after which to ask how far it is. */
  retry: number;
}

export interface AsyncRefresh {
  running: boolean;
  /** The number of replies that were found so far. */
  count: number;
}

/** Null as long as the server looks; then the number of replies that wait to be shown. */
export interface ThreadRefresh {
  found: number | null;
}

export const threadRefreshRequest = (statusId: string): string => `thread refresh ${statusId}`;

/** Seconds between two questions: at least and at most. */
const SHORTEST = 1;
const LONGEST = 30;

/** In milliseconds. */
export const refreshWait = ({ retry }: RefreshHint): number =>
  Math.min(Math.max(retry, SHORTEST), LONGEST) * 1_000;

/** The number of questions, after which the server may go on by itself. */
export const MOST_QUESTIONS = 30;

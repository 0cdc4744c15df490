/** How a call is made: its priority, its token and its retries. */

/** `press` goes before `screen` (visible content), and that before `background`. */
export type Priority = 'press' | 'screen' | 'background';

export interface CallPlan {
  /** Defaults to `screen` for reading calls and to `press` for writing ones. */
  priority?: Priority;
  /** Reading calls with the same key share an answer; defaults to address and token. */
  key?: string;
  /** Milliseconds, counted from when the request is really sent. */
  timeout?: number;
  /** Sends no token. */
  anonymous?: boolean;
  /**
   * The longest wait in the queue in milliseconds; a longer one is refused (429) without sending.
   */
  patience?: number;
  /** Sent in place of the reader's token. */
  token?: string;
  /** True for a call that checks the token: its refusal is the result and raises no new doubt. */
  isVerdict?: boolean;
  /** How often a reading call is sent at most when the server fails. */
  tries?: number;
}

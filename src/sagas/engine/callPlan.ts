/** How a call is made: how urgent it is, as whom, and how patiently. */

/** What was just pressed goes before what is on screen, and that before what may come later. */
export type Priority = 'press' | 'screen' | 'background';

export interface CallPlan {
  /** A reading call counts as `screen`, a writing one as `press`, unless this says otherwise. */
  priority?: Priority;
  /** Reading calls of one key share an answer; by default those of one address and token do. */
  key?: string;
  /** Milliseconds from the moment it is really sent. */
  timeout?: number;
  /** Without a token. */
  anonymous?: boolean;
  /** Milliseconds that it may have to wait for its turn; else it is refused (429) without being sent. */
  patience?: number;
  /** With this token instead of the reader's. */
  token?: string;
  /** It asks whether the token is good: a refusal is the answer, and no new doubt. */
  isVerdict?: boolean;
  /** How often a reading call is sent at most, when the server is in trouble. */
  tries?: number;
}

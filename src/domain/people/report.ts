/** Reports to the staff. */

export type ReportState = 'open' | 'closed' | 'resolved';

export interface ReportNote {
  id: string;
  html: string;
  userId: string | null;
  createdAt: string;
}

export interface Report {
  id: string;
  state: ReportState;
  /** Cleaned HTML of what the reporter wrote. */
  html: string;
  createdAt: string;
  /** Null if the server withholds the account. */
  reportedUserId: string | null;
  reporterId: string | null;
  statusIds: string[];
  notes: ReportNote[];
  rules: string[];
}

/** The content of the report form. */
export interface ReportForm {
  /** The reported posts. */
  statusIds: string[];
  comment: string;
  /** Forwards it to the staff of the account's own server. */
  forward: boolean;
}

/** The longest comment that servers accept, in characters. */
export const LONGEST_COMMENT = 1_000;

/** The key of the request that reports somebody. */
export const reportRequest = (userId: string): string => `report ${userId}`;

/** What somebody reported to the staff. */

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
  /** Null when the account is withheld. */
  reportedUserId: string | null;
  reporterId: string | null;
  statusIds: string[];
  notes: ReportNote[];
  rules: string[];
}

/** What the reader tells the staff. */
export interface ReportForm {
  /** The posts that it is about. */
  statusIds: string[];
  comment: string;
  /** The staff of the account's own server get it, too. */
  forward: boolean;
}

/** Characters that servers take. */
export const LONGEST_COMMENT = 1_000;

/** The name of the request that sends a report about somebody. */
export const reportRequest = (userId: string): string => `report ${userId}`;

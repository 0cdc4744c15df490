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

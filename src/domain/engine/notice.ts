/** Notices: short messages to the reader. Text is a message id with values. */

export type NoticeLevel = 'error' | 'warning' | 'success' | 'info';

export type MessageValues = Record<string, string | number>;

export interface Notice {
  id: string;
  level: NoticeLevel;
  /** The message id; `noticeTexts.ts` or `pageNoticeTexts.ts` in `app/notices` has its text. */
  messageKey: string;
  values: MessageValues;
  /** An offered remedy: reload the page, or diagnose the problem. */
  remedy?: 'reload' | 'recovery';
  /** It leads to this post. */
  statusId?: string;
  /** It offers to take back what it tells of. */
  undoable?: true;
  /** The reader points at it or has the focus in it: its time stands still. */
  held?: boolean;
  /** Milliseconds until it disappears; null keeps it until dismissed. */
  timeout: number | null;
}

/** How long an error notice stays. */
export const NOTICE_TIMEOUT = 5_000;

/** How long a notice stays that offers to undo. */
export const UNDO_TIMEOUT = 10_000;

/** More of them at once would hide the page. */
export const MOST_UNDO_NOTICES = 3;

/** Short messages about what happened. Text is a message id with its values, never words. */

export type NoticeLevel = 'error' | 'warning' | 'success' | 'info';

export type MessageValues = Record<string, string | number>;

export interface Notice {
  id: string;
  level: NoticeLevel;
  /** Key of the message catalogue; `app/notices/noticeTexts.ts` knows its words. */
  messageKey: string;
  values: MessageValues;
  /** What the reader can do about it: load the page anew, or find out what is the matter. */
  remedy?: 'reload' | 'recovery';
  /** Milliseconds until it goes by itself; null stays until dismissed. */
  timeout: number | null;
}

/** How long an error notice stays. */
export const NOTICE_TIMEOUT = 5_000;

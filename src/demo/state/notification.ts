/** Notifications and reports as the instance stores them. */

export type NotificationType =
  | 'mention'
  | 'status'
  | 'reblog'
  | 'favourite'
  | 'follow'
  | 'follow_request'
  | 'poll'
  | 'update'
  | 'move'
  | 'pleroma:emoji_reaction'
  | 'pleroma:chat_mention'
  | 'pleroma:report'
  | 'pending.favourite'
  | 'pending.reply'
  | 'pending.reblog'
  | 'admin.report'
  | 'admin.sign_up'
  /** Stands for any type that is newer than a client. */
  | 'annual_report';

export interface Notification {
  id: string;
  type: NotificationType;
  createdAt: number;
  accountId: string;
  postId: string | null;
  targetId: string | null;
  emoji: { name: string; url: string | null } | null;
  message: { chatId: string; messageId: string } | null;
  report: Report | null;
  seen: boolean;
}

export const reportStates = ['open', 'closed', 'resolved'] as const;
export type ReportState = (typeof reportStates)[number];

/** A report to the staff. */
export interface Report {
  id: string;
  reporterId: string;
  reportedId: string;
  text: string;
  postIds: string[];
  createdAt: number;
  state: ReportState;
  /** A word of Mastodon. */
  category?: string;
  /** The moderator who took it. */
  assignedId?: string | null;
  notes?: { id: number; authorId: string; text: string; createdAt: number }[];
}

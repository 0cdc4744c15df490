/** Notifications, their policies and reports as the instance stores them. */

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
  | 'quote'
  | 'quoted_update'
  | 'severed_relationships'
  | 'moderation_warning'
  | 'annual_report'
  /** Stands for any type that is newer than a client. */
  | 'collection_update';

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
  /** The broken rules. */
  ruleIds?: string[];
  /** The moderator who took it. */
  assignedId?: string | null;
  notes?: { id: number; authorId: string; text: string; createdAt: number }[];
}

/** Mastodon's policy about whose notifications are kept apart. */
export const policyRules = [
  'for_not_following',
  'for_not_followers',
  'for_new_accounts',
  'for_private_mentions',
  'for_limited_accounts',
] as const;

export type PolicyRuleName = (typeof policyRules)[number];
export type Treatment = 'accept' | 'filter' | 'drop';

export interface NotificationRequest {
  id: string;
  accountId: string;
  createdAt: number;
  updatedAt: number;
  /** Oldest first. */
  notifications: Notification[];
}

/** Of a person of this instance; left out for somebody who filters nothing. */
export interface FilteredNotifications {
  notificationPolicy?: Partial<Record<PolicyRuleName, Treatment>>;
  notificationRequests?: NotificationRequest[];
  /** People whose requests were accepted. */
  acceptedFrom?: Set<string>;
}

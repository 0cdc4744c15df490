/** The people whose notifications the server filters, until the reader accepts or dismisses them. */

export interface NotificationRequest {
  id: string;
  userId: string;
  /** The number of their filtered notifications. */
  count: number;
  updatedAt: string | null;
  lastStatusId: string | null;
}

export type RequestAnswer = 'accepted' | 'dismissed';

export const notificationRequestKeys = {
  first: 'notification requests',
  older: 'notification requests older',
} as const;

/** The key of the request for the filtered notifications of one. */
export const filteredNotificationsRequest = (id: string): string => `filtered notifications ${id}`;

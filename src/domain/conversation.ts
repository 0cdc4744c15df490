/** A direct conversation and who takes part in it. */
export interface Conversation {
  id: string;
  unread: boolean;
  userIds: string[];
  lastStatusId: string | null;
}

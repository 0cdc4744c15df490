/** The relationship between the reader and another account; a row of its own table. */
export interface Relationship {
  /** The id of the other account. */
  id: string;
  following: boolean;
  followedBy: boolean;
  /** The reader asked to follow them. */
  requested: boolean;
  /** They asked to follow the reader. */
  requestedBy: boolean;
  blocking: boolean;
  blockedBy: boolean;
  muting: boolean;
  mutingNotifications: boolean;
  muteExpiresAt: string | null;
  /** The bell: the reader is notified of each new post. */
  subscribing: boolean;
  showingRepeats: boolean;
  domainBlocking: boolean;
  endorsed: boolean;
  /** The reader's private note; null if the server has no notes. */
  note: string | null;
}

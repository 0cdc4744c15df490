/** How the reader and another account stand to each other; a row of its own table. */
export interface Relationship {
  /** The id of the other account. */
  id: string;
  following: boolean;
  followedBy: boolean;
  /** Our request waits for their answer. */
  requested: boolean;
  /** Their request waits for ours. */
  requestedBy: boolean;
  blocking: boolean;
  blockedBy: boolean;
  muting: boolean;
  mutingNotifications: boolean;
  muteExpiresAt: string | null;
  /** The bell: told of each new post. */
  subscribing: boolean;
  showingRepeats: boolean;
  domainBlocking: boolean;
  endorsed: boolean;
  /** The reader's private note; null where the server has none for them to write. */
  note: string | null;
}

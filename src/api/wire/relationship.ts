/** The relationship between the reader and another account. */
export interface WireRelationship {
  id: string;
  following?: boolean;
  followed_by?: boolean;
  requested?: boolean;
  requested_by?: boolean;
  blocking?: boolean;
  blocked_by?: boolean;
  muting?: boolean;
  muting_notifications?: boolean;
  muting_expires_at?: string | null;
  notifying?: boolean;
  /** The older name of `notifying`. */
  subscribing?: boolean;
  showing_reblogs?: boolean;
  domain_blocking?: boolean;
  endorsed?: boolean;
  note?: string;
  languages?: string[] | null;
}

/** The followers of one person whom the reader follows. */
export interface WireFamiliarFollowers {
  id: string;
  accounts: unknown[];
}

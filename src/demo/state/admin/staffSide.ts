/** The side of people that only staff sees, and the invitations that staff makes. */

export interface StaffSide {
  /** The reason given when signing up, and the address that it came from. */
  reason?: string;
  ip?: string;
  /** The measures of Mastodon's and GoToSocial's moderators that are in force. */
  measures?: Set<string>;
}

export interface Invite {
  id: number;
  token: string;
  /** Used up, or revoked. */
  used: boolean;
  /** A day. */
  expiresAt: string | null;
  uses: number;
  maxUse: number | null;
}

/** Invitations to sign up, as servers of the Pleroma family make them. */
export interface Invite {
  id: string;
  /** Lets anybody sign up who has it; shown to be passed on, and never kept. */
  token: string;
  revoked: boolean;
  expiresOn: string | null;
  uses: number;
  /** Null without a limit. */
  mostUses: number | null;
}

/** The limits of a new one; null for none. */
export interface InviteLimits {
  mostUses: number | null;
  /** A day, such as `2026-11-30`. */
  expiresOn: string | null;
}

/** The keys of requests. */
export const INVITES = 'invites';
export const INVITE_CHANGE = 'invite change';

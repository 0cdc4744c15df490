/** Accounts and reports as Mastodon and GoToSocial send them to staff. */
import type { WireTagDay } from './search';
import type { WireStatus } from './status';
import type { WireRole, WireUser } from './user';

/** The side of an account that only staff sees. */
export interface WireStaffAccount {
  id: string;
  username: string;
  /** Null for accounts of this server. */
  domain: string | null;
  created_at?: string;
  email?: string;
  /** An address, or on older servers an object with it. */
  ip?: unknown;
  ips?: unknown;
  /** The reason given when signing up. */
  invite_request?: string | null;
  confirmed?: boolean;
  approved?: boolean;
  disabled?: boolean;
  sensitized?: boolean;
  silenced?: boolean;
  suspended?: boolean;
  role?: WireRole;
  /** The public side. */
  account: WireUser;
}

/** An account as the Pleroma family lists it for staff. */
export interface WireStaffUser {
  id: string;
  nickname: string;
  display_name?: string;
  avatar?: string;
  local?: boolean;
  email?: string | null;
  registration_reason?: string | null;
  created_at?: string;
  is_active?: boolean;
  is_approved?: boolean;
  is_confirmed?: boolean;
  roles?: { admin: boolean; moderator: boolean };
  tags?: string[];
}

export interface WireStaffReport {
  id: string;
  action_taken: boolean;
  category?: string;
  /** Plain text. */
  comment: string;
  created_at: string;
  /** The reporter. */
  account: WireStaffAccount | null;
  /** The reported account. */
  target_account: WireStaffAccount | null;
  assigned_account: WireStaffAccount | null;
  statuses: WireStatus[];
  rules?: { id: string; text: string }[];
}

/** The fields that staff's lists add to a trending post, hashtag or link. */
export interface WireStaffTrend {
  id: string;
  /** Of hashtags. */
  name?: string;
  history?: WireTagDay[];
  requires_review?: boolean;
  /** Of hashtags, until the first decision null. */
  trendable?: boolean | null;
}

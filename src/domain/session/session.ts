/** Who is signed in, with what, and what they may do. */
import type { Privilege } from './privileges';
import type { Visibility } from '@/domain/statuses/status';
import type { Role } from '@/domain/session/privileges';

/** The application's registration and tokens. The only place where secrets are kept. */
export interface OauthState {
  clientId: string | null;
  clientSecret: string | null;
  /** What the application was registered for, and no more may be asked; null of older records. */
  scopes: string | null;
  appToken: string | null;
  userToken: string | null;
}

export const noOauth: OauthState = {
  clientId: null,
  clientSecret: null,
  scopes: null,
  appToken: null,
  userToken: null,
};

/** What only the account itself is told. Its public side is a row of the users table. */
export interface CurrentUser {
  id: string;
  screenName: string;
  fullName: string;
  locked: boolean;
  isLocal: boolean;
  role: Role;
  rights: { admin: boolean; moderator: boolean };
  privileges: Privilege[];
  deactivated: boolean;
  tags: string[];
  createdAt: string;
  source: { privacy: Visibility; sensitive: boolean };
  showsRole: boolean;
  showsBirthday: boolean;
  /** Posts are sent on without their looks. */
  stripsRichText: boolean;
  notificationSettings: { blocksStrangers: boolean; hidesContents: boolean };
  inLists: string[];
  friendIds: string[];
  followerIds: string[];
  blockIds: string[];
  muteIds: string[];
  domainMutes: string[];
  pinnedStatusIds: string[];
  latestScrobble: unknown;
  /** Who moves takes their followers along; else the reader is told and decides. */
  allowsFollowingMove: boolean;
  unreadChatCount: number;
  followRequestCount: number;
  /** Lets the shoutbox socket in; a secret of its own. */
  chatToken: string | null;
  backgroundUrl: string | null;
  /** The account's store of client settings, one key per client. */
  settingsStore: Record<string, unknown>;
}

export type LoginStrategy = 'password' | 'token' | 'totp' | 'recovery';

export type LoginPhase = 'idle' | 'begin' | 'verify' | 'end';

/** Why the last login try failed: the server's own words, or one of our sentences. */
export type LoginFailure =
  | { kind: 'server'; text: string }
  | { kind: 'wrongCredentials' }
  | { kind: 'tooManyAttempts' }
  | { kind: 'clientUnknown' }
  /** Said no on the server's own page. */
  | { kind: 'denied' }
  /** Came back from there without a code; the server's words, where they are surely its own. */
  | { kind: 'sentBack'; text: string | null }
  | { kind: 'generic' }
  | { kind: 'network' };

/** The signed-in account, its tokens, and its rights. */
import type { Privilege } from './privileges';
import type { QuotePolicy } from '@/domain/composer/options/reactionPolicies';
import type { Visibility } from '@/domain/statuses/status';
import type { Role } from '@/domain/session/privileges';

/** The application's registration and tokens: the only place for secrets. */
export interface OauthState {
  clientId: string | null;
  clientSecret: string | null;
  /** The registered scopes, which limit those of tokens; null in older records. */
  scopes: string | null;
  appToken: string | null;
  userToken: string | null;
}

/** Says to the other tabs of an account that the server refuses its token. */
export const TOKEN_REFUSED = 'tokenRefused';

export const noOauth: OauthState = {
  clientId: null,
  clientSecret: null,
  scopes: null,
  appToken: null,
  userToken: null,
};

/** The private part of the own account. Its public side is in the users table. */
export interface CurrentUser {
  id: string;
  screenName: string;
  fullName: string;
  locked: boolean;
  isLocal: boolean;
  role: Role;
  rights: { admin: boolean; moderator: boolean };
  privileges: Privilege[];
  /** The bits of the role, where the server has such roles and this one has any. */
  permissions?: number;
  deactivated: boolean;
  tags: string[];
  createdAt: string;
  /** Defaults of new posts; who may quote them is known on Mastodon alone. */
  source: { privacy: Visibility; sensitive: boolean; quotePolicy?: QuotePolicy };
  showsRole: boolean;
  showsBirthday: boolean;
  /** Removes the formatting of posts. */
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
  /** True if the account follows people who move; else the reader is notified and decides. */
  allowsFollowingMove: boolean;
  /** Null where the server does not say it. */
  unreadChatCount: number | null;
  followRequestCount: number;
  /** The secret token of the shoutbox socket. */
  chatToken: string | null;
  backgroundUrl: string | null;
  /** The account's settings store, one key per client. */
  settingsStore: Record<string, unknown>;
}

export type LoginStrategy = 'password' | 'token' | 'totp' | 'recovery';

export type LoginPhase = 'idle' | 'begin' | 'verify' | 'end';

/** Why the last login failed: the server's text, or one of ours. */
export type LoginFailure =
  | { kind: 'server'; text: string }
  | { kind: 'wrongCredentials' }
  | { kind: 'tooManyAttempts' }
  | { kind: 'clientUnknown' }
  /** The person declined on the server's page. */
  | { kind: 'denied' }
  /** Returned from there without a code; the server's text, if it is certainly its own. */
  | { kind: 'sentBack'; text: string | null }
  | { kind: 'generic' }
  | { kind: 'network' };

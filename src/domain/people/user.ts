/** People: the rows of the users table, for local and remote accounts. */
import type { Privilege, Role } from '@/domain/session/privileges';

/** The kind of account: a person, a program, or a group that shares it. */
export type ActorType = 'Person' | 'Service' | 'Group';

export interface CustomEmoji {
  shortcode: string;
  url: string;
  /** A still image, for readers who disable animation. */
  staticUrl: string;
}

export interface ProfileField {
  name: string;
  /** Cleaned HTML. */
  html: string;
  verifiedAt: string | null;
}

export interface User {
  id: string;
  /** `nick` for local people, `nick@host` for remote ones. */
  screenName: string;
  /** For display: with an internationalised host in its own script. */
  shownScreenName: string;
  /** Always `nick@host`. */
  fullName: string;
  /** Plain text with `:shortcodes:`. */
  name: string;
  emoji: CustomEmoji[];
  /** Cleaned HTML. */
  bioHtml: string;
  avatarUrl: string;
  avatarStaticUrl: string;
  /** The picture's alternative text. */
  avatarDescription: string;
  bannerUrl: string;
  bannerStaticUrl: string;
  bannerDescription: string;
  profileUrl: string;
  /** The account's ActivityPub id. */
  uri: string;
  /** The icon of the account's server. */
  faviconUrl: string | null;
  isLocal: boolean;
  isLocked: boolean;
  isBot: boolean;
  actorType: ActorType;
  /** May be listed in directories. */
  isDiscoverable: boolean;
  createdAt: string;
  lastStatusAt: string | null;
  /** `YYYY-MM-DD`, if the account shows it. */
  birthday: string | null;
  statusCount: number;
  followerCount: number;
  followingCount: number;
  hidesFollowers: boolean;
  hidesFollowing: boolean;
  hidesFollowerCount: boolean;
  hidesFollowingCount: boolean;
  hidesFavourites: boolean;
  fields: ProfileField[];
  rights: { admin: boolean; moderator: boolean };
  role: Role;
  /** Roles under the names that the server gave them; on Mastodon and GoToSocial. */
  roleNames?: string[];
  privileges: Privilege[];
  tags: string[];
  deactivated: boolean;
  isSuggested: boolean;
  acceptsChatMessages: boolean | null;
  backgroundUrl: string | null;
  movedToId: string | null;
}

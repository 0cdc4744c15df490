/** People: what the tables keep of an account, ours or another's. */
import type { Privilege, Role } from '@/domain/session/privileges';

/** What stands behind an account: a person, a program, or many people who share it. */
export type ActorType = 'Person' | 'Service' | 'Group';

export interface CustomEmoji {
  shortcode: string;
  url: string;
  /** The first picture only, for those who asked for no animation. */
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
  /** The same to be read, where the host is written in letters of another script. */
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
  /** What the picture shows, in words. */
  avatarDescription: string;
  bannerUrl: string;
  bannerStaticUrl: string;
  bannerDescription: string;
  profileUrl: string;
  /** The address by which other servers know the account. */
  uri: string;
  /** The icon of the account's own server. */
  faviconUrl: string | null;
  isLocal: boolean;
  isLocked: boolean;
  isBot: boolean;
  actorType: ActorType;
  /** Wants to be found in directories. */
  isDiscoverable: boolean;
  createdAt: string;
  lastStatusAt: string | null;
  /** `YYYY-MM-DD`, where the account shows it. */
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
  privileges: Privilege[];
  tags: string[];
  deactivated: boolean;
  isSuggested: boolean;
  acceptsChatMessages: boolean | null;
  backgroundUrl: string | null;
  movedToId: string | null;
}

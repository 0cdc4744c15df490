/** The tabs of a profile, and their counts. */
import type { User } from './user';

export const profileTabs = [
  'statuses',
  'followees',
  'followers',
  'media',
  'tags',
  'featured',
  'favorites',
] as const;

export type ProfileTab = (typeof profileTabs)[number];

/** Returns the tab of a query; the first one if it is unknown. */
export const profileTabOf = (query: string | null): ProfileTab =>
  profileTabs.find((tab) => tab === query) ?? 'statuses';

interface Onlooker {
  isOwn: boolean;
  /** The server shows other people's favourites. */
  canSeeFavourites: boolean;
  /** The server has hashtags on profiles. */
  hasTags: boolean;
  /** Likewise people. */
  hasFeatured: boolean;
}

/** Returns the offered tabs; hidden lists are shown to their owner only. */
export function offeredTabs(
  user: Pick<User, 'hidesFollowing' | 'hidesFollowers' | 'hidesFavourites'>,
  { isOwn, canSeeFavourites, hasTags, hasFeatured }: Onlooker,
): ProfileTab[] {
  const hidden: Partial<Record<ProfileTab, boolean>> = {
    followees: user.hidesFollowing,
    followers: user.hidesFollowers,
    favorites: user.hidesFavourites || !canSeeFavourites,
  };
  const has: Partial<Record<ProfileTab, boolean>> = { tags: hasTags, featured: hasFeatured };
  return profileTabs.filter((tab) => has[tab] ?? (isOwn || !hidden[tab]));
}

/** Returns a tab's count; null if it is unknown or hidden. */
export function countOfTab(
  user: Pick<
    User,
    | 'statusCount'
    | 'followingCount'
    | 'followerCount'
    | 'hidesFollowingCount'
    | 'hidesFollowerCount'
  >,
  tab: ProfileTab,
): number | null {
  if (tab === 'statuses') return user.statusCount;
  if (tab === 'followees') return user.hidesFollowingCount ? null : user.followingCount;
  if (tab === 'followers') return user.hidesFollowerCount ? null : user.followerCount;
  // Servers do not count media, but without posts there are none.
  return tab === 'media' && user.statusCount === 0 ? 0 : null;
}

const DAY = 86_400_000;

/** Returns statuses per day since the account was created, with days and result rounded up. */
export function dailyAverage(statusCount: number, createdAt: string, now: number): number {
  const made = Date.parse(createdAt);
  const days = Number.isNaN(made) ? 1 : Math.max(1, Math.ceil((now - made) / DAY));
  return Math.ceil(statusCount / days);
}

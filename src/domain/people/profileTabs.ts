/** The tabs of a profile, and how much is in them. */
import type { User } from './user';

export const profileTabs = ['statuses', 'followees', 'followers', 'media', 'favorites'] as const;

export type ProfileTab = (typeof profileTabs)[number];

/** The tab that a query asks for; anything unknown is the first. */
export const profileTabOf = (query: string | null): ProfileTab =>
  profileTabs.find((tab) => tab === query) ?? 'statuses';

interface Onlooker {
  isOwn: boolean;
  /** Whether the server tells what others marked as favourite. */
  canSeeFavourites: boolean;
}

/** What somebody hides is hidden from others, and never from themselves. */
export function offeredTabs(
  user: Pick<User, 'hidesFollowing' | 'hidesFollowers' | 'hidesFavourites'>,
  { isOwn, canSeeFavourites }: Onlooker,
): ProfileTab[] {
  const hidden: Partial<Record<ProfileTab, boolean>> = {
    followees: user.hidesFollowing,
    followers: user.hidesFollowers,
    favorites: user.hidesFavourites || !canSeeFavourites,
  };
  return profileTabs.filter((tab) => isOwn || !hidden[tab]);
}

/** How much there is in a tab; null where nobody says, or where the number is hidden. */
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
  // Nobody counts what has media, but among no posts there is none.
  return tab === 'media' && user.statusCount === 0 ? 0 : null;
}

const DAY = 86_400_000;

/** Statuses a day since the account was made, whole days and whole statuses, both rounded up. */
export function dailyAverage(statusCount: number, createdAt: string, now: number): number {
  const made = Date.parse(createdAt);
  const days = Number.isNaN(made) ? 1 : Math.max(1, Math.ceil((now - made) / DAY));
  return Math.ceil(statusCount / days);
}

/**
 * Options stored in the account for all its clients: where each is read, and its values. A change
 * is shown optimistically.
 */
import { quotePolicyOf, type QuotePolicy } from '@/domain/composer/options/reactionPolicies';
import { selectableVisibilities } from '@/domain/composer/visibility';
import type { CurrentUser } from '@/domain/session/session';
import type { Visibility } from '@/domain/statuses/status';
import type { User } from '@/domain/people/user';

/** The private and the public side of the account. */
interface OwnSides {
  own: CurrentUser;
  row: User;
}

interface Option<Value> {
  read: (sides: OwnSides) => Value;
  accepts: (value: unknown) => boolean;
}

const flag = (read: (sides: OwnSides) => boolean): Option<boolean> => ({
  read,
  accepts: (value) => typeof value === 'boolean',
});

export const profileOptions = {
  defaultScope: {
    read: ({ own }) => own.source.privacy,
    accepts: (value) => (selectableVisibilities as readonly unknown[]).includes(value),
  } as Option<Visibility>,
  defaultQuotePolicy: {
    read: ({ own }) => own.source.quotePolicy ?? 'public',
    accepts: (value) => quotePolicyOf(value) !== null,
  } as Option<QuotePolicy>,
  defaultNSFW: flag(({ own }) => own.source.sensitive),
  stripRichContent: flag(({ own }) => own.stripsRichText),
  locked: flag(({ own }) => own.locked),
  acceptChatMessages: flag(({ row }) => row.acceptsChatMessages === true),
  allowFollowingMove: flag(({ own }) => own.allowsFollowingMove),
  discoverable: flag(({ row }) => row.isDiscoverable),
  hideFavorites: flag(({ row }) => row.hidesFavourites),
  hideFollowers: flag(({ row }) => row.hidesFollowers),
  hideFollows: flag(({ row }) => row.hidesFollowing),
  hideFollowersCount: flag(({ row }) => row.hidesFollowerCount),
  hideFollowsCount: flag(({ row }) => row.hidesFollowingCount),
  webPushHideContents: flag(({ own }) => own.notificationSettings.hidesContents),
  blockNotificationsFromStrangers: flag(({ own }) => own.notificationSettings.blocksStrangers),
} as const;

export type ProfileOptionName = keyof typeof profileOptions;

export type ProfileOptionValues = {
  [Name in ProfileOptionName]: ReturnType<(typeof profileOptions)[Name]['read']>;
};

/** An option with a value of its type. */
export type ProfileOptionChange = {
  [Name in ProfileOptionName]: { name: Name; value: ProfileOptionValues[Name] };
}[ProfileOptionName];

export const profileOptionNames = Object.keys(profileOptions) as ProfileOptionName[];

/** Options stored with the notifications, and changed by a separate call. */
export type NotificationOptionName = Extract<
  ProfileOptionName,
  'webPushHideContents' | 'blockNotificationsFromStrangers'
>;

export const INVALID_OPTION = 'Invalid server-side setting';

export const isProfileOptionChange = (change: {
  name: string;
  value: unknown;
}): change is ProfileOptionChange =>
  Object.hasOwn(profileOptions, change.name) &&
  profileOptions[change.name as ProfileOptionName].accepts(change.value);

/** The server's rules about whose notifications it shows, keeps apart, or never makes. */

/** The groups of people, in the order of the settings, with the server's names. */
export const policyGroups = {
  notFollowing: 'for_not_following',
  notFollowers: 'for_not_followers',
  newAccounts: 'for_new_accounts',
  privateMentions: 'for_private_mentions',
  limitedAccounts: 'for_limited_accounts',
} as const;

export type PolicyGroup = keyof typeof policyGroups;

export const policyGroupNames = Object.keys(policyGroups) as PolicyGroup[];

/** By the server's names: shown, filtered until the reader decides, or thrown away. */
export const policyTreatments = ['accept', 'filter', 'drop'] as const;

export type PolicyTreatment = (typeof policyTreatments)[number];

export interface NotificationPolicy {
  /** Null where the server has no such rule, or one that this client does not know. */
  rules: Readonly<Record<PolicyGroup, PolicyTreatment | null>>;
  /** The number of people whose notifications were filtered; the server counts to 100. */
  waiting: number;
}

export const NOTIFICATION_POLICY_REQUEST = 'notification policy';

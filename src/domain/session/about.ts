/** What an instance tells of itself on its page: its rules for other servers, and how large it is. */

/** A server that a rule names, with the reason that staff gave; empty where they gave none. */
export interface ListedServer {
  host: string;
  reason: string;
}

/** Kinds of rules for servers, in the order in which they are shown. Others are shown by their names. */
export const serverRules = [
  'accept',
  'reject',
  'quarantined',
  'federated_timeline_removal',
  'media_removal',
  'media_nsfw',
  'followers_only',
  'report_removal',
  'avatar_removal',
  'banner_removal',
  'reject_deletes',
] as const;

export type ServerRule = (typeof serverRules)[number];

export interface ServerList {
  /** One of `serverRules`, or the server's own word for what it does. */
  rule: string;
  servers: ListedServer[];
}

export interface KeywordRules {
  /** Patterns, as the server writes them. */
  federatedTimelineRemoval: string[];
  reject: string[];
  replace: { pattern: string; replacement: string }[];
}

export interface FederationPolicy {
  /** Whether the instance exchanges posts with others at all. */
  enabled: boolean;
  /** The names of what is at work; null where the instance keeps its rules to itself. */
  policies: string[] | null;
  /** Some rules are left out. */
  isIncomplete: boolean;
  /** None of them is empty. */
  lists: ServerList[];
  keywords: KeywordRules;
  /** The settings of further policies, in their own words. */
  others: { policy: string; settings: { name: string; value: string }[] }[];
}

/** Null for what the instance does not tell. */
export interface Statistics {
  users: number | null;
  activeUsers: number | null;
  posts: number | null;
  servers: number | null;
}

export interface About {
  /** Cleaned HTML. */
  descriptionHtml: string;
  policy: FederationPolicy | null;
  statistics: Statistics;
  /** Handles of local people. */
  staffNames: string[];
}

export const ABOUT_REQUEST = 'about';

export type StaffGroup = 'admin' | 'moderator' | 'staff';

/** The lists with only those servers whose name or reason holds a word; none of them empty. */
export function serversWith(lists: readonly ServerList[], word: string): ServerList[] {
  const sought = word.trim().toLowerCase();
  return lists
    .map(({ rule, servers }) => ({
      rule,
      servers: servers.filter(({ host, reason }) =>
        `${host}\n${reason}`.toLowerCase().includes(sought),
      ),
    }))
    .filter(({ servers }) => servers.length > 0);
}
